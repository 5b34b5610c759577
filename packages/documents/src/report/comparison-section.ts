import { addParts, COMPARED_QUANTITIES, MATERIAL_KEYS, percentageOf, sizeText } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { bullets, leadIn, leadInBelowTable, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import { kindsTable } from './changes/kinds-table.ts';
import { postsChanged } from './changes/posts-changed.ts';
import { comparedPairs, comparePairIn } from './compared-pairs.ts';
import { amountText, answeredNotes, obstacleText, pairNotes, sharedText } from './compared-text.ts';
import { coverageNotes, marked } from './figures.ts';
import { hasRoomForChart } from './outcome/room-for-chart.ts';
import type { Report } from './report.ts';
import type { ReportSection, Telling } from './report-section.ts';
import { nameInCell, nameInRemark } from './variant-names.ts';
import { picturesOf } from './variant-section.ts';

/** Writes the calculations beside one another, each compared with the baseline of its phase, as far as possible. */
export const comparisonSection: ReportSection = (report, telling) => {
  const { comparison } = telling.text;
  if (report.variants.length === 1)
    return [numberedHeading(comparison.heading), ...paragraphs(comparison.single)];
  return [
    numberedHeading(comparison.heading),
    ...paragraphs(comparison.lead),
    ...(hasRoomForChart(report, telling) ? [] : picturesOf(null, report, telling, 'outcome')),
    ...picturesOf(null, report, telling),
    ...changesTable(report, telling),
    ...picturesOf(null, report, telling, 'kinds'),
    ...kindsTable(report, telling),
    ...postsChanged(report, telling),
    ...materialsTable(report, telling),
  ];
};

function changesTable(report: Report, { text, language, captions }: Telling): Piece[] {
  const { columns, rows: names, table, notCompared, incomplete } = text.comparison;
  const rows: string[][] = [];
  const obstacles: string[] = [];
  let hasIncomplete = false;
  const remarks: string[] = [];
  for (const pair of comparedPairs(report)) {
    const who = nameInRemark(pair.variant, text);
    const size = pair.scope ? sizeText(pair.scope, language) : '';
    if (size) remarks.push(`‡ ${who}: ${size}.`);
    const otherWork = size ? ' ‡' : '';
    let called = nameInCell(pair.variant, text);
    const compared = COMPARED_QUANTITIES.filter((quantity) => comparePairIn(pair, quantity).comparison);
    remarks.push(...pairNotes(pair, compared, text, language).map((note) => `${who}: ${note}`));
    const answered = answeredNotes(pair, COMPARED_QUANTITIES, text.comparison.inSide, text, language);
    remarks.push(...answered.map((note) => `${who}: ${note}; ${text.comparison.answeredBy}.`));
    for (const quantity of COMPARED_QUANTITIES) {
      const held = comparePairIn(pair, quantity);
      if (!held.comparison) {
        obstacles.push(`${who}, ${names[quantity]}: ${obstacleText(held, text, language)}`);
        const shared = sharedText(held, quantity, text, language);
        if (shared) obstacles.push(`${who}, ${names[quantity]}: ${shared}`);
        continue;
      }
      const { baseline: from, optimization: to, amount, share, incomplete: isIncomplete } = held.comparison;
      hasIncomplete ||= isIncomplete;
      const plus = amount > 0 ? '+' : '';
      rows.push([
        called,
        names[quantity],
        amountText(quantity, from, text),
        amountText(quantity, to, text),
        `${plus}${amountText(quantity, amount, text)}${isIncomplete ? ' †' : ''}${otherWork}`,
        share === null ? '-' : `${plus}${text.written.percent(100 * share)}`,
      ]);
      // Its bidder is named once.
      called = text.variant(pair.variant.number);
    }
  }
  return [
    ...(rows.length > 0
      ? [
          captions.table(table),
          ...notedTable(
            [
              { head: columns.variant, share: 8 },
              { head: columns.quantity, share: 6 },
              { head: columns.from, share: 4.5, figures: true },
              { head: columns.to, share: 4.5, figures: true },
              { head: columns.difference, share: 5, figures: true },
              { head: columns.share, share: 3.5, figures: true },
            ],
            rows,
            { notes: [...(hasIncomplete ? [incomplete] : []), ...remarks] },
          ),
        ]
      : []),
    ...(rows.length === 0 ? paragraphs(...remarks) : []),
    ...(obstacles.length > 0
      ? [(rows.length > 0 ? leadInBelowTable : leadIn)(notCompared), ...bullets(obstacles)]
      : []),
  ];
}

function materialsTable({ variants }: Report, { text, captions }: Telling): Piece[] {
  const { materials, materialColumns: columns } = text.comparison;
  return [
    captions.table(materials),
    ...notedTable(
      [
        { head: columns.variant, share: 6 },
        { head: columns.primary, share: 4, figures: true },
        { head: columns.secondary, share: 4, figures: true },
        { head: columns.biobased, share: 4, figures: true },
        { head: columns.share, share: 4, figures: true },
      ],
      variants.map(({ resources, ...variant }) => [
        nameInCell(variant, text),
        ...MATERIAL_KEYS.map((key) => marked(resources[key], text.written.number(resources[key].amount))),
        text.written.percent(
          percentageOf(resources.secondaryTon, addParts(MATERIAL_KEYS.map((key) => resources[key]))),
        ),
      ]),
      {
        notes: [
          ...new Set(
            variants.flatMap(({ number, resources }) =>
              coverageNotes(
                MATERIAL_KEYS.map(
                  (key) => [`${text.variant(number)}, ${text.resources[key]}`, resources[key]] as const,
                ),
                text,
              ),
            ),
          ),
        ],
      },
    ),
  ];
}
