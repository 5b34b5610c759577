import { type Language, lackingText, otherSide, SERIES_NAMES, unworkedText } from '@milieuspoor/domain';
import type { Piece } from '../../frame/piece.ts';
import { belowTable, paragraphs } from '../../pieces/paragraphs.ts';
import { notedTable } from '../../pieces/tables.ts';
import type { ReportText } from '../../text/report-nl.ts';
import { notApplicableIn } from '../not-applicable-in.ts';
import type { Report, ReportVariant } from '../report.ts';
import type { Telling } from '../report-section.ts';
import { nameInCell, nameInSentence } from '../variant-names.ts';
import { gapsOf } from './coverage-gaps.ts';

/** From this number of things that are missing on, they are rows of a table. */
const AS_TABLE = 3;

/**
 * Writes how complete the figures are: what is missing, which weights nobody confirmed, and what was left out. Of a
 * calculation that misses many things these are a table.
 */
export function coverage(report: Report, telling: Telling): readonly Piece[] {
  const { text, language } = telling;
  const { sentences, last } = coverageSentences(report, text, language);
  const table = gapsTable(report, telling);
  const after = table.length > 0 ? last.map(belowTable) : paragraphs(...last);
  return [...paragraphs(...sentences), ...table, ...after];
}

function isInTable(variant: ReportVariant, text: ReportText): boolean {
  return gapsOf(variant, text).length >= AS_TABLE;
}

/** Calculations that miss the same are named together. */
function gapsTable({ variants }: Report, { text, captions }: Telling): readonly Piece[] {
  const { table, columns } = text.summary.gap;
  const tabled = variants.filter((variant) => isInTable(variant, text));
  const rowsOf = (variant: ReportVariant) =>
    gapsOf(variant, text).map(({ what, count }) => [
      what,
      text.written.count(count),
      text.written.count(variant.mki.items),
    ]);
  const alike = Map.groupBy(tabled, (variant) => JSON.stringify(rowsOf(variant)));
  const rows = [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const together = text.variants(same.map(({ number }) => number));
    const [named, called] =
      same.length > 1 ? [together, together] : [nameInCell(first, text), text.variant(first.number)];
    // Its bidder is named once.
    return rowsOf(first).map((row, place) => [place === 0 ? named : called, ...row]);
  });
  if (rows.length === 0) return [];
  return [
    captions.table(table),
    ...notedTable(
      [
        { head: columns.variant, share: 5 },
        { head: columns.what, share: 9 },
        { head: columns.posts, share: 3, figures: true },
        { head: columns.of, share: 3, figures: true },
      ],
      rows,
      { notes: [] },
    ),
  ];
}

interface CoverageSentences {
  readonly sentences: readonly string[];
  /** what holds of all that is missing */
  readonly last: readonly string[];
}

export function coverageSentences(report: Report, text: ReportText, language: Language): CoverageSentences {
  const { summary } = text;
  const { variants } = report;
  const gaps = variants.map((variant) => [
    ...gapsOf(variant, text).map(({ said }) => said),
    ...lackingBeside(variant, report, text, language),
  ]);
  const told = variants.flatMap((variant, place) => {
    const missing = gaps[place] ?? [];
    const beside = isInTable(variant, text) ? lackingBeside(variant, report, text, language) : missing;
    const { mki, barePosts, unconfirmedWeights } = variant;
    const answered = notApplicableIn(variant, language);
    const isWhole = missing.length === 0 && barePosts === 0;
    const [items, bare] = [text.written.count(mki.items), text.written.count(barePosts)];
    const said: ((who: string) => string)[] = [];
    if (answered.length > 0) said.push((who) => summary.notApplicable(who, answeredIn(answered, text)));
    if (beside.length > 0) said.push((who) => summary.notWhole(who, beside.join('; ')));
    // The contents of an MKI without indicators cannot be seen, so the text does not call it whole.
    if (barePosts > 0) said.push((who) => summary.bare(who, bare, items));
    if (isWhole)
      said.push((who) => (answered.length > 0 ? summary.otherwiseWhole : summary.whole)(who, items));
    if (unconfirmedWeights.length > 0)
      said.push((who) => summary.unconfirmed(who, unconfirmedWeights.join(', ')));
    return said.map((say) => ({ variant, say }));
  });
  return {
    sentences: ofAll(told, text),
    last: gaps.some((each) => each.length > 0) ? [zeroSentence(variants, text, language)] : [],
  };
}

interface Told {
  readonly variant: ReportVariant;
  readonly say: (who: string) => string;
}

/** Returns each sentence once, with the names of all variants of which it holds. */
function ofAll(told: readonly Told[], text: ReportText): string[] {
  const groups = Map.groupBy(told, ({ say }) => say(''));
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    const numbers = same.map(({ variant }) => variant.number);
    const who = same.length === 1 && first ? nameInSentence(first.variant, text) : text.variants(numbers);
    return first ? [first.say(who)] : [];
  });
}

/**
 * Returns the sentence that missing values count as 0; after a sentence about values that do not apply, which are not
 * missing, it speaks of the other missing values.
 */
function zeroSentence(
  variants: readonly ReportVariant[],
  { summary }: ReportText,
  language: Language,
): string {
  const hasAnswers = variants.some((variant) => notApplicableIn(variant, language).length > 0);
  return hasAnswers ? summary.restCountsAsZero : summary.countsAsZero;
}

/** Returns what was recorded as not applicable, and by whom. */
function answeredIn(answered: ReturnType<typeof notApplicableIn>, { summary, unknown }: ReportText): string {
  return answered.map(({ what, by }) => summary.by(what, by || unknown)).join('; ');
}

/**
 * Returns what a calculation leaves empty, or out, that the compared one has, because one calculation alone does not
 * show it.
 */
function lackingBeside(
  { number }: ReportVariant,
  { pairs }: Report,
  { summary: { gap } }: ReportText,
  language: Language,
): string[] {
  const told = pairs.flatMap(({ variant, baseline, scope }) => {
    const numbers = { baseline, optimization: variant };
    return SERIES_NAMES.flatMap((side) => {
      const lacks = scope?.lacking[side].mki;
      if (!lacks) return [];
      const other = otherSide(side);
      const left = numbers[side] === number ? lackingText(lacks, language) : '';
      const whose = gap.variant(numbers[side]);
      const unworked = numbers[other] === number ? unworkedText(lacks, whose, language) : '';
      return [...(left ? [gap.lacking(left, numbers[other])] : []), ...(unworked ? [unworked] : [])];
    });
  });
  return [...new Set(told)];
}
