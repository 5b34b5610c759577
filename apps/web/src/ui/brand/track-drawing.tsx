import { BRAND } from '@milieuspoor/look';
import Box from '@mui/material/Box';

/** Heights of the layers at their left and right edge, in the drawing's own units; each layer is below the former. */
const LAYERS = [
  { left: 215, right: 150, fill: BRAND.layers[0] },
  { left: 300, right: 245, fill: BRAND.layers[1] },
  { left: 410, right: 375, fill: BRAND.layers[2] },
] as const;

/** The dashes of the road's middle, nearest first: they become shorter and thinner towards the horizon. */
const DASHES = [
  { d: 'M776 596C768 565 755 540 739 518', width: 7 },
  { d: 'M722 498C707 481 690 466 672 452', width: 5.4 },
  { d: 'M655 439C640 428 625 417 611 405', width: 4.2 },
  { d: 'M598 393C588 383 579 372 573 361', width: 3.2 },
  { d: 'M567 348C563 337 562 326 565 316', width: 2.4 },
  { d: 'M570 306C575 296 582 288 590 281', width: 1.8 },
] as const;

/** A road through layered ground, leading to the horizon. It is only decoration. */
export function TrackDrawing() {
  return (
    <Box
      component="svg"
      viewBox="0 0 800 600"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      {LAYERS.map(({ left, right, fill }) => (
        <path
          key={fill}
          d={`M0 ${left} C 240 ${left - 60}, 480 ${right + 90}, 800 ${right} V600 H0 Z`}
          fill={fill}
        />
      ))}
      <path
        d="M700 600C690 540 650 500 600 455C540 400 528 345 612 258C558 345 590 395 655 430C745 478 830 530 850 600Z"
        fill={BRAND.ground}
        opacity="0.6"
      />
      {DASHES.map(({ d, width }) => (
        <path key={d} d={d} fill="none" stroke={BRAND.track} strokeWidth={width} strokeLinecap="round" />
      ))}
    </Box>
  );
}
