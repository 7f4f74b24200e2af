//! Landmarks as text: one shape a line, drawn by [`super::glyph`], in tenths of a unit round the place of a landmark.
//!
//! A line is an operation, the fill, the line round it, numbers. Fill: a colour as `rrggbb` or `rrggbbaa`, `~aa` for
//! shade of an opacity, `-` for none. Line: `-`, or colour, width and perhaps dash and gap, joined by colons.
//!
//! * `e x y rx ry` an ellipse, `r x y width height` a rectangle, `p x y …` an outline, `l x y …` a line
//! * `s x y …` a smooth outline, `c x y …` Bézier pieces
//! * `h x y length depth height turned` a house with a lit and a shaded slope, `t x y half height` a steeple with these
//! * `T x y radius kind` a tree, `w x y radius roofed` a tower, `b x y` flower beds, `q x y` a square with a well
//!
//! The sets that are not played draw their symbols and pieces with the same rows ([`super::prints`]). There `n x y height` writes the
//! text of a symbol in its fill, and `@` stands for the colour of a piece's owner.

pub(super) const COAT: &str = "c ~5f - -56 -61 78 -61 78 -61 78 -61 80 37 61 75 11 106 -39 75 -58 37 -56 -61
c f4e6bd 1f3d66:13 -61 -69 61 -69 61 -69 61 -69 63 20 45 55 0 82 -45 55 -63 20 -61 -69
c 2f5d9b - -51 -57 51 -57 51 -57 51 -57 52 16 38 46 0 69 -38 46 -52 16 -51 -57
c 244c83 - 0 -57 50 -57 50 -57 50 -57 51 16 36 46 0 68
l - f4e6bd:19:99:0 0 -56 0 66
l - f4e6bd:19:99:0 -50 -12 50 -12";

/// Wine, wheat, cloth.
pub(super) const GOODS: [&str; 3] = [
    "e ~5a - 9 12 74 74
e f6ecd2 6b4d2f:11 0 0 69 69
s a06a3a 4a2f1b:6 -26 -42 26 -42 39 0 26 44 -26 44 -39 0
l - 4a4a50:9 -34 -26 34 -26
l - 4a4a50:9 -34 26 34 26
e 8e1f3f - 0 0 15 15",
    "e ~5a - 9 12 74 74
e f6ecd2 6b4d2f:11 0 0 69 69
l - b8871f:8 -12 46 -36 -32
l - b8871f:8 0 46 0 -44
l - b8871f:8 12 46 36 -32
l - e6b83c:17 -37 -30 -31 -2
l - e6b83c:17 -19 -38 -16 -8
l - e6b83c:17 0 -44 0 -14
l - e6b83c:17 19 -38 16 -8
l - e6b83c:17 37 -30 31 -2
l - 8e3f2a:14 -22 18 22 18",
    "e ~5a - 9 12 74 74
e f6ecd2 6b4d2f:11 0 0 69 69
r 3d7d8c 1f4650:6 -42 -26 84 60
e 6fb0bd 1f4650:6 -40 4 16 30
l - f4e6bd:8 -8 -25 -8 33
l - f4e6bd:8 20 -25 20 33",
];

pub(super) const PRINCESS: &str = "e ~5a - 9 12 74 74
e f8e6ee 8a3a6b:11 0 0 69 69
s b44f8c - -40 52 -16 16 16 16 40 52
l - f2c3d8:13 8 -58 28 -18 44 26
e f3cfa9 7a4a3a:4 0 -2 21 23
p b44f8c 7a2f5d:4 -23 -12 9 -62 23 -12";

pub(super) const DRAGON: &str = "e ~5a - 9 12 76 76
e f3d79a 5a1f1a:11 0 0 71 71
p d85a36 7a1f17:4 -4 -6 -16 -54 10 -42 28 -52 32 -30 52 -26 22 6
c - 7a1f17:30 -46 -16 -26 -34 -22 4 -6 6 26 9 34 34 6 42 -16 48 -34 42 -44 30
c - b02f25:21 -46 -16 -26 -34 -22 4 -6 6 26 9 34 34 6 42 -16 48 -34 42 -44 30
p b02f25 - -62 -8 -34 -32 -26 -12
e ffe9a0 - -40 -18 5 5";

