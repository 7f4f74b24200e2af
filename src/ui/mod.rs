//! The board on a screen: the camera, gestures, what is chosen and inspected, movement and the draw list. Pure, and tested
//! without a browser.

pub mod board_svg;
pub mod camera;
pub mod camera_control;
pub mod choice;
pub mod controller;
pub mod device;
pub mod gesture;
pub mod hit_test;
pub mod inspection;
pub mod motion;
pub mod pace;
pub mod points;
pub mod scene;
pub mod shown;
