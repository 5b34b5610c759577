import type { FieldProblem } from '../../fields/field-problem.ts';
import {
  distinctName,
  distinctPercentage,
  levelWithoutMaximum,
  nameTooLong,
  percentageOfLevel,
  required,
} from '../../fields/field-rules.ts';
import { type FigureFormat, figuresIn, formatEuro } from '../../format/number-format.ts';

/**
 * The allowed number of levels of a scale, and the greatest length of a level's text and of the reason of a mark, in
 * characters.
 */
export const SCALE_LEVELS = { least: 2, most: 10 } as const;
export const LEVEL_NAME_MAX = 200;
export const MARK_REASON_MAX = 1000;

/** The thousandths that the top of a scale earns: the whole maximum of its criterion. */
export const WHOLE_PERMILLE = 1000;

/**
 * A level of the scale on which a criterion is scored (docs/decisions/0097). What it earns identifies it: with another
 * text it remains the same level.
 */
export interface ScaleLevel {
  /** of the maximum of the criterion, in whole thousandths, so that one decimal of a percentage is exact */
  readonly permille: number;
  readonly name: string;
}

/** The level that a bid was given on a criterion, with the reason. */
export interface Mark {
  readonly permille: number;
  /** null while nobody gave a reason */
  readonly reason: string | null;
}

/** The marks of a bid by the id of the criterion; absent where no level was chosen, or where the criterion has no scale. */
export type Marks = Readonly<Record<string, Mark>>;

/** Common percentages of scales, in thousandths. */
export const SCALE_PRESETS = {
  quarters: [0, 250, 500, 750, 1000],
  fifths: [0, 200, 400, 600, 800, 1000],
  steep: [0, 250, 600, 1000],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type ScalePreset = keyof typeof SCALE_PRESETS;

/** Returns a percentage with at most one decimal, 0 to 100, in thousandths; null for any other number. */
export function permilleOf(percentage: number): number | null {
  const permille = Math.round(percentage * 10);
  const isExact = permille / 10 === percentage && permille >= 0 && permille <= WHOLE_PERMILLE;
  return isExact ? permille : null;
}

/** Returns thousandths as a percentage: 25 or 33.3. */
export function levelPercentage(permille: number): number {
  return permille / 10;
}

/** Returns thousandths as text, in the notation of screens unless another is given: '25 %', '33,3 %'. */
export function formatLevel(permille: number, figures: FigureFormat = figuresIn('nl')): string {
  return figures.percent(permille / 10, permille % 10 === 0 ? 0 : 1);
}

/**
 * Returns what a level earns of a maximum: whole euro, halves up. It uses whole numbers of any size, so that there is
 * no other rounding.
 */
export function levelEur(permille: number, maxDiscountEur: number): number {
  const whole = BigInt(WHOLE_PERMILLE);
  return Number((2n * BigInt(permille) * BigInt(maxDiscountEur) + whole) / (2n * whole));
}

/** Returns the level of a scale that earns this much; undefined when there is none, or no scale. */
export function levelAt(
  scale: readonly ScaleLevel[] | undefined,
  permille: number | undefined,
): ScaleLevel | undefined {
  return scale?.find((level) => level.permille === permille);
}

/** Returns the key by which texts of levels are compared, as typed or pasted: it ignores capitals and spaces. */
export function levelKey(name: string): string {
  return name.replaceAll(/\s+/gu, '').toLowerCase();
}

/**
 * Returns the level that a text of a spreadsheet means: by its percentage, with or without the sign, or by its text.
 * Returns null when it matches none, or when the text is the percentage of one level and the text of another.
 */
export function levelMeant(text: string, scale: readonly ScaleLevel[]): ScaleLevel | null {
  const [, whole, decimal = '0'] = /^(\d{1,3})(?:[.,](\d)0*)?\s*%?$/.exec(text.trim()) ?? [];
  const permille = whole === undefined ? undefined : 10 * Number(whole) + Number(decimal);
  const meant = scale.filter(
    (level) => level.permille === permille || levelKey(level.name) === levelKey(text),
  );
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/** A level that is being filled in. */
export interface LevelFields {
  /** in per cent; null while it is empty */
  readonly percentage: number | null;
  readonly name: string;
}

/** A rule that a level of a list does not meet. */
export interface LevelProblem extends FieldProblem {
  /** of the level in its list, from 0 */
  readonly place: number;
  readonly field: keyof LevelFields;
}

/**
 * Returns the problems of a list of levels, in any order: each needs a percentage and a text that no other has, and one
 * must earn 100 %, since otherwise nobody could earn the maximum that a model states.
 */
export function levelProblems(levels: readonly LevelFields[]): readonly LevelProblem[] {
  const highest = levels.reduce((most, { percentage }) => Math.max(most, percentage ?? 0), 0);
  return levels.flatMap(({ percentage, name }, place): LevelProblem[] => {
    const earlier = levels.slice(0, place);
    const isHighest = percentage === highest && earlier.every((each) => each.percentage !== highest);
    const ofPercentage =
      required(percentage) ??
      percentageOfLevel(percentage === null ? null : permilleOf(percentage)) ??
      distinctPercentage(
        percentage,
        earlier.map((each) => each.percentage),
      ) ??
      (isHighest ? levelWithoutMaximum(percentage) : null);
    const ofName =
      required(name.trim()) ??
      nameTooLong(name.trim(), LEVEL_NAME_MAX) ??
      distinctName(
        levelKey(name),
        earlier.map((each) => levelKey(each.name)),
      );
    return [
      ...(ofPercentage ? [{ place, field: 'percentage' as const, ...ofPercentage }] : []),
      ...(ofName ? [{ place, field: 'name' as const, ...ofName }] : []),
    ];
  });
}

/** Returns levels without a problem as a scale, from the least that can be earned to the most. */
export function scaleOf(levels: readonly LevelFields[]): readonly ScaleLevel[] {
  return levels
    .map(({ percentage, name }) => ({ permille: permilleOf(percentage ?? 0) ?? 0, name: name.trim() }))
    .toSorted((one, other) => one.permille - other.permille);
}

/** Tells whether two scales have the same levels, by what they earn and by their texts. */
export function hasSameLevels(
  one: readonly ScaleLevel[] | undefined,
  other: readonly ScaleLevel[] | undefined,
): boolean {
  return isSameScale(one, other) && (one ?? []).every(({ name }, place) => name === other?.[place]?.name);
}

/**
 * Tells whether two scales earn the same at the same levels, whatever their texts; without a scale bids are given euro.
 */
export function isSameScale(
  one: readonly ScaleLevel[] | undefined,
  other: readonly ScaleLevel[] | undefined,
): boolean {
  return (
    one?.length === other?.length &&
    (one ?? []).every(({ permille }, place) => permille === other?.[place]?.permille)
  );
}

/** Returns a scale on one line: '0 % Onvoldoende / 100 % Goed'. */
export function scaleLine(scale: readonly ScaleLevel[], figures?: FigureFormat): string {
  return scale.map(({ permille, name }) => `${formatLevel(permille, figures)} ${name}`).join(' / ');
}

/** Returns a level with what it earns: '60 % (€12.000,-)'. */
export function markLine(permille: number, eur: number): string {
  return `${formatLevel(permille)} (${formatEuro(eur)})`;
}
