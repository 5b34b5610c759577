import {
  answeredText,
  type ComparedQuantity,
  type Language,
  LIFE_CYCLE_MODULES,
  lackingText,
  modulesOfNote,
  modulesText,
  otherSide,
  SERIES_NAMES,
  type SeriesName,
  unworkedText,
  type VariantComparison,
} from '@milieuspoor/domain';
import type { ReportText } from '../text/report-nl.ts';
import { type ComparedPair, comparePairIn } from './compared-pairs.ts';

/** Writes an amount of a compared quantity for a table that names the unit. */
export function amountText(
  quantity: ComparedQuantity,
  amount: number,
  text: Pick<ReportText, 'written'>,
): string {
  switch (quantity) {
    case 'mki':
      return text.written.mki(amount);
    case 'co2':
      return text.written.tonOfKg(amount);
    case 'material':
      return text.written.number(amount);
  }
}

/** Writes an amount of a compared quantity with its unit, for a sentence. */
export function amountInSentence(quantity: ComparedQuantity, amount: number, text: ReportText): string {
  const figure = amountText(quantity, amount, text);
  return quantity === 'mki' ? figure : `${figure} ${text.ton}`;
}

/** Writes why two calculations are not compared, with the sides that leave something out. */
export function obstacleText(
  held: Extract<VariantComparison, { comparison: null }>,
  text: ReportText,
  language: Language,
): string {
  const { obstacles, gap, lackingSide, inSide, theSide } = text.comparison;
  const reason = obstacles[held.obstacle];
  if (held.obstacle !== 'not-whole') return reason;
  const undeclared = held.gaps
    .filter((each) => each.undeclared > 0 || !each.lacking)
    .map((each) => gap(each.side, text.written.count(each.undeclared), text.written.count(each.items)));
  const lacking = held.gaps.flatMap(({ side, lacking: lacks }) => {
    if (!lacks) return [];
    const left = lackingText(lacks, language);
    const unworked = unworkedText(lacks, theSide(side), language);
    return [
      ...(left ? [lackingSide(side, left)] : []),
      ...(unworked ? [`${inSide(otherSide(side))}: ${unworked}`] : []),
    ];
  });
  return [...(undeclared.length > 0 ? [`${reason} (${undeclared.join(', ')})`] : []), ...lacking].join('; ');
}

/**
 * Writes what can still be concluded: the difference over the modules that both sides declare; empty where there is
 * none.
 */
export function sharedText(
  held: Extract<VariantComparison, { comparison: null }>,
  quantity: ComparedQuantity,
  text: ReportText,
  language: Language,
): string {
  if (held.obstacle !== 'not-whole' || !held.shared) return '';
  const { modules, comparison } = held.shared;
  const { amount, share } = comparison;
  const { overShared } = text.comparison;
  const part = share === null ? '' : text.summary.change.share(text.written.percent(100 * Math.abs(share)));
  const size = `${amountInSentence(quantity, Math.abs(amount), text)}${part}`;
  return overShared(modulesText(modules, language), size, Math.sign(amount));
}

/** Writes what each side leaves empty in a comparison that is made nevertheless, because it is small (D-104). */
export function pairNotes(
  { scope }: Pick<ComparedPair, 'scope'>,
  quantities: readonly ComparedQuantity[],
  { comparison }: ReportText,
  language: Language,
): string[] {
  return SERIES_NAMES.flatMap((side) => {
    const noted = new Set(quantities.flatMap((each) => modulesOfNote(scope?.lacking[side][each])));
    const modules = LIFE_CYCLE_MODULES.filter((module) => noted.has(module));
    return modules.length > 0 ? [comparison.note(side, modulesText(modules, language))] : [];
  });
}

/**
 * Writes what each side leaves empty and counts as 0 in the conclusions about these quantities, because somebody
 * explained that there is nothing. Of several quantities, those in which it does are named.
 */
export function answeredNotes(
  pair: ComparedPair,
  quantities: readonly ComparedQuantity[],
  whereOf: (side: SeriesName) => string,
  { quantities: names }: Pick<ReportText, 'quantities'>,
  language: Language,
): string[] {
  const said = quantities.filter((quantity) => isSaid(pair, quantity));
  return SERIES_NAMES.flatMap((side) => {
    const answered = said.flatMap((quantity) => {
      const gaps = quantity === 'material' ? null : pair.scope?.answered[side][quantity];
      return gaps ? [{ quantity, note: answeredText(gaps, whereOf(side), language) }] : [];
    });
    const notes = [...Map.groupBy(answered, ({ note }) => note)];
    return notes.map(([note, of]) =>
      quantities.length === 1 ? note : `${of.map(({ quantity }) => names[quantity]).join(', ')}: ${note}`,
    );
  });
}

/** Tells whether a difference is stated, even if only over some modules. */
function isSaid(pair: ComparedPair, quantity: ComparedQuantity): boolean {
  const held = comparePairIn(pair, quantity);
  return held.comparison !== null || (held.obstacle === 'not-whole' && held.shared !== undefined);
}
