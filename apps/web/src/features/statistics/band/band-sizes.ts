// px: the least height of the band with its figures. The frame of the page has it too (`build/frame/frame-styles.ts`).
export const ROOM = { xs: 814, sm: 530, lg: 326 } as const;
/** From this width on, its lines don't wrap. */
export const WIDE = '@media (min-width: 1400px)';
export const ROOM_WHEN_WIDE = 272;
/** px: the height of the band in one line */
export const SLIM_ROOM = { xs: 76, md: 48 } as const;