/// What arrows give: a second figure, a figure elsewhere, another tile.
pub(super) const ARROW_BESIDE: &str = "p 1f4d7a - -32 -35 -21 -24 -23 -11 -2 -5 -2 7 -16 11 -9 38 -26 38 -32 24 -38 38 -55 38 -48 11 -61 7 -61 -5 -40 -11 -43 -24
p 1f4d7a - 32 -35 43 -24 40 -11 61 -5 61 7 48 11 55 38 38 38 32 24 26 38 9 38 16 11 2 7 2 -5 23 -11 21 -24";

pub(super) const ARROW_ELSEWHERE: &str = "c - 7a2a1c:12 -44 49 -44 -73 44 -73 44 49
p 1f4d7a - 0 -23 11 -13 10 0 32 6 32 16 17 21 26 46 6 46 0 33 -6 46 -26 46 -17 21 -32 16 -32 6 -10 0 -11 -13";

pub(super) const ARROW_AGAIN: &str = "r c9a45a 5a3a14:9 -54 -37 56 56
r 8fb04c 3c4f16:9 -5 -10 59 59";

pub(super) const PORTAL: &str = "e 86a551 - 0 0 86 78
e 5b49a5 - 0 0 64 58
e 7f6cd0 - 0 0 49 44
e b1a0ee - 0 0 33 30
e f1ecff - 0 0 16 14
c - ffffffbe:6 -44 6 -30 -42 42 -30 22 8 10 28 -20 18 -10 0
e - 2c24185a:26:24:25 8 10 72 65
e - 645c50:30:26:23 0 0 72 65
e - b5ad9c:22:20:29 -2 -3 72 65";

pub(super) const FOUNDATION: &str = "p ~5a - -74 -74 74 -74 98 -48 98 100 -50 100 -74 74
r 7f7363 - -74 -62 148 148
r c9beaa 5f554a:6 -74 -80 148 148
r - 8f8473:26:4:26 -62 -68 124 124
r 3a322b 5f554a:14 -44 -48 88 88
r ded5c3 5f554a:4 -79 -90 34 34
r ded5c3 5f554a:4 45 -90 34 34
r ded5c3 5f554a:4 -79 32 34 34
r ded5c3 5f554a:4 45 32 34 34";

pub(super) const VOLCANO: &str = "s ~55 - -140 30 -90 -110 20 -150 130 -100 190 20 150 130 20 190 -100 150
s 6d5a49 - -165 10 -120 -120 0 -168 125 -115 165 10 120 125 0 165 -125 120
s 7f6a56 - -135 0 -95 -105 5 -140 100 -95 138 0 100 95 -5 130 -100 95
s 957d64 - -105 -18 -75 -90 0 -118 80 -85 100 -15 75 60 0 85 -78 58
c - d94a1e:22 35 5 50 60 80 60 90 105
c - d94a1e:22 -25 10 -70 30 -50 80 -100 90
c - d94a1e:22 -40 -50 -80 -50 -80 -90 -120 -90
c - f6a43a:9 35 5 50 60 80 60 90 105
c - f6a43a:9 -25 10 -70 30 -50 80 -100 90
c - f6a43a:9 -40 -50 -80 -50 -80 -90 -120 -90
s d94a1e 5b463a:26 -56 -28 -42 -70 0 -84 44 -70 58 -25 40 14 0 28 -44 12
e f28a2a - 0 -28 42 40
e ffd766 - 0 -28 24 23
e 8a858296 - 10 -100 34 29
e 8a858296 - 50 -135 42 36
e c4c0bb96 - 42 -144 30 25
e c4c0bb96 - 80 -165 30 24";

