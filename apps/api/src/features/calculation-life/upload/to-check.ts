import { randomUUID } from 'node:crypto';
import type {
  CalculationChangeAnswer,
  CalculationCheck,
  FigureChangeAnswer,
  ItemChangeAnswer,
  WorkbookProblem,
  WorkbookQuestionAnswer,
} from '@milieuspoor/contract';
import {
  type CalculationChange,
  type CoveredSum,
  type FigureChange,
  IMPACT_SETS,
  type ItemChange,
  type ItemList,
  type Language,
  moduleGapsOf,
  RESOURCE_KEYS,
  resourceGapsOf,
  SET_CODES,
  type WeightedSet,
} from '@milieuspoor/domain';
import {
  type Answers,
  answerText,
  answerTo,
  type Problem,
  placedColumn,
  postenRowOf,
  problemMessage,
  problemSaying,
  questionRows,
  questionText,
  type Severity,
  type WorkbookQuestion,
} from '@milieuspoor/workbook';
import { sentence } from '../../../text/message.ts';
import { unansweredOf } from '../../calculations/questions/ask-questions.ts';
import type { CheckedAmounts } from '../../calculations/reading/checked-workbook.ts';
import {
  type FileFailure,
  fileFailureSaying,
  sayFileFailure,
} from '../../calculations/reading/reading-refusal.ts';
import { toScopeOfPair } from '../../calculations/scope/to-scope-of-pair.ts';
import { toTotals } from '../../calculations/to-calculation.ts';
import { toDividedDifference } from '../../differences/to-divided-difference.ts';
import { toStepPosts } from '../../differences/to-step-post.ts';
import type { CalculationChecked } from './check-calculation.ts';

/** Tells whether a problem is that a file has no profile of any set: a sheet of one is missing, or it is no workbook. */
function saysNoProfiles(problem: Problem): boolean {
  if (problem.code === 'other-format') return problem.format === 'csv';
  return (
    problem.code === 'missing-sheet' && SET_CODES.some((set) => IMPACT_SETS[set].name === problem.sheetName)
  );
}

/** Returns the result of a check in the form of the API. */
export function toCheck(checked: CalculationChecked, language: Language): CalculationCheck {
  const { workbook, former } = checked;
  const refusal = checked.refusal && sentence(checked.refusal, language);
  const amounts = workbook.kind === 'checked' ? workbook.amounts : null;
  const change = amounts?.change;
  const unanswered = unansweredOf(checked.questions, checked.answers);
  return {
    accepted: amounts !== null && refusal === null && unanswered.length === 0,
    refusal,
    error_count: workbook.kind === 'checked' ? countOf('error', workbook.problems) : 1,
    warning_count: workbook.kind === 'checked' ? countOf('warning', workbook.problems) : 0,
    note_count: workbook.kind === 'checked' ? countOf('note', workbook.problems) : 0,
    without_profiles: workbook.kind === 'checked' && workbook.problems.some(saysNoProfiles),
    problems:
      workbook.kind === 'checked'
        ? workbook.problems.map((problem) => ({
            ...toProblemAnswer(problem, language),
            ...postenRow(checked, problem),
          }))
        : [wholeFileProblem(workbook, language)],
    questions: checked.questions.map((question) => ({
      ...toQuestion(question, checked.answers, language),
      ...postenRow(checked, question),
    })),
    placements: checked.placements.map(({ id, header, column }) => ({
      uuid: id,
      header,
      column: placedColumn({ column }),
    })),
    ...declarationsOf(checked.worksheet),
    item_count: amounts?.whole.itemCount ?? null,
    mki_set: amounts?.headlineSet ?? null,
    totals: amounts ? toTotals(amounts.whole.sets, (set) => usedWeights(checked.weights[set], amounts)) : [],
    resources_undeclared: amounts ? RESOURCE_KEYS.filter((key) => amounts.whole.resources[key] === null) : [],
    module_gaps: amounts ? moduleGapsOf(amounts.whole) : [],
    resource_gaps: amounts ? resourceGapsOf(amounts.whole) : [],
    same_file: checked.sameFiles.map(({ id, name, calculationType, applicantName }) => ({
      uuid: id,
      name,
      calculation_type: calculationType,
      applicant_name: applicantName ?? '',
    })),
    active: former && { uuid: former.id, name: former.name },
    change:
      amounts && change && former
        ? {
            set: amounts.headlineSet,
            weights_differ:
              former.weightsVersions[amounts.headlineSet] !== amounts.weightsVersions[amounts.headlineSet],
            ...toChange(change),
          }
        : null,
    scope:
      amounts?.scope && checked.counterpart
        ? toScopeOfPair(amounts.scope, {
            ...{ against: checked.counterpart, ownId: null, answers: checked.answers, language },
          })
        : null,
    differences:
      amounts?.scope && amounts.differences
        ? {
            set: amounts.scope.set,
            mki: toDividedDifference(amounts.differences.mki),
            co2: toDividedDifference(amounts.differences.co2),
          }
        : null,
    difference_posts: amounts?.stepPosts
      ? { mki: toStepPosts(amounts.stepPosts.mki), co2: toStepPosts(amounts.stepPosts.co2) }
      : null,
    no_change: !amounts ? 'refused' : !former ? 'no-active' : change ? null : 'other-set',
    // A file that was not read is not stored, and its key opens nothing.
    upload_key: checked.kept?.key ?? randomUUID(),
    sha256: checked.fileSha256.toString('hex'),
    kept_until: checked.kept?.expiresAt.toISOString() ?? null,
    outcome: checked.outcome,
  };
}

