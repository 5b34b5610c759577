import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';
import { createFurtherColors } from './further-colors.ts';

export type ColorMode = 'light' | 'dark';
type Shades = Readonly<Record<ColorMode, string>>;

/**
 * Every colour has a contrast of 3:1 with the paper of its mode, so that a bar is visible without its label, and the
 * colours of one group remain distinguishable for people who see red, green or blue differently. `burden` is the part
 * to reduce in every chart: primary material, fossil energy, engines with exhaust, CO2. The other part, which should
 * grow, has its own colour. The parts of a bid and the formulas of an award have their own colours, since a bid's
 * product groups are on the same screen.
 */
const NAMED_COLORS = {
  baseline: { light: '#6b7d88', dark: '#8fa3ae' },
  optimization: { light: '#00694f', dark: '#4fd1a1' },
  rise: { light: '#8a5200', dark: '#f0b45c' },
  burden: { light: '#3f4a53', dark: '#69747d' },
  secondary: { light: '#2f86b7', dark: '#8bc7ee' },
  biobased: { light: '#7f8f1a', dark: '#d3e07a' },
  renewable: { light: '#b77a00', dark: '#ffcf66' },
  'emission-free': { light: '#2f93a3', dark: '#8fdde8' },
  'co2-benefit': { light: '#2a7d46', dark: '#6fd08a' },
  range: { light: '#6f93ad', dark: '#5f86a3' },
  'range-mark': { light: '#1c2f4a', dark: '#a9c8e6' },
  // Colours of a tender, on one screen with the product groups of a bid.
  'bid-price': { light: '#3f3fc4', dark: '#9287dd' },
  'bid-mki-discount': { light: '#d0559f', dark: '#f2b6da' },
  'bid-criteria-discount': { light: '#a34d1a', dark: '#e0702f' },
  'bounded-discount': { light: '#a566ee', dark: '#b358e9' },
  'weighted-mki': { light: '#46206e', dark: '#d0527a' },
  'price-per-point': { light: '#1f6c86', dark: '#c7e7eb' },
} as const satisfies Record<string, Shades>;
export type NamedColor = keyof typeof NAMED_COLORS;

/** Modules that belong together share a hue: product and construction blue, use ochre, end of life red, D green. */
const MODULE_COLORS: Readonly<Record<LifeCycleModule, Shades>> = {
  'A1-A3': { light: '#0b3f6b', dark: '#4e9be0' },
  A4: { light: '#2f78b5', dark: '#85bdf0' },
  A5: { light: '#5b8fb0', dark: '#bfdcf5' },
  B1: { light: '#7d5a00', dark: '#c99a2e' },
  B4: { light: '#b5811a', dark: '#f0cf7d' },
  C1: { light: '#5c1f3a', dark: '#b5628a' },
  C2: { light: '#a03a4e', dark: '#e58798' },
  C3: { light: '#c2646c', dark: '#f4b6be' },
  C4: { light: '#9a7388', dark: '#cfa9c0' },
  D: { light: '#2a7d46', dark: '#6fd08a' },
};

/** The hatching of what is beside the figures. It has no other meaning, so it is not one of the named colours. */
const LEFT_OUT: Shades = { light: '#7d8890', dark: '#8b979f' };

/** The seven default series colours; all of them remain distinguishable under protan-, deutan- and tritanopia. */
const SERIES_COLORS: readonly Shades[] = [
  { light: '#0c538e', dark: '#3d97d8' },
  { light: '#219a8d', dark: '#73e3c5' },
  { light: '#8581d1', dark: '#c8ceff' },
  { light: '#764508', dark: '#a9752d' },
  { light: '#a7424a', dark: '#e7767a' },
  { light: '#978a42', dark: '#e7cf78' },
  { light: '#604863', dark: '#93829f' },
];
export const DEFAULT_SERIES_COUNT = SERIES_COLORS.length;

/** The meaning of a colour; the n-th entry of an open list (a product group, a project) only means itself. */
export type ColorMeaning = NamedColor | LifeCycleModule | 'left-out' | { readonly seriesIndex: number };

/** Returns the colour of a meaning, as '#rrggbb'. */
export function colorOf(meaning: ColorMeaning, mode: ColorMode): string {
  if (typeof meaning === 'object') return seriesColor(meaning.seriesIndex, mode);
  if (meaning === 'left-out') return LEFT_OUT[mode];
  return isModule(meaning) ? MODULE_COLORS[meaning][mode] : NAMED_COLORS[meaning][mode];
}

function isModule(meaning: NamedColor | LifeCycleModule): meaning is LifeCycleModule {
  return (LIFE_CYCLE_MODULES as readonly string[]).includes(meaning);
}

function seriesColor(index: number, mode: ColorMode): string {
  return SERIES_COLORS[index]?.[mode] ?? furtherColors(mode)(index - SERIES_COLORS.length);
}

/** Well within 3:1 of the paper of each mode. */
const LUMINANCES = { light: [0.08, 0.2, 0.14], dark: [0.34, 0.6, 0.24] } as const;
const further: Partial<Record<ColorMode, (index: number) => string>> = {};

/**
 * Returns the colours after the default ones. They avoid all named colours and modules, because any of these can be on one
 * screen with a product group. Comparing all of these takes time, so the first chart that needs one pays for it.
 */
function furtherColors(mode: ColorMode): (index: number) => string {
  further[mode] ??= createFurtherColors(LUMINANCES[mode], {
    named: [...Object.values(NAMED_COLORS), ...Object.values(MODULE_COLORS)].map((shades) => shades[mode]),
    series: SERIES_COLORS.map((shades) => shades[mode]),
  });
  return further[mode];
}
