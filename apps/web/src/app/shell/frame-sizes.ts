// px, of the frame around a screen
export const TOP_BAR_HEIGHT = 80;
export const DRAWER_WIDTH = 232;
export const COLLAPSED_DRAWER_WIDTH = 72;
