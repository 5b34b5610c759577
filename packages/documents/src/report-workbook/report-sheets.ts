import {
  addParts,
  COMPARED_QUANTITIES,
  IMPACT_SETS,
  type Language,
  LIFE_CYCLE_MODULES,
  MATERIAL_KEYS,
  notApplicableText,
  percentageOf,
  postShares,
  RESOURCE_KEYS,
  sizeText,
} from '@milieuspoor/domain';
import type { WriteSheet } from 'hucre/xlsx';
import { confirmedWord } from '../pieces/weights-table.ts';
import { comparedPairs, comparePairIn } from '../report/compared-pairs.ts';
import { answeredNotes, obstacleText, pairNotes, sharedText } from '../report/compared-text.ts';
import type { Report, ReportVariant } from '../report/report.ts';
import type { ReportText } from '../text/report-nl.ts';
import { columnName, counted, type SheetValue, sheetOf } from './sheet-of.ts';

const MJ_PER_GJ = 1000;
const KG_PER_TON = 1000;

/** Returns the sheet with each calculation, its totals and its file. */
export function overviewSheet({ variants }: Report, text: ReportText): WriteSheet {
  const { outcome, files, method, figures, award } = text;
  return sheetOf(
    text.sheets.overview,
    [
      ...[outcome.columns.variant, text.sheets.name, text.sheets.type, award.columns.name],
      ...[text.sheets.set, method.columns.version, text.sheets.mki, text.sheets.co2],
      ...[text.sheets.items, text.sheets.withoutMki, text.sheets.withoutCo2, text.sheets.incomplete].map(
        counted,
      ),
      ...[text.sheets.secondaryShare, files.columns.file, files.columns.sha256, figures.notes],
    ],
    variants.map((variant) => [
      ...[text.variant(variant.number), variant.name, text.types[variant.calculationType]],
      ...[variant.bidder, IMPACT_SETS[variant.set].name, variant.weightsVersion],
      ...[variant.mki.amount, inTon(variant.co2.amount), variant.mki.items],
      ...[variant.mki.undeclared, variant.co2.undeclared, variant.mki.incomplete],
      percentageOf(
        variant.resources.secondaryTon,
        addParts(MATERIAL_KEYS.map((key) => variant.resources[key])),
      ),
      ...[variant.file.name, variant.file.sha256, variant.notes],
    ]),
  );
}

/** Adds a block of rows for each variant, with its total below it as a formula over the block. */
function totalled(
  name: string,
  heads: readonly string[],
  blocks: readonly {
    readonly variant: string;
    readonly rows: readonly (readonly [string, ...(number | null)[]])[];
    readonly totals: readonly (number | null)[];
  }[],
  total: string,
): WriteSheet {
  const rows: SheetValue[][] = [];
  const totalRows: number[] = [];
  for (const block of blocks) {
    // The headings are row 1 of the sheet.
    const first = rows.length + 2;
    for (const row of block.rows) rows.push([block.variant, ...row]);
    const last = rows.length + 1;
    totalRows.push(rows.length);
    rows.push([
      block.variant,
      total,
      ...block.totals.map((result, place) => {
        const column = columnName(place + 2);
        // Without any figure there is no total: the sum of nothing would show 0.
        return result === null || last < first
          ? null
          : { formula: `SUM(${column}${first}:${column}${last})`, result };
      }),
    ]);
  }
  return sheetOf(name, heads, rows, totalRows);
}

export function groupsSheet({ variants }: Report, text: ReportText): WriteSheet {
  const resources = RESOURCE_KEYS.map((key) => text.resources[key]);
  const figuresOf = ({ mki, co2, resources: sums }: Pick<ReportVariant, 'mki' | 'co2' | 'resources'>) => [
    mki.amount,
    inTon(co2.amount),
    ...RESOURCE_KEYS.map((key) => inReportUnit(key, sums[key].amount)),
  ];
  return totalled(
    text.sheets.groups,
    [text.outcome.columns.variant, text.figures.group, text.sheets.mki, text.sheets.co2, ...resources],
    variants.map((variant) => ({
      variant: text.variant(variant.number),
      rows: variant.groups.map((group) => [group.name, ...figuresOf(group)] as const),
      totals: figuresOf(variant),
    })),
    text.figures.total,
  );
}

export function modulesSheet({ variants }: Report, text: ReportText): WriteSheet {
  return totalled(
    text.sheets.modules,
    [text.outcome.columns.variant, text.figures.module, text.sheets.mki, text.sheets.co2],
    variants.map(({ number, modules, mki, co2 }) => ({
      variant: text.variant(number),
      rows: LIFE_CYCLE_MODULES.map(
        (module, place) =>
          [module, modules.mki[place]?.amount ?? null, inTon(modules.co2[place]?.amount ?? null)] as const,
      ),
      totals: [mki.amount, inTon(co2.amount)],
    })),
    text.figures.total,
  );
}

/**
 * Returns the sheet with the share of each post in each MKI, as the report states it: rounded so that the parts add up
 * to 100,00.
 */
export function postsSheet({ variants }: Report, text: ReportText): WriteSheet {
  return totalled(
    text.sheets.posts,
    [text.outcome.columns.variant, text.postsChanged.columns.post, text.sheets.mki, text.figures.share],
    variants.map(({ number, groups, mki }) => {
      const shares = postShares(
        mki,
        groups.map((group) => group.mki),
      );
      return {
        variant: text.variant(number),
        rows: groups.map((group, place) => [group.name, group.mki.amount, shares?.[place] ?? null] as const),
        totals: [mki.amount, shares && 100],
      };
    }),
    text.figures.total,
  );
}

