//! The options of The Tunnel.

crate::rules::box_options! {
    Tunnel tunnel;

    tunnels: Tunnels = "tunnels" "Which tunnel mouths act." {
        /// Those of The Tunnel, and those in the passages of other boxes.
        All "all" "all printed ones, in other boxes too",
        /// Those of The Tunnel alone.
        Own "own" "those of The Tunnel",
    }

    pairs: TunnelPairs = "tunnel-pairs" "With how many pairs of tunnel tokens each player begins." {
        /// 3 with two players, 2 with three, 1 with more.
        Most "3/2" "3 with two players, 2 with three, 1 with more",
        /// 2 with two players, 1 with more.
        More "2/1" "2 with two players, 1 with more",
        /// 1.
        One "1/1" "1",
    }
}