pub(super) const PIGSTY: &str = "e b09260 - 0 0 88 74
e 8b6f48 - 10 14 48 32
e ~50 - -26 -10 24 15
e f0a9a0 a35f5a:4 -32 -16 23 16
e e58f88 a35f5a:3 -10 -19 10 9
e ~50 - 36 3 24 15
e f0a9a0 a35f5a:4 30 -4 23 16
e e58f88 a35f5a:3 8 -7 10 9
e ~50 - -4 41 24 15
e f0a9a0 a35f5a:4 -10 34 23 16
e e58f88 a35f5a:3 12 31 10 9
e - 5d4632:11 0 0 86 72
e - c09a66:17:8:24 0 0 86 72";

pub(super) const BAZAAR: &str = "e ecd8a8 b9a46a:9 0 0 150 135
r ~4b - -116 -86 104 82
r 7a5a3c - -118 -50 92 34
r f7efdc 5d4632:8 -124 -106 104 72
l - 2f7f8f:72:17:17 -124 -70 -20 -70
r ~4b - 28 -86 104 82
r 7a5a3c - 26 -50 92 34
r f7efdc 5d4632:8 20 -106 104 72
l - c44f3a:72:17:17 20 -70 124 -70
r ~4b - -116 34 104 82
r 7a5a3c - -118 70 92 34
r f7efdc 5d4632:8 -124 14 104 72
l - db9a2f:72:17:17 -124 50 -20 50
r ~4b - 28 34 104 82
r 7a5a3c - 26 70 92 34
r f7efdc 5d4632:8 20 14 104 72
l - 6a4f9b:72:17:17 20 50 124 50
q - - 0 0";

/// A tree on a village green.
pub(super) const GREEN: &str = "e 93b254 c9b47c:7 0 0 54 49
T - - 0 6 31 0";

/// A duck pond.
pub(super) const POND: &str = "s 93b254 c9b47c:7 -58 4 -30 -44 26 -42 58 -6 34 42 -26 46
s 79b6d3 a8976a:6 -38 4 -16 -26 18 -24 38 -2 20 24 -18 26
c - d4ecf4:6 -20 2 -10 -6 6 -6 14 0
e fbf8ee - 8 8 6 4
T - - -44 -24 16 0";

/// A chapel beside two cypresses.
pub(super) const SHRINE: &str = "e f0dfb8 d6bb8a:5 0 0 62 56
T - - -50 6 20 1
T - - 54 -2 20 1
h 9ca5b7 70798e 8 8 40 26 30 1
t 97a0b3 6f788d 0 -24 17 46";

/// Stalls on a market place.
pub(super) const MARKET: &str = "e f3e2b8 d6bb8a:5 0 0 64 58
r ~46 - -40 -34 38 34
r f7efdc 5d4632:5 -46 -42 38 34
l - c44f3a:30:8:8 -46 -25 -8 -25
r ~46 - 14 -10 38 34
r f7efdc 5d4632:5 8 -18 38 34
l - 2f7f8f:30:8:8 8 -1 46 -1
r ~46 - -26 22 34 24
r f7efdc 5d4632:5 -32 16 34 24
l - db9a2f:22:8:8 -32 28 2 28";

/// A paved square with a well.
pub(super) const SQUARE: &str = "e f0dfb8 - 0 0 76 68
e - d6bb8a:5:16:8 0 0 62 55
e - d6bb8a:5:16:8 0 0 44 39
e ~46 - 10 12 32 26
e 8f8676 - 0 0 31 27
e cfc5b0 - 0 -7 29 24
e 5b9dc0 - 0 -6 20 16
e bfe0ee - -5 -10 8 5";

/// A church under slate in a walled green, in broad strokes.
pub(super) const SMALL_MONASTERY: &str = "e ~50 - 8 34 178 138
e c2cf7e 8a7e6d:16 0 22 170 132
e efe4c8 - 0 34 128 84
h a2abbf 6a7390 0 66 118 46 40 0
h 97a0b3 5f688a 62 6 44 58 46 1
t 8f9ab4 5a6384 -72 -14 40 96";

