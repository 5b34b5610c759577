// px: the room of the band when its figures are there, kept free until they are, so that nothing below it jumps.
const ROOM = { xs: 814, sm: 530, lg: 326 } as const;
/** From here on its lines don't wrap. */
const WIDE = '@media (min-width: 1400px)';
const ROOM_WHEN_WIDE = 272;

/** As styles, for the band itself and for what stands in its place until it is there. */
export const bandRoom = { minHeight: ROOM, [WIDE]: { minHeight: ROOM_WHEN_WIDE } } as const;
/** The same of the band without figures: the sentence in their place takes its own room on a phone. */
export const emptyBandRoom = { ...bandRoom, minHeight: { ...ROOM, xs: 0 } } as const;
/** The same of the band in one line. */
export const slimBandRoom = { minHeight: { xs: 76, md: 48 } } as const;
