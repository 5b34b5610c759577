/** The colours of the mark and of the front door, in light and dark mode. */
export const BRAND = {
  ground: '#0a3c4b',
  onGround: '#ffffff',
  onGroundQuiet: '#c9dde2',
  layers: ['#0d4757', '#105365', '#15606f'],
  track: '#f2b544',
} as const;