/** Returns the sheet with differences as formulas, only where they may be compared; otherwise with the reason. */
export function comparisonSheet(report: Report, text: ReportText, language: Language): WriteSheet {
  const { columns } = text.comparison;
  const rows: SheetValue[][] = [];
  for (const pair of comparedPairs(report)) {
    const { baseline, variant, scope } = pair;
    const size = scope ? sizeText(scope, language) : '';
    for (const quantity of COMPARED_QUANTITIES) {
      const held = comparePairIn(pair, quantity);
      const named = [
        text.variant(variant.number),
        text.variant(baseline.number),
        text.sheets.quantities[quantity],
      ];
      const answered = answeredNotes(pair, [quantity], text.comparison.inSide, text, language).map(
        (note) => `${note}; ${text.sheets.answeredBy}`,
      );
      const at = rows.length + 2;
      if (!held.comparison) {
        const why = obstacleText(held, text, language);
        const shared = sharedText(held, quantity, text, language);
        rows.push([...named, null, null, null, null, remarks(why, shared, ...answered, size)]);
        continue;
      }
      const { share, incomplete } = held.comparison;
      const shown = (figure: number) => (quantity === 'co2' ? figure / KG_PER_TON : figure);
      const from = shown(held.comparison.baseline);
      const to = shown(held.comparison.optimization);
      const amount = shown(held.comparison.amount);
      rows.push([
        ...named,
        from,
        to,
        { formula: `E${at}-D${at}`, result: amount },
        share === null ? null : { formula: `100*F${at}/D${at}`, result: 100 * share },
        remarks(
          incomplete ? text.comparison.incomplete : '',
          ...answered,
          size,
          ...pairNotes(pair, [quantity], text, language),
        ),
      ]);
    }
  }
  return sheetOf(
    text.sheets.comparison,
    [
      ...[columns.variant, text.sheets.against, columns.quantity, columns.from, text.sheets.toVariant],
      ...[columns.difference, columns.share, text.sheets.remark],
    ],
    rows,
  );
}

function remarks(...parts: readonly string[]): string | null {
  return parts.filter((part) => part !== '').join('; ') || null;
}

export function weightsSheet({ weights }: Report, text: ReportText): WriteSheet {
  const { columns, confirmed: words } = text.weights;
  return sheetOf(
    text.sheets.weights,
    [
      ...[text.sheets.set, text.method.columns.version, columns.code, columns.unit],
      // A weight of 0,0001 would be shown as 0,00 with two decimals.
      ...[{ head: columns.value, shown: 'whole' } as const, columns.source, columns.confirmed],
    ],
    weights.flatMap(({ set, version, weights: all }) =>
      all.map((weight) => [
        ...[IMPACT_SETS[set].name, version, weight.code, weight.unit, weight.valueEur, weight.source],
        confirmedWord(weight, words),
      ]),
    ),
  );
}

/**
 * Returns the sheet about the import of the files: every doubt, every deviation and every question with its answer, all
 * of them.
 */
export function importSheet({ variants }: Report, text: ReportText, language: Language): WriteSheet {
  const { kinds, kind, finding, answer: answered } = text.sheets;
  return sheetOf(
    text.sheets.import,
    [text.outcome.columns.variant, kind, finding, answered],
    variants.flatMap(({ number, warnings, readingNotes, answers, explained }) =>
      [
        ...warnings.map((each) => [kinds.warning, each, null]),
        ...readingNotes.map((each) => [kinds.readingNote, each, null]),
        ...answers.map(({ question, answer }) => [kinds.answer, question, answer]),
        ...explained.map((each) => [
          kinds.explained,
          notApplicableText(each, language),
          text.method.explainedBy(each.by || text.unknown, momentText(each.at, text)),
        ]),
      ].map((row) => [text.variant(number), ...row]),
    ),
  );
}

function momentText(moment: string, text: ReportText): string {
  return text.written.moment(new Date(moment));
}

/** Returns the sheet with the sources of the figures, and who made the workbook and when. */
export function sourcesSheet(
  { project, variants, build, madeAt, madeBy }: Report,
  text: ReportText,
): WriteSheet {
  const { files, cover, unknown } = text;
  return sheetOf(
    text.sheets.sources,
    [text.sheets.source, text.sheets.value],
    [
      [text.title, project.name],
      [cover.organisation, project.organisation],
      ...variants.map(({ number, file }) => [
        text.variant(number),
        [
          file.name,
          files.uploaded(momentText(file.uploadedAt, text), file.uploadedBy),
          files.read(file.readerVersion),
          `SHA-256 ${file.sha256}`,
        ].join(', '),
      ]),
      [cover.madeOn, files.made(build, momentText(madeAt, text), madeBy || unknown)],
      [text.sheets.units, text.sheets.unitsText],
    ],
  );
}

/** Converts CO2, which is stored in kg, to the ton of the report. */
function inTon(kg: number | null): number | null {
  return kg === null ? null : kg / KG_PER_TON;
}

/** Converts energy, which is stored in MJ, to the GJ of the report. */
function inReportUnit(key: (typeof RESOURCE_KEYS)[number], amount: number | null): number | null {
  return amount !== null && key.endsWith('Mj') ? amount / MJ_PER_GJ : amount;
}
