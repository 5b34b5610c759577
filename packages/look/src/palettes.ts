interface Shade {
  readonly main: string;
}

/** A colour that also fills surfaces, with the colour of text on it. */
interface FilledShades extends Shade {
  readonly light: string;
  readonly dark: string;
  readonly contrastText: string;
}

/** Backgrounds besides page (`background.default`) and card (`background.paper`). */
export interface Grounds {
  /** the head of a table, the lower part of a band */
  sunken: string;
  /** what is selected: the active row, the current place */
  soft: string;
  menu: string;
  // the background of a message in the colour of that name
  error: string;
  warning: string;
  info: string;
  success: string;
}

/** The bar at the top of every screen and page. */
export interface BarColors {
  ground: string;
  text: string;
  quiet: string;
  dashes: string;
}

/** The colours of the application and of the site by purpose, as '#rrggbb'. */
export interface RolePalette
  extends Readonly<
    Record<'primary' | 'secondary' | 'accent', FilledShades> &
      Record<'error' | 'warning' | 'success' | 'info', Shade>
  > {
  /** the edge of a control, and an area that is still empty: 3:1 on every background */
  readonly edge: string;
  readonly ground: Grounds;
  readonly bar: BarColors;
  readonly background: { readonly default: string; readonly paper: string };
  readonly text: { readonly primary: string; readonly secondary: string };
  readonly divider: string;
}

/**
 * Each colour has one meaning: petrol is the current place and what can be pressed, green is Optimalisatie and less,
 * ochre the brand's dashes and the focus, `warning` more or incomplete, red refused or destroyed. Every text colour
 * reaches 4.5:1 on its backgrounds and every control's edge 3:1 (the web's `contrast.test.ts`). Chart colours are not
 * here: they belong to the meaning of a chart.
 */
export const lightPalette: RolePalette = {
  primary: { main: '#0f5468', light: '#3d7a8c', dark: '#0a3c4b', contrastText: '#ffffff' },
  secondary: { main: '#00694f', light: '#2f8f74', dark: '#004c39', contrastText: '#ffffff' },
  accent: { main: '#b06a00', light: '#f2b544', dark: '#8a5200', contrastText: '#ffffff' },
  error: { main: '#b3261e' },
  warning: { main: '#8a5200' },
  success: { main: '#00694f' },
  info: { main: '#2b5f86' },
  background: { default: '#f5f7f6', paper: '#ffffff' },
  text: { primary: '#12242a', secondary: '#4d6068' },
  divider: '#d5dedd',
  edge: '#74878e',
  ground: {
    sunken: '#eaefee',
    soft: '#e3eef1',
    menu: '#ffffff',
    error: '#fbe9e7',
    warning: '#fdf1dc',
    info: '#e6eff6',
    success: '#e1f1ec',
  },
  bar: { ground: '#0a3c4b', text: '#ffffff', quiet: '#c9dde2', dashes: '#f2b544' },
};

export const darkPalette: RolePalette = {
  primary: { main: '#7cc4d6', light: '#a8dbe8', dark: '#4ea0b5', contrastText: '#06232c' },
  secondary: { main: '#4fd1a1', light: '#86e2c0', dark: '#2fa67c', contrastText: '#06231a' },
  accent: { main: '#f2b544', light: '#ffd07a', dark: '#c98f22', contrastText: '#2a1c00' },
  error: { main: '#ff9c92' },
  warning: { main: '#f0b45c' },
  success: { main: '#4fd1a1' },
  info: { main: '#90c3ea' },
  background: { default: '#0d1619', paper: '#16252a' },
  text: { primary: '#e8efef', secondary: '#a9bbc0' },
  divider: '#2d4047',
  edge: '#7d9299',
  ground: {
    sunken: '#101d21',
    soft: '#17353e',
    menu: '#1c2d33',
    error: '#3a1d1b',
    warning: '#35290f',
    info: '#152b3b',
    success: '#12302a',
  },
  bar: { ground: '#08262f', text: '#ffffff', quiet: '#b9d0d6', dashes: '#f2b544' },
};
