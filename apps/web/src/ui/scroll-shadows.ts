const PAPER = 'var(--mui-palette-background-paper)';
const SHADE = 'rgba(var(--mui-palette-text-primaryChannel) / 0.22)';

/**
 * The style of a list that scrolls: a shadow at the edge behind which it continues. Two covers in the paper's own
 * colour move with the content and hide the shadow where there is nothing more.
 */
export const SCROLL_SHADOWS = {
  overflowY: 'auto',
  background: [
    `linear-gradient(${PAPER} 40%, transparent)`,
    `linear-gradient(transparent, ${PAPER} 60%) 0 100%`,
    `linear-gradient(${SHADE}, transparent)`,
    `linear-gradient(transparent, ${SHADE}) 0 100%`,
  ].join(', '),
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 36px, 100% 36px, 100% 12px, 100% 12px',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;