/// A church with a cloister in a walled green.
pub(super) const MONASTERY: &str = "e bfc479 - 0 20 185 150
e - 2c241846:16:99:0 4 26 174 140
e - d9cfba:15:24:5 0 20 174 140
r e8d6ac - -95 10 190 105
r 7fa64a f3e8cd:9 -60 40 120 60
e 5b9dc0 e9dfc8:7 0 68 16 13
h 9ca5b9 6b748c 15 -45 105 48 46 0
h d87d4e b66239 -96 62 56 25 24 1
h cf6a46 ac4e34 96 62 56 25 24 1
h d68450 b86b3e 0 116 98 23 23 0
s 5d4632 - -13 139 13 139 11 120 -11 120
t 97a0b3 5f688a -100 -42 35 100";

/// A keep within a curtain wall with four towers.
pub(super) const KEEP: &str = "p ~55 - -190 -110 190 -150 240 -110 240 200 200 230 -190 190
r 857a69 5f554a:9 -172 -90 344 290
r c9beaa 5f554a:7 -172 -112 344 270
r - 8a7f6e:30:24:20 -152 -92 304 230
r a79b84 5f554a:6 -118 -62 236 180
w - - -166 -104 46 0
w - - 166 -104 46 0
p ~60 - 90 -60 130 -20 130 110 90 110
r b9ad96 5f554a:9 -92 -70 184 180
r 9c907b - 34 -70 54 176
r ded5c3 5f554a:9 -104 -200 208 140
r - 8a7f6e:30:26:21 -88 -184 176 108
r b3a78f 5f554a:5 -60 -158 120 60
r 40362c - -58 -20 20 52
r 40362c - 40 -20 20 52
c 40362c - -24 112 -24 44 24 44 24 112
w - - -166 160 52 1
w - - 166 160 52 1
r 857a69 5f554a:8 -60 130 120 76
c 40362c - -34 206 -34 140 34 140 34 206";

/// A dark workshop with a chimney and an open fire, and an anvil before it.
pub(super) const SMITHY: &str = "p ~5a - -196 -60 120 -150 190 -120 190 90 160 120 -180 90
e 6c6a6ca0 - 118 -214 34 26
e 8a888a90 - 152 -240 40 30
e a6a4a680 - 196 -252 46 34
h 5f5a60 454046 -40 -40 160 92 74 0
r 8a4a36 4a2a20:8 62 -210 70 120
r 2a1c17 4a2a20:7 54 -222 86 26
c 241a17 8a4a36:14 -150 72 -150 -34 -10 -34 -10 72
c e2571e - -132 72 -120 -20 -40 -20 -28 72
c ffb52e - -112 72 -104 14 -56 14 -48 72
c fff0a8 - -96 72 -90 40 -70 40 -64 72
r 6a4a30 3a281b:8 20 160 110 66
p ~60 - -30 90 214 100 190 150 40 170
p 3d424c 15181d:9 -74 62 206 62 206 96 150 112 132 138 158 170 0 170 26 138 10 112 -30 104
l - 9aa3b2:11 -52 76 194 76";

/// In the middle of an abbey: a big church and its cloister, gardens on both sides.
pub(super) const ABBEY: &str = "r eedfb8 - -300 232 600 34
b - - -288 118
b - - 288 118
T - - -300 -130 36 0
T - - -265 -205 32 0
T - - -330 -60 26 0
T - - 310 -120 36 0
T - - 275 -200 30 0
T - - 335 -50 26 0
r e8d6ac - -190 -40 380 250
r 7fa64a f3e8cd:12 -105 20 210 125
l - d9cba2:9 0 20 0 145
l - d9cba2:9 -105 90 105 90
e 5b9dc0 e9dfc8:11 0 86 28 24
h 97a0b3 6f788d 30 -110 205 88 78 0
h 97a0b3 6f788d 110 -112 130 54 70 1
h d87d4e b66239 -172 84 108 45 34 1
h cf6a46 ac4e34 172 84 108 45 34 1
h d68450 b86b3e 0 196 185 42 34 0
s 5d4632 - -26 238 26 238 20 204 -20 204
t 97a0b3 6f788d -180 -100 60 180";

/// A little church on a square.
pub(super) const CHAPEL: &str = "e f0dfb8 - 0 0 80 72
h 9ca5b7 70798e 12 6 50 30 34 0
t 97a0b3 6f788d -44 9 20 60";

