import { type CoveredSum, LIFE_CYCLE_MODULES, moduleInSentence, percentageOf } from '@milieuspoor/domain';
import type { Piece } from '../../frame/piece.ts';
import { subHeading } from '../../pieces/paragraphs.ts';
import { notedTable } from '../../pieces/tables.ts';
import type { Report, ReportVariant } from '../report.ts';
import type { Telling } from '../report-section.ts';
import { nameInCell } from '../variant-names.ts';

/** Writes from which product group and which life-cycle module most of each MKI comes. */
export function originTable({ variants }: Report, telling: Telling): readonly Piece[] {
  const { text, captions } = telling;
  const { heading, table, columns, negative, noShare } = text.origin;
  const origins = variants.flatMap((variant) => originOf(variant, telling));
  if (origins.length === 0) return [];
  return [
    subHeading(heading),
    captions.table(table),
    ...notedTable(
      [
        { head: columns.variant, share: 7 },
        { head: columns.group, share: 7 },
        { head: columns.mki, share: 4, figures: true },
        { head: columns.share, share: 4, figures: true },
        { head: columns.module, share: 5 },
      ],
      origins.map(({ cells }) => cells),
      {
        notes: [
          ...(origins.some(({ without }) => without === 'negative') ? [negative] : []),
          ...(origins.some(({ without }) => without === 'unknown') ? [noShare] : []),
        ],
      },
    ),
  ];
}

interface Origin {
  readonly cells: readonly string[];
  /** why there is no share; null where there is one */
  readonly without: 'negative' | 'unknown' | null;
}

function originOf(variant: ReportVariant, { text, language }: Telling): Origin[] {
  const { groups, mki, modules } = variant;
  const group = largestOf(groups, (each) => each.mki);
  const module = largestOf(
    LIFE_CYCLE_MODULES.map((code, place) => ({ code, sum: modules.mki[place] ?? null })),
    ({ sum }) => sum,
  );
  if (!group || !module) return [];
  const share = percentageOf(group.mki, mki);
  // When some parts are negative, a share of the total means nothing: it may exceed 100 %.
  const isNegative = groups.some((each) => (each.mki.amount ?? 0) < 0);
  const without = share === null ? 'unknown' : isNegative ? 'negative' : null;
  return [
    {
      cells: [
        nameInCell(variant, text),
        group.name,
        text.written.mki(group.mki.amount),
        text.written.percent(without === null ? share : null),
        moduleInSentence(module.code, language),
      ],
      without,
    },
  ];
}

/** Returns the part with the largest amount above 0; null where there is none. */
function largestOf<Part>(parts: readonly Part[], sumOf: (part: Part) => CoveredSum | null): Part | null {
  let largest: { readonly part: Part; readonly amount: number } | null = null;
  for (const part of parts) {
    const amount = sumOf(part)?.amount ?? null;
    if (amount !== null && amount > (largest?.amount ?? 0)) largest = { part, amount };
  }
  return largest?.part ?? null;
}
