import type { ReportGroup, ReportVariant } from '@milieuspoor/documents';
import {
  type AnsweredModules,
  type CoveredSum,
  figuresOf,
  type HoldingAnswer,
  type Language,
  moduleFiguresOf,
  RESOURCE_KEYS,
} from '@milieuspoor/domain';
import { problemFinding } from '@milieuspoor/workbook';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import type { ScopeAnswerRow } from '../../calculations/scope/scope-answers.queries.ts';
import { toCalculation } from '../../calculations/to-calculation.ts';
import { resourceOf } from '../../statistics/covered-row.ts';
import type { StatisticRow } from '../../statistics/statistics.queries.ts';
import { inOrder } from '../../statistics/to-statistics.ts';
import { wholeRows } from '../../statistics/whole-rows.ts';
import { expiredDeclarations } from './expired-declarations.ts';
import { inNotation } from './in-notation.ts';

/** Returns a calculation in the form of the report, from its stored totals, in the set of its headline. */
export function describeVariant(
  calculation: CalculationRow,
  rows: readonly StatisticRow[],
  {
    uploadedBy,
    language,
    now,
    explained,
    answeredModules,
    barePosts,
  }: {
    readonly uploadedBy: string;
    readonly language: Language;
    readonly now: Date;
    /** the answers about it that hold */
    readonly explained: readonly HoldingAnswer<ScopeAnswerRow>[];
    /** for each module, how many of its posts leave it empty because there is nothing */
    readonly answeredModules: AnsweredModules;
    /** number of posts with an MKI without indicators */
    readonly barePosts: number;
  },
): ReportVariant {
  const { id, variant, headlineSet: set } = calculation;
  const whole = wholeRows(rows).find(({ series }) => series === id);
  const weightsVersion = calculation.weightsVersions[set];
  if (!whole || variant === null || weightsVersion === null)
    throw new Error(`Calculation ${id} has no totals, no number or no weights`);
  const { answers } = toCalculation(
    // What does not apply is in `explained`, with who said so and when.
    {
      ...calculation,
      scopeAnswers: calculation.scopeAnswers.filter(({ meaning }) => meaning !== 'not-applicable'),
    },
    language,
  );
  // A reader of the report can't correct the file any more: it shows the findings, without what to do about them.
  const found = (severity: 'warning' | 'note') =>
    calculation.warnings
      .filter((problem) => problem.severity === severity)
      .map((problem) => inNotation(problemFinding(problem, language), language));
  return {
    ...figuresOfRow(whole),
    number: variant,
    name: calculation.name,
    bidder: calculation.applicantName,
    calculationType: calculation.calculationType,
    active: calculation.active,
    notes: calculation.notes,
    otherSet: calculation.sets.find((each) => each !== set) ?? null,
    set,
    weightsVersion,
    unconfirmedWeights: calculation.unconfirmedWeights[set] ?? [],
    modules: modulesOf(whole),
    barePosts,
    groups: groupsOf(rows, id),
    warnings: [...found('warning'), ...expiredDeclarations(calculation, now, language)],
    readingNotes: found('note'),
    answers: answers.map(({ question, answer }) => ({
      question: inNotation(question, language),
      answer: inNotation(answer, language),
    })),
    explained: explained.flatMap(({ meaning, subject, posts, answeredBy: by, answeredAt }) =>
      meaning === 'not-applicable' ? [{ subject, posts, by, at: answeredAt.toISOString() }] : [],
    ),
    answeredModules,
    file: {
      name: calculation.fileName,
      sha256: calculation.fileSha256.toString('hex'),
      readerVersion: calculation.readerVersion,
      uploadedAt: calculation.createdAt.toISOString(),
      uploadedBy,
    },
  };
}

/** Returns its product groups, the largest MKI first. */
function groupsOf(rows: readonly StatisticRow[], calculationId: string): ReportGroup[] {
  const children = rows.filter(({ childId, series }) => childId !== null && series === calculationId);
  return inOrder(children).map((row) => ({
    id: row.childId ?? '',
    name: row.childName ?? '',
    ...figuresOfRow(row),
  }));
}

function figuresOfRow(row: StatisticRow): Pick<ReportVariant, 'mki' | 'co2' | 'resources'> {
  const { mki, co2 } = figuresOf({ ...row, itemCount: row.itemsInSet });
  return {
    mki: { ...overAllItems(mki, row), perModule: row.mkiEur },
    co2: { ...overAllItems(co2, row), perModule: row.co2Kg },
    resources: Object.fromEntries(
      RESOURCE_KEYS.map((key) => [key, resourceOf(row, key)]),
    ) as ReportVariant['resources'],
  };
}

function modulesOf(row: StatisticRow): ReportVariant['modules'] {
  const { mki, co2 } = moduleFiguresOf({ ...row, itemCount: row.itemsInSet });
  return {
    mki: mki.map((sum) => overAllItems(sum, row)),
    co2: co2.map((sum) => overAllItems(sum, row)),
  };
}

/** Returns the sum over all items: an item that is not in the set declares nothing in it. */
function overAllItems(sum: CoveredSum, { items, itemsInSet }: StatisticRow): CoveredSum {
  return { ...sum, items, undeclared: sum.undeclared + items - itemsInSet };
}
