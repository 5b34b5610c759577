import type { ColorSystemOptions } from '@mui/material/styles';

type Palette = NonNullable<ColorSystemOptions['palette']>;

/**
 * Petrol for what can be done, moss for what supports it, ochre as the one accent. Every text colour reaches 4.5:1 on
 * the grounds it stands on, every control edge 3:1. Chart colours are not here: they belong to what a chart says.
 */
export const lightPalette: Palette = {
  primary: { main: '#0f5468', light: '#3d7a8c', dark: '#0a3c4b', contrastText: '#ffffff' },
  secondary: { main: '#4a6b2a', light: '#6f8f4c', dark: '#35501c', contrastText: '#ffffff' },
  accent: { main: '#b06a00', light: '#f2b544', dark: '#8a5200', contrastText: '#ffffff' },
  error: { main: '#b3261e' },
  warning: { main: '#9a5b00' },
  success: { main: '#2f6b3c' },
  info: { main: '#2b5f86' },
  background: { default: '#f5f7f6', paper: '#ffffff' },
  text: { primary: '#17262b', secondary: '#50626a' },
  divider: '#dbe2e1',
};

export const darkPalette: Palette = {
  primary: { main: '#7cc4d6', light: '#a8dbe8', dark: '#4ea0b5', contrastText: '#06232c' },
  secondary: { main: '#a9c985', light: '#c6deab', dark: '#85a761', contrastText: '#16240a' },
  accent: { main: '#f2b544', light: '#ffd07a', dark: '#c98f22', contrastText: '#2a1c00' },
  error: { main: '#ff9c92' },
  warning: { main: '#f0b45c' },
  success: { main: '#8fcf9c' },
  info: { main: '#90c3ea' },
  background: { default: '#0f181b', paper: '#172327' },
  text: { primary: '#e8efef', secondary: '#a9b9bd' },
  divider: '#2c3b40',
};
