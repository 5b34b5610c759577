import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** The edge of a field has to be seen: 3:1 on its ground, by day and by night. */
const fieldEdge = ({ theme }: { theme: Omit<Theme, 'components'> }) => ({
  borderColor: `color-mix(in srgb, ${theme.vars.palette.text.secondary} 78%, ${theme.vars.palette.background.paper})`,
});

/** What our screens ask of the components, once for all of them. */
export const componentStyles: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      'html, body, #root': { height: '100%' },
      // What gets the focus is scrolled to below the bar on top, not behind it.
      html: { scrollPaddingTop: 96 },
      // Figures stand under one another everywhere, not in tables only.
      body: { fontVariantNumeric: 'tabular-nums lining-nums', textWrap: 'pretty' },
      // One focus mark for everything that can have the focus, whatever the component draws itself.
      ':focus-visible': {
        outline: `3px solid ${theme.vars.palette.accent.main}`,
        outlineOffset: '2px',
      },
      // Focused by the page itself after a change of screen, not by the keyboard's user.
      '[tabindex="-1"]:focus': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, paddingInline: 18 },
      // A button out of use often says what is missing, so it stays readable.
      contained: ({ theme }) => ({ '&.Mui-disabled': { color: theme.vars.palette.text.secondary } }),
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: fieldEdge } },
  MuiPickersOutlinedInput: { styleOverrides: { notchedOutline: fieldEdge } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '6px 10px',
        maxWidth: 420,
        fontSize: '0.875rem',
        lineHeight: 1.4,
        color: theme.vars.palette.background.paper,
        backgroundColor: theme.vars.palette.text.primary,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.text.primary }),
    },
  },
  MuiToggleButton: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 56, fontSize: '1rem' } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      head: ({ theme }) => ({ fontWeight: 600, color: theme.vars.palette.text.secondary, lineHeight: 1.3 }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      message: { minWidth: 0, flex: 1 },
      outlined: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
      filled: ({ theme, ownerState: { severity = 'success' } }) => ({
        color: theme.vars.palette.background.paper,
        backgroundColor: theme.vars.palette[severity].main,
      }),
    },
  },
};