/** Returns the row of Posten that a problem or question on the sheet of a set belongs to, where the file was written of a worksheet. */
function postenRow(
  { worksheet }: Pick<CalculationChecked, 'worksheet'>,
  place: { readonly sheet: string | null; readonly row: number | null },
): Pick<WorkbookProblem, 'posten_row'> {
  const row = postenRowOf(worksheet?.profileRows ?? [], place);
  return row === null ? {} : { posten_row: row };
}

function declarationsOf(worksheet: CalculationChecked['worksheet']): Pick<CalculationCheck, 'declarations'> {
  const declarations = (worksheet?.products ?? []).flatMap(({ name, validUntil }) =>
    validUntil ? { product: name, valid_until: validUntil } : [],
  );
  return declarations.length === 0 ? {} : { declarations };
}

/** Returns the weights of a set: unconfirmed ones are only named where they count. */
function usedWeights({ version, unconfirmed, code }: WeightedSet, { weighed }: CheckedAmounts) {
  return { version, unconfirmed: weighed.includes(code) ? unconfirmed : [] };
}

function toChange(change: CalculationChange): Omit<CalculationChangeAnswer, 'set' | 'weights_differ'> {
  const { items } = change;
  return {
    ...figuresOfChange(change),
    groups: change.groups.map((group) => ({
      name: group.name,
      presence: group.presence,
      ...figuresOfChange(group),
    })),
    items_added: toItemList(items.added),
    items_removed: toItemList(items.removed),
    items_changed: toItemList(items.changed),
    items_unchanged: items.unchangedCount,
  };
}

function toItemList({ count, items }: ItemList): { count: number; items: ItemChangeAnswer[] } {
  return {
    count,
    items: items.map((item) => ({
      post_number: item.postNumber,
      product: item.product,
      product_group: item.productGroup,
      unit: item.unit,
      ...figuresOfChange(item),
      fields: [...item.fields],
    })),
  };
}

function figuresOfChange({ mki, co2 }: Pick<ItemChange, 'mki' | 'co2'>) {
  return { mki: toFigureChange(mki), co2: toFigureChange(co2) };
}

function toFigureChange({ before, after, comparison, gaps, shared }: FigureChange): FigureChangeAnswer {
  const share = comparison?.share ?? null;
  return {
    before: before && toSum(before),
    after: after && toSum(after),
    difference: comparison?.amount ?? null,
    percentage: share === null ? null : 100 * share,
    incomplete: comparison?.incomplete ?? false,
    gaps: gaps.map(({ side, ...gap }) => ({ side: side === 'baseline' ? 'before' : 'after', ...gap })),
    ...(shared ? { shared: { ...shared, modules: [...shared.modules] } } : {}),
  };
}

/** Returns the sum without its amounts per module, which only the comparison needs. */
function toSum({ perModule: _modules, ...sum }: CoveredSum): CoveredSum {
  return sum;
}

/** Counts the problems, including those that the list only counts. */
function countOf(severity: Severity, problems: readonly Problem[]): number {
  return problems
    .filter((problem) => problem.severity === severity)
    .reduce(
      (sum, problem) =>
        sum +
        (problem.code === 'more-errors' || problem.code === 'more-warnings' || problem.code === 'more-notes'
          ? problem.count
          : 1),
      0,
    );
}

function toProblemAnswer(problem: Problem, language: Language): WorkbookProblem {
  const [what, whatToDo] = problemSaying(problem, language);
  return {
    severity: problem.severity,
    sheet: problem.sheet,
    row: problem.row,
    column: problem.column,
    cell: problem.cell ?? null,
    message: problemMessage(problem, language),
    what,
    what_to_do: whatToDo,
  };
}

function toQuestion(
  question: WorkbookQuestion,
  answers: Answers,
  language: Language,
): WorkbookQuestionAnswer {
  const { id, kind, required, sheet, row, column, cell, choices, changesReading } = question;
  return {
    id,
    kind,
    required,
    sheet,
    row,
    column,
    cell,
    text: questionText(question, language),
    rows: questionRows(question, language).map(({ number, mki, withoutQuantity, figures, ...row }) => ({
      ...row,
      post_number: number,
      figures: [...figures],
      mki: mki.map(({ set, mkiEur }) => ({ set, mki_value: mkiEur })),
      quantity_missing: withoutQuantity,
    })),
    choices: choices.map((value) => ({ value, label: answerText(question, value, language) })),
    answer: answerTo(question, answers),
    changes_reading: changesReading,
  };
}

function wholeFileProblem(failure: FileFailure, language: Language): WorkbookProblem {
  const { what, whatToDo } = fileFailureSaying(failure, language);
  return {
    severity: 'error',
    sheet: null,
    row: null,
    column: null,
    cell: null,
    message: sayFileFailure(failure, language),
    what,
    what_to_do: whatToDo,
  };
}
