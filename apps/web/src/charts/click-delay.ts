/** A second click within this time belongs to a double click, ms. */
export const CLICK_DELAY = 300;
