import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { LOW_SCREEN } from '../../ui/page/low-screen.ts';

type Themed = { readonly theme: Omit<Theme, 'components'> };

/** px */
const CONTROL_RADIUS = 6;

/** px: a target for a finger */
const TARGET = 44;
const ON_PHONE = '@media (max-width: 599.95px)';
const onPhone = { [ON_PHONE]: { minHeight: TARGET } };
const onPhoneSquare = { [ON_PHONE]: { minWidth: TARGET, minHeight: TARGET } };

/** Leaves a small screen to what a dialog says. */
const nearlyWhole = { margin: 8, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' };

const control = { borderRadius: CONTROL_RADIUS };
/** The edge of a field must be visible: 3:1 on its background, in both palettes. */
const fieldEdge = ({ theme }: Themed) => ({ borderColor: theme.vars.palette.edge });
/** What opens over the page has a shadow, and in the dark palette also its own background. */
const menuGround = ({ theme }: Themed) => ({
  backgroundColor: theme.vars.palette.ground.menu,
  boxShadow: '0 4px 16px rgb(18 36 42 / 0.14)',
});
/** The chosen item has a background; its text is as everywhere. */
const chosen = ({ theme }: Themed) => ({
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.ground.soft,
  },
});

/**
 * The mark of the element with the focus by keyboard. The library removes the browser's own mark from everything that
 * it draws as a button.
 */
const focusMark = (theme: Themed['theme']) => ({
  outline: `3px solid ${theme.vars.palette.accent.main}`,
  outlineOffset: '2px',
});
/** It is within the edge if the surroundings would cut the mark or cover it. */
const focusMarkWithin = { '&.Mui-focusVisible': { outlineOffset: '-3px' } };

/** The styles of the components for our screens, all in one place. */
export const componentStyles: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      'html, body, #root': { height: '100%' },
      // An element that gets the focus is scrolled to below the bar at the top, not behind it.
      html: {
        scrollPaddingTop: 12,
        [theme.breakpoints.up('sm')]: { scrollPaddingTop: 96 },
        [LOW_SCREEN]: { scrollPaddingTop: 12 },
      },
      // Figures are aligned below one another everywhere, not only in tables.
      body: { fontVariantNumeric: 'tabular-nums lining-nums', textWrap: 'pretty' },
      // One focus mark for everything that can have the focus, whatever the component draws itself.
      ':focus-visible': focusMark(theme),
      // The page itself moved the focus after a change of screen; the user did not do so by keyboard.
      '[tabindex="-1"]:focus': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // There is no transition: with even the shortest one, an element that has moved is drawn in its former place
          // for a frame. A tooltip is made in the corner of the page and moved to its button, and would catch clicks
          // there meanwhile.
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
      // A disabled button often says what is missing, so it stays readable.
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
  MuiDialog: {
    styleOverrides: {
      paper: ({ ownerState }) => ({
        boxShadow: '0 16px 48px rgb(18 36 42 / 0.24)',
        ...(ownerState.fullScreen ? {} : { [ON_PHONE]: nearlyWhole, [LOW_SCREEN]: nearlyWhole }),
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: (themed) => ({ ...chosen(themed), ...focusMarkWithin }) } },
  MuiListItemButton: { styleOverrides: { root: (themed) => ({ ...chosen(themed), ...focusMarkWithin }) } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiTooltip: {
    defaultProps: {
      arrow: true,
      // It is positioned in the window and not in the page, which a tooltip of an element outside the view would make
      // wider.
      slotProps: { popper: { popperOptions: { strategy: 'fixed' } } },
    },
    styleOverrides: {
      // The name of a button lies over the button of the row below, and would catch the click for that. The reason of a
      // disabled button can be pointed at, so that it can be read at leisure.
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
