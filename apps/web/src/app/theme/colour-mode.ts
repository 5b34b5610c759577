/** Where the browser stores the chosen colours: 'light', 'dark', or 'system' for those of the device. */
export const COLOR_MODE_STORAGE_KEY = 'milieuspoor.colour-mode';

/** The attribute of the page that states its colours: 'light' or 'dark'. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-colour-scheme';
