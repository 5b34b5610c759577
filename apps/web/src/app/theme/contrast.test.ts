import { contrastRatio } from '@milieuspoor/domain';
import { darkPalette, lightPalette, type RolePalette } from '@milieuspoor/look';
import { describe, expect, it } from 'vitest';

const TEXT = 4.5;
/** the least contrast of the edge of a control, a meaningful mark, and the ring of the focus */
const SIGN = 3;

const PALETTES: readonly (readonly [string, RolePalette])[] = [
  ['light', lightPalette],
  ['dark', darkPalette],
];

describe.each(PALETTES)('in %s', (_, palette) => {
  const { background, text, ground, bar, edge } = palette;
  const page = background.default;
  const paper = background.paper;
  const everyGround = { page, paper, sunken: ground.sunken, soft: ground.soft, menu: ground.menu };

  it.each([
    ['ink', text.primary],
    ['muted', text.secondary],
    ['primary', palette.primary.main],
    ['secondary', palette.secondary.main],
    ['error', palette.error.main],
    ['warning', palette.warning.main],
    ['success', palette.success.main],
    ['info', palette.info.main],
  ])('%s is read on every ground', (role, color) => {
    for (const [name, behind] of Object.entries(everyGround))
      expect(contrastRatio(color, behind), `${role} ${color} on ${name}`).toBeGreaterThanOrEqual(TEXT);
  });

  it('the edge of a control and an empty step are seen on every ground', () => {
    for (const [name, behind] of Object.entries(everyGround))
      expect(contrastRatio(edge, behind), `edge on ${name}`).toBeGreaterThanOrEqual(SIGN);
  });

  it('the focus is seen on every ground, the bar too', () => {
    for (const [name, behind] of Object.entries(everyGround))
      expect(contrastRatio(palette.accent.main, behind), name).toBeGreaterThanOrEqual(SIGN);
    // The colours in the bar are those of the dark palette.
    expect(contrastRatio(darkPalette.accent.main, bar.ground)).toBeGreaterThanOrEqual(SIGN);
  });

  it.each(['primary', 'secondary', 'accent'] as const)('text is read on %s', (role) => {
    const filled = palette[role].main;
    // The filled accent only has large marks on it.
    const least = role === 'accent' ? 4 : TEXT;
    expect(contrastRatio(palette[role].contrastText, filled)).toBeGreaterThanOrEqual(least);
  });

  it.each(['error', 'warning', 'info', 'success'] as const)(
    'a message of the kind %s is read on its ground',
    (kind) => {
      for (const color of [palette[kind].main, text.primary])
        expect(contrastRatio(color, ground[kind]), color).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it('name, organisation and dashes are read on the bar', () => {
    expect(contrastRatio(bar.text, bar.ground)).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(bar.quiet, bar.ground)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(bar.dashes, bar.ground)).toBeGreaterThanOrEqual(SIGN);
  });
});
