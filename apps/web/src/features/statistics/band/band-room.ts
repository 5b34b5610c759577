// px: the height of the band with its figures; it is reserved until they are there, so that nothing below it jumps.
const ROOM = { xs: 814, sm: 530, lg: 326 } as const;
/** From this width on, its lines don't wrap. */
const WIDE = '@media (min-width: 1400px)';
const ROOM_WHEN_WIDE = 272;

/** The styles for the band itself, and for what is in its place until it is there. */
export const bandRoom = { minHeight: ROOM, [WIDE]: { minHeight: ROOM_WHEN_WIDE } } as const;
/** The styles for the band without figures: on a phone, the sentence in their place takes only its own room. */
export const emptyBandRoom = { ...bandRoom, minHeight: { ...ROOM, xs: 0 } } as const;
/** The styles for the band in one line. */
export const slimBandRoom = { minHeight: { xs: 76, md: 48 } } as const;