/// Nave and transept under slate, two towers in front.
pub(super) const CATHEDRAL: &str = "e f0dfb8 - 0 10 245 210
e - d9bf8e:6:26:12 0 10 225 194
e - d9bf8e:6:26:12 0 10 200 172
h 97a0b3 6f788d 30 -70 145 42 40 0
h 97a0b3 6f788d 30 34 145 42 40 0
h 8f9ab0 697389 60 -10 125 50 80 1
h a2abbd 757f95 10 -10 175 54 95 0
e 4a5470 f4e6bd:8 60 66 23 23
e e28a5a - 60 66 9 9
t 8f9ab0 606a80 -150 -56 38 150
t 8f9ab0 606a80 -150 52 38 150";

/// A tree on an island of grass, with a signpost.
pub(super) const JUNCTION: &str = "e 8fad52 b9a46a:9 0 0 66 62
T - - -6 6 43 0
l - 5d4632:9 46 44 46 -24
p e0c48c 5d4632:4 22 -24 74 -24 86 -14 74 -4 22 -4";

pub(super) const FARM: &str = "s e0cb98 - -95 -70 85 -80 95 70 -85 80
h cf6a46 ac4e34 -10 -56 70 39 30 0
h b8915a 936f40 64 24 46 30 24 1
h d68450 b86b3e -68 34 34 27 22 0
T - - 4 56 22 0";

/// A house with a hanging sign beside a pond.
pub(super) const INN: &str = "s dcc88e - -84 58 -30 24 40 30 84 52 62 96 -24 98 -66 86
s 4f8fb5 - -66 60 -20 34 38 38 70 56 50 86 -18 88 -52 78
s 6fb3d6 - -48 60 -14 44 32 46 54 58 38 76 -12 78 -38 72
l - d3edf6:8 -24 58 -2 58
l - d3edf6:8 8 68 28 68
h e3b24a bb8633 -16 -26 78 45 40 0
l - 5d4632:11 80 30 80 -70 104 -70
e f6dc7f 5d4632:9 96 -46 20 20
T - - -84 30 24 0";

/// Hedged beds of flowers with paths between them.
pub(super) const BEDS: &str = "r ~4b - -78 -66 190 168
r 5f8d3c 44702e:9 -89 -77 178 154
r f3e7c4 - -74 -62 148 124
r e0687a 5c8a3c:8 -68 -56 58 46
r f2c84f 5c8a3c:8 10 -56 58 46
r fbf6e8 5c8a3c:8 -68 10 58 46
r a883d0 5c8a3c:8 10 10 58 46
e 6c9a42 44702e:7 -88 -78 22 20
e 6c9a42 44702e:7 88 -78 22 20
e 6c9a42 44702e:7 -88 76 22 20
e 6c9a42 44702e:7 88 76 22 20";

/// In the middle of a garden.
pub(super) const FOUNTAIN: &str = "b - - 0 0
e ~46 - 5 7 28 24
e d9cfba 8a7e6d:5 0 0 28 25
e 5b9dc0 - 0 0 18 15
e e4f4fa - -3 -3 7 6";

/// A boat on a lake, a jetty on its bank.
pub(super) const LAKE: &str = "c - b4dcea:7 -90 -80 -75 -90 -55 -70 -40 -80
c - b4dcea:7 60 -110 72 -120 88 -100 100 -110
c - b4dcea:7 -50 100 -35 90 -15 110 0 100
c - b4dcea:7 100 40 112 30 128 50 140 40
c - b4dcea:7 -130 20 -120 10 -106 30 -95 20
r ~46 - -4 126 32 100
r 9a7a52 5d4632:4 -16 120 32 115
l - 6f553a:32:4:16 0 130 0 232
c ~50 - -10 -10 20 -44 80 -44 110 -10 80 24 20 24 -10 -10
c b08350 5d4632:7 -20 -20 10 -54 70 -54 100 -20 70 14 10 14 -20 -20
p f7efdc b9a98a:4 36 -110 36 -26 94 -36
p e4d3ae - 29 -96 29 -26 -10 -32
l - 5d4632:6 33 -116 33 -16";
