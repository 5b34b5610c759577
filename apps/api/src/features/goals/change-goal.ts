import {
  changesBetween,
  decisionProblems,
  goalPathText,
  goalProblems,
  type ProgressIndicator,
  versionMoment,
} from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { fieldMessage, type Message, message } from '../../text/message.ts';
import { lockAdministered } from '../organisations/administrators.queries.ts';
import { lockOrganisation } from '../organisations/organisations.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { findGoal, type GoalRow, storeGoal } from './goals.queries.ts';
import { noGoal, toOwnGoal } from './to-own-goal.ts';

/** What is set of a goal; without steps it is taken away. */
export type GoalContents = Omit<GoalRow, 'indicator' | 'revision' | 'modifiedAt'>;

const NOTHING: GoalContents = {
  ...{ start: null, steps: [] },
  ...{ decisionNumber: '', decisionDate: null, decisionText: '', decisionUrl: '' },
};

interface GoalChange {
  readonly slug: string;
  readonly indicator: ProgressIndicator;
  /** the revision that the change is based on; null when the caller does not state it */
  readonly seen: number | null;
}

/** Sets a goal of an organisation that the caller administers, in place of the one before. */
export async function setGoal(
  dependencies: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  change: GoalChange,
  contents: GoalContents,
): Promise<Outcome<GoalRow>> {
  const problems = problemsOf(contents);
  if (Object.keys(problems).length > 0) return refused({ kind: 'invalid', fields: problems });
  return changeGoal(dependencies, caller, change, contents);
}

/** Takes a goal away from an organisation that the caller administers; the history keeps it. */
export async function removeGoal(
  dependencies: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  change: GoalChange,
): Promise<Outcome<undefined>> {
  const outcome = await changeGoal(dependencies, caller, change, NOTHING);
  return outcome.ok ? done(undefined) : outcome;
}

async function changeGoal(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  { slug, indicator, seen }: GoalChange,
  contents: GoalContents,
): Promise<Outcome<GoalRow>> {
  return database.transaction<Outcome<GoalRow>>(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.administered, slug);
    if (!organisation || !(await lockAdministered(queries, caller.accountId, organisation.id)))
      return NOT_FOUND;
    const before = (await findGoal(queries, caller.administered, { slug, indicator })) ?? noGoal(indicator);
    if (seen !== null && seen !== before.revision)
      return refused({ kind: 'stale', message: message('goal-changed'), current: toOwnGoal(before) });
    const changes = changesBetween(toldOf(before), toldOf(contents));
    if (Object.keys(changes).length === 0) return done(before);
    const at = versionMoment(clock.now(), before.modifiedAt);
    const after = { indicator, ...contents, revision: before.revision + 1, modifiedAt: at };
    await storeGoal(queries, organisation.id, after);
    await recordHistory(queries, {
      at,
      accountId: caller.accountId,
      organisationId: organisation.id,
      projectId: null,
      subject: { type: 'own-goal', id: null, name: indicator },
      action: contents.steps.length === 0 ? 'deleted' : before.steps.length === 0 ? 'created' : 'changed',
      changes,
    });
    return done(after);
  });
}

/** Returns what the history records of a goal. */
function toldOf({ start, steps, decisionNumber, decisionDate, decisionText, decisionUrl }: GoalContents) {
  return {
    goalStart: start && goalPathText([start]),
    goalSteps: goalPathText(steps),
    goalDecisionNumber: decisionNumber,
    goalDecisionDate: decisionDate,
    goalDecisionText: decisionText,
    goalDecisionUrl: decisionUrl,
  };
}

/** Returns what is wrong with a goal, by field of the contract. */
function problemsOf(contents: GoalContents): Record<string, Message[]> {
  const { start, steps, decisionNumber, decisionDate, decisionText, decisionUrl } = contents;
  const found = [
    ...goalProblems(start, steps).map(({ step, problem }) => ({
      field: step === null ? 'start' : 'steps',
      problem,
    })),
    ...decisionProblems({
      ...{ number: decisionNumber, date: decisionDate, text: decisionText, url: decisionUrl },
    }).map(({ part, problem }) => ({ field: `decision_${part}`, problem })),
  ];
  const fields = new Set(found.map(({ field }) => field));
  return Object.fromEntries(
    [...fields].map((field) => {
      const rules = new Map(
        found.filter((each) => each.field === field).map(({ problem }) => [problem.rule, problem]),
      );
      return [field, [...rules.values()].map(fieldMessage)];
    }),
  );
}
