/** A second click within this time is the other half of a double click, ms. */
export const CLICK_DELAY = 300;
