import {
  type Comparison,
  IMPACT_SETS,
  MODULE_INDICATORS,
  type ModuleIndicator,
  sizeText,
} from '@milieuspoor/domain';
import type { Piece } from '../../frame/piece.ts';
import { notedTable } from '../../pieces/tables.ts';
import { type ComparedPair, comparedPair, comparePairIn } from '../compared-pairs.ts';
import { amountText } from '../compared-text.ts';
import { coverageNotes, marked } from '../figures.ts';
import type { Report, ReportVariant } from '../report.ts';
import type { Telling } from '../report-section.ts';
import { headedName } from '../variant-names.ts';
import { shownVariants } from './first-page.ts';

/**
 * Writes MKI and CO2 of each calculation, and how they differ from its baseline. A difference between calculations that are
 * not the same work has a mark, and a note with the number of posts.
 */
export function outcomeTable(report: Report, telling: Telling): Piece[] {
  const { text, captions } = telling;
  const { columns, table, baseline } = text.outcome;
  const { variants: all } = report;
  const variants = shownVariants(report);
  const left = all.filter((each) => !variants.includes(each));
  const pairs = variants.flatMap((variant) => comparedPair(variant, report) ?? []);
  const changes = (variant: ReportVariant, quantity: ModuleIndicator): string => {
    const pair = pairs.find((each) => each.variant === variant);
    return pair ? changeOf(pair, quantity, telling) : '';
  };
  return [
    captions.table(table),
    ...notedTable(
      [
        { head: columns.variant, share: 12 },
        { head: columns.mki, share: 4.5, figures: true },
        { head: columns.mkiChange, share: 5, figures: true },
        { head: columns.co2, share: 4.5, figures: true },
        { head: columns.co2Change, share: 5, figures: true },
      ],
      variants.map((variant) => [
        `${headedName(variant, text)}\n${typeOf(variant, telling)}`,
        marked(variant.mki, text.written.mki(variant.mki.amount)),
        changes(variant, 'mki'),
        marked(variant.co2, text.written.tonOfKg(variant.co2.amount)),
        changes(variant, 'co2'),
      ]),
      {
        notes: [
          ...(left.length > 0 ? [text.outcome.more(left.map(({ number }) => number))] : []),
          ...(pairs.length > 0 ? [baseline] : []),
          ...otherWorkNotes(pairs, telling),
          ...notComparedNote(pairs, telling),
          ...(pairs.some(isIncomplete) ? [text.comparison.incomplete] : []),
          ...coverageOf(variants, telling),
        ],
      },
    ),
  ];
}

/** With more notes than this about what is lacking the page is full, and the explanation tells them. */
const COVERAGE_MAX = 3;

/** Returns what the figures of these calculations lack, or, of many that lack much, which they are. */
export function coverageOf(variants: readonly ReportVariant[], { text }: Telling): string[] {
  const notes = coverageNotes(
    variants.flatMap(
      ({ number, mki, co2 }) =>
        [
          [`${text.variant(number)}, ${text.quantities.mki}`, mki],
          [`${text.variant(number)}, ${text.quantities.co2}`, co2],
        ] as const,
    ),
    text,
  );
  if (notes.length <= COVERAGE_MAX) return notes;
  const lacking = variants.filter(({ mki, co2 }) =>
    [mki, co2].some(
      ({ amount, undeclared, incomplete }) => amount === null || undeclared > 0 || incomplete > 0,
    ),
  );
  return [text.outcome.lacking(lacking.map(({ number }) => number))];
}

/** Returns kind and set of a calculation. */
function typeOf({ calculationType, set }: ReportVariant, { text }: Telling): string {
  return `${text.types[calculationType]}, ${IMPACT_SETS[set].name}`;
}

/** Returns a difference with its sign and its part of the baseline; a dash where the two are not compared. */
function changeOf(pair: ComparedPair, quantity: ModuleIndicator, { text, language }: Telling): string {
  const { comparison } = comparePairIn(pair, quantity);
  if (!comparison) return '-';
  const { amount, share, incomplete } = comparison;
  const plus = amount > 0 ? '+' : '';
  const marks = `${incomplete ? ' †' : ''}${pair.scope && sizeText(pair.scope, language) ? ' ‡' : ''}`;
  const part = share === null ? '' : `\n${plus}${text.written.percent(100 * share)}`;
  return `${plus}${amountText(quantity, amount, text)}${marks}${part}`;
}

/** With more of them than this the page is full, and the comparison tells them. */
const DIFFERENCES_MAX = 3;

/** Says how the work of each variant differs from that of its baseline, those that differ alike together. */
function otherWorkNotes(pairs: readonly ComparedPair[], { text, language }: Telling): string[] {
  const { outcome } = text;
  const differing = pairs.flatMap(({ variant, baseline, scope }) => {
    const size = scope ? sizeText(scope, language) : '';
    return size ? [{ number: variant.number, size, baseline: baseline.number }] : [];
  });
  const alike = Map.groupBy(differing, ({ size, baseline }) => `${baseline} ${size}`);
  if (alike.size > DIFFERENCES_MAX) return [outcome.otherWorkOf(differing.map(({ number }) => number))];
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    const numbers = same.map(({ number }) => number);
    return first
      ? [outcome.otherWork(text.variants(numbers), outcome.list([first.baseline]), first.size)]
      : [];
  });
}

/** Names the variants that are not compared, those of the same quantities together. */
function notComparedNote(pairs: readonly ComparedPair[], { text }: Telling): string[] {
  const lacking = pairs.map((pair) => ({
    number: pair.variant.number,
    quantities: MODULE_INDICATORS.filter((quantity) => !comparePairIn(pair, quantity).comparison)
      .map((quantity) => text.quantities[quantity])
      .join(', '),
  }));
  const groups = Map.groupBy(
    lacking.filter(({ quantities }) => quantities !== ''),
    ({ quantities }) => quantities,
  );
  return [...groups].map(([quantities, of]) =>
    text.outcome.notCompared(text.outcome.list(of.map(({ number }) => number)), quantities),
  );
}

function isIncomplete(pair: ComparedPair): boolean {
  const compared = MODULE_INDICATORS.map(
    (quantity): Comparison | null => comparePairIn(pair, quantity).comparison,
  );
  return compared.some((comparison) => comparison?.incomplete);
}
