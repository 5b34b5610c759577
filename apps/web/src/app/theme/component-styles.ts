import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

type Themed = { readonly theme: Omit<Theme, 'components'> };

/** px */
const CONTROL_RADIUS = 6;

/** px: what a finger hits */
const TARGET = 44;
const ON_PHONE = '@media (max-width: 599.95px)';
const onPhone = { [ON_PHONE]: { minHeight: TARGET } };
const onPhoneSquare = { [ON_PHONE]: { minWidth: TARGET, minHeight: TARGET } };

const control = { borderRadius: CONTROL_RADIUS };
/** The edge of a field has to be seen: 3:1 on its ground, by day and by night. */
const fieldEdge = ({ theme }: Themed) => ({ borderColor: theme.vars.palette.edge });
/** What lies over the page stands out by its shadow, by night by its ground too. */
const menuGround = ({ theme }: Themed) => ({
  backgroundColor: theme.vars.palette.ground.menu,
  boxShadow: '0 4px 16px rgb(18 36 42 / 0.14)',
});
/** What is chosen among others: its ground, with the text as everywhere. */
const chosen = ({ theme }: Themed) => ({
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.ground.soft,
  },
});

/** The mark of what has the focus by keyboard. The library takes the browser's own away from whatever it draws as a button. */
const focusMark = (theme: Themed['theme']) => ({
  outline: `3px solid ${theme.vars.palette.accent.main}`,
  outlineOffset: '2px',
});
/** Within the edge, where what is around would cut the mark or stand over it. */
const focusMarkWithin = { '&.Mui-focusVisible': { outlineOffset: '-3px' } };

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
      ':focus-visible': focusMark(theme),
      // Focused by the page itself after a change of screen, not by the keyboard's user.
      '[tabindex="-1"]:focus': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // None at all: the shortest one still shows what was moved for a frame where it was before. A tooltip is made
          // at the corner of the page and moved to its button, and took the clicks there meanwhile.
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, paddingInline: 18, ...control, ...onPhone },
      // A button out of use often says what is missing, so it stays readable.
      contained: ({ theme }) => ({ '&.Mui-disabled': { color: theme.vars.palette.text.secondary } }),
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusMark(theme) }) },
  },
  MuiLink: { styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusMark(theme) }) } },
  MuiCardActionArea: { styleOverrides: { root: focusMarkWithin } },
  MuiIconButton: { styleOverrides: { root: onPhoneSquare } },
  MuiCheckbox: { styleOverrides: { root: onPhoneSquare } },
  MuiOutlinedInput: { styleOverrides: { root: control, notchedOutline: fieldEdge } },
  MuiPickersOutlinedInput: { styleOverrides: { root: control, notchedOutline: fieldEdge } },
  MuiChip: {
    styleOverrides: {
      sizeSmall: { fontWeight: 600 },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.edge }),
    },
  },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({
        boxShadow: '0 1px 2px rgb(18 36 42 / 0.05)',
        ...theme.applyStyles('dark', { boxShadow: 'none' }),
      }),
    },
  },
  MuiPopover: { styleOverrides: { paper: menuGround } },
  MuiAutocomplete: { styleOverrides: { paper: menuGround } },
  MuiDialog: { styleOverrides: { paper: { boxShadow: '0 16px 48px rgb(18 36 42 / 0.24)' } } },
  MuiMenuItem: { styleOverrides: { root: (themed) => ({ ...chosen(themed), ...focusMarkWithin }) } },
  MuiListItemButton: { styleOverrides: { root: (themed) => ({ ...chosen(themed), ...focusMarkWithin }) } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiTooltip: {
    defaultProps: {
      arrow: true,
      // In the window and not in the page, which one at what has scrolled out of view would make wider.
      slotProps: { popper: { popperOptions: { strategy: 'fixed' } } },
    },
    styleOverrides: {
      // The name of a button lies over the button of the row below, and would take the click that is meant for that. A
      // reason that a button is out of use can be pointed at, to be read at leisure.
      popper: ({ ownerState }) => (ownerState.describeChild ? {} : { pointerEvents: 'none' }),
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
    styleOverrides: {
      root: ({ theme }) => ({
        ...control,
        ...onPhone,
        borderColor: theme.vars.palette.edge,
        color: theme.vars.palette.text.secondary,
        ...chosen({ theme }),
        ...focusMarkWithin,
        '&.Mui-selected': { boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}` },
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 56, fontSize: '1rem', ...focusMarkWithin } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      head: ({ theme }) => ({
        fontWeight: 600,
        lineHeight: 1.3,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.ground.sunken,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      message: { minWidth: 0, flex: 1 },
      standard: ({ theme, ownerState: { severity = 'success' } }) => ({
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.ground[severity],
        '& .MuiAlert-icon': { color: theme.vars.palette[severity].main },
      }),
      outlined: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
      filled: ({ theme, ownerState: { severity = 'success' } }) => ({
        color: theme.vars.palette.background.paper,
        backgroundColor: theme.vars.palette[severity].main,
      }),
    },
  },
};
