import type { OwnGoalAnswer, OwnGoalInput } from '@milieuspoor/contract';
import { decisionProblems, type FieldProblem, goalProblems, type TypedStep } from '@milieuspoor/domain';
import { numberAsTyped } from '../../../lib/number-as-typed.ts';

/** A step as it is typed. */
export interface StepDraft {
  readonly key: string;
  readonly year: string;
  readonly percent: string;
}

/** A goal as it is typed. */
export interface GoalDraft {
  /** a start without a year is none */
  readonly start: StepDraft;
  readonly steps: readonly StepDraft[];
  readonly number: string;
  /** yyyy-mm-dd */
  readonly date: string | null;
  readonly text: string;
  readonly url: string;
}

export const emptyStep = (key: string): StepDraft => ({ key, year: '', percent: '' });

/** Returns a stored goal as text; of none one empty step. */
export function draftOf(goal: OwnGoalAnswer): GoalDraft {
  const draft = ({ year, percent }: { year: number; percent: number }, key: string): StepDraft => ({
    ...{ key, year: String(year), percent: numberAsTyped(percent) },
  });
  return {
    start: goal.start ? draft(goal.start, 'start') : emptyStep('start'),
    steps:
      goal.steps.length > 0
        ? goal.steps.map((step, place) => draft(step, `step-${place}`))
        : [emptyStep('step-0')],
    number: goal.decision_number,
    date: goal.decision_date,
    text: goal.decision_text,
    url: goal.decision_url,
  };
}

/** Returns what is wrong with a draft, by the field that it stands at: `year-KEY`, `percent-KEY`, `number` or `url`. */
export function draftProblems(draft: GoalDraft) {
  const { number, date, text, url } = draft;
  const keyOf = (step: number | null) =>
    step === null ? draft.start.key : (draft.steps[step] ?? draft.steps.at(-1))?.key;
  return new Map<string, FieldProblem>([
    ...goalProblems(typedStart(draft), draft.steps.map(typedStep)).map(
      ({ step, part, problem }) => [`${part}-${keyOf(step)}`, problem] as const,
    ),
    ...decisionProblems({ number, date, text, url }).map(({ part, problem }) => [part, problem] as const),
  ]);
}

/** Returns a draft without problems as it is stored; null where a step is not filled in. */
export function goalInput(draft: GoalDraft, revision: number): OwnGoalInput | null {
  const start = typedStart(draft);
  const whole = (step: TypedStep) =>
    step.year === null || step.percent === null ? [] : [{ year: step.year, percent: step.percent }];
  const steps = draft.steps.map(typedStep).flatMap(whole);
  if (steps.length < draft.steps.length || (start && whole(start).length === 0)) return null;
  return {
    start: start ? (whole(start)[0] ?? null) : null,
    steps,
    decision_number: draft.number.trim(),
    decision_date: draft.date,
    decision_text: draft.text.trim(),
    decision_url: draft.url.trim(),
    revision,
  };
}

function typedStart({ start }: GoalDraft): TypedStep | null {
  return start.year.trim() === '' && start.percent.trim() === '' ? null : typedStep(start);
}

function typedStep({ year, percent }: StepDraft): TypedStep {
  return { year: numberIn(year), percent: numberIn(percent) };
}

/** Reads '55', '33,3', '33.3' and '55 %'; null for every other text. */
function numberIn(text: string): number | null {
  const bare = text.replace(/\s|%/g, '').replace(',', '.');
  return /^\d{1,4}(\.\d{1,3})?$/.test(bare) ? Number(bare) : null;
}
