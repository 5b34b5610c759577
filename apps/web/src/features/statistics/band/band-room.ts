import { ROOM, ROOM_WHEN_WIDE, SLIM_ROOM, WIDE } from './band-sizes.ts';
import { type BandShown, keptBandRoom } from './kept-band-room.ts';

const bandRoom = { minHeight: ROOM, [WIDE]: { minHeight: ROOM_WHEN_WIDE } } as const;
const slimBandRoom = { minHeight: SLIM_ROOM } as const;

/** The styles for the band without figures: on a phone, the sentence in their place takes only its own room. */
export const emptyBandRoom = { ...bandRoom, minHeight: { ...ROOM, xs: 0 } } as const;

/** Returns the styles of the band itself: its room is reserved until its figures are there, so nothing below it jumps. */
export function bandRoomOf(slim: boolean) {
  return slim ? slimBandRoom : bandRoom;
}

/** Returns the styles of the band until its figures are there, where its height is known from before. */
export function keptRoom(shown: BandShown) {
  const height = keptBandRoom(shown);
  return height === null ? {} : { minHeight: height, [WIDE]: { minHeight: height } };
}
