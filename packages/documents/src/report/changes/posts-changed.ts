import type { LargeChange } from '@milieuspoor/domain';
import type { Piece } from '../../frame/piece.ts';
import { notedTable } from '../../pieces/tables.ts';
import { type ComparedPair, comparedPairs } from '../compared-pairs.ts';
import type { Report } from '../report.ts';
import type { Telling } from '../report-section.ts';
import { headedName } from '../variant-names.ts';
import { isRoundedTogether, writtenSteps } from './written-steps.ts';

/**
 * Writes the posts that change most between each variant and its baseline, in what can be compared. With the other posts
 * they add up to the written difference.
 */
export function postsChanged(report: Report, telling: Telling): Piece[] {
  return comparedPairs(report).flatMap((pair) => tableOf(pair, telling));
}

function tableOf(pair: ComparedPair, telling: Telling): Piece[] {
  const { text, captions } = telling;
  const { columns, table, others, convention } = text.postsChanged;
  const changed = pair.posts;
  if (!changed) return [];
  const rest = changed.others.posts > 0 ? [changed.others] : [];
  const steps = writtenSteps(pair, [...changed.largest, ...rest], telling);
  if (!steps) return [];
  const names = [
    ...changed.largest.map((change) => [
      `${change.postNumber} ${change.productGroup}`.trim(),
      whatChanged(change, telling),
    ]),
    ...rest.map(({ posts }) => [others(text.written.count(posts), posts === 1), '']),
    [text.changes.together, ''],
  ];
  return [
    captions.table(table(headedName(pair.variant, text), text.outcome.list([pair.baseline.number]))),
    ...notedTable(
      [
        { head: columns.post, share: 7 },
        { head: columns.what, share: 10 },
        { head: columns.mki, share: 4, figures: true },
        { head: columns.co2, share: 4, figures: true },
      ],
      steps.map(([mki, co2], place) => [...(names[place] ?? []), mki, co2]),
      {
        notes: [convention, ...(isRoundedTogether(pair, telling) ? [text.changes.roundedTogether] : [])],
        total: true,
      },
    ),
  ];
}

/** Returns the kinds of change of a post, and below them its products and quantities. */
function whatChanged({ kinds, baseline, optimization }: LargeChange, { text }: Telling): string {
  const { becomes } = text.postsChanged;
  const amountOf = ({ quantity, unit }: NonNullable<typeof baseline>) =>
    `${text.written.number(quantity)} ${unit}`;
  const lines = [kinds.map((kind) => text.changes.kinds[kind]).join(', ')];
  if (baseline && optimization) {
    const [before, after] = [amountOf(baseline), amountOf(optimization)];
    const isSame = baseline.product === optimization.product;
    lines.push(isSame ? baseline.product : becomes(baseline.product, optimization.product));
    if (before !== after) lines.push(becomes(before, after));
  } else {
    const side = baseline ?? optimization;
    if (side) lines.push(`${side.product}, ${amountOf(side)}`);
  }
  return lines.join('\n');
}
