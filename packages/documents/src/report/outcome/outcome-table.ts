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

/**
 * Writes MKI and CO2 of each calculation, and how they differ from its baseline. A difference between calculations that are
 * not the same work has a mark, and a note with the number of posts.
 */
export function outcomeTable(report: Report, telling: Telling): Piece[] {
  const { text, captions } = telling;
  const { columns, table, baseline } = text.outcome;
  const { variants } = report;
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
          ...(pairs.length > 0 ? [baseline] : []),
          ...otherWorkNotes(pairs, telling),
          ...notComparedNote(pairs, telling),
          ...(pairs.some(isIncomplete) ? [text.comparison.incomplete] : []),
          ...coverageNotes(
            variants.flatMap(
              ({ number, mki, co2 }) =>
                [
                  [`${text.variant(number)}, ${text.quantities.mki}`, mki],
                  [`${text.variant(number)}, ${text.quantities.co2}`, co2],
                ] as const,
            ),
            text,
          ),
        ],
      },
    ),
  ];
}

/** Returns kind and set of a calculation, with the name of the calculation where its bidder stands above. */
function typeOf({ bidder, name, calculationType, set }: ReportVariant, { text }: Telling): string {
  const kind = `${text.types[calculationType]}, ${IMPACT_SETS[set].name}`;
  return bidder === null || bidder === name ? kind : `${name}\n${kind}`;
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

/** Says how the work of each variant differs from that of its baseline, those that differ alike together. */
function otherWorkNotes(pairs: readonly ComparedPair[], { text, language }: Telling): string[] {
  const { outcome } = text;
  const differing = pairs.flatMap(({ variant, baseline, scope }) => {
    const size = scope ? sizeText(scope, language) : '';
    return size ? [{ number: variant.number, size, baseline: baseline.number }] : [];
  });
  const alike = Map.groupBy(differing, ({ size, baseline }) => `${baseline} ${size}`);
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
