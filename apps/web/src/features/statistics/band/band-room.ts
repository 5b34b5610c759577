/** px: the room of the band when its figures are there, kept free until they are, so that nothing below it jumps. */
export const BAND_ROOM = { xs: 760, sm: 620, md: 300, lg: 272 } as const;
export const SLIM_BAND_ROOM = 48;
