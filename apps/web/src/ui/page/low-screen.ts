/**
 * The style query of a screen that is low, as a window at 200 % zoom or a telephone on its side: bars that stay in view
 * would take more than a tenth of it, so they scroll away there.
 */
export const LOW_SCREEN = '@media (max-height: 600px)';
