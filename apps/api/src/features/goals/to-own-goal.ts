import type { OwnGoalAnswer } from '@milieuspoor/contract';
import { formatModified, type ProgressIndicator } from '@milieuspoor/domain';
import type { GoalRow } from './goals.queries.ts';

/** Returns the goal that nobody has set yet. */
export function noGoal(indicator: ProgressIndicator): GoalRow {
  return {
    ...{ indicator, revision: 0, modifiedAt: new Date(0), start: null, steps: [] },
    ...{ decisionNumber: '', decisionDate: null, decisionText: '', decisionUrl: '' },
  };
}

export function toOwnGoal(row: GoalRow): OwnGoalAnswer {
  return {
    indicator: row.indicator,
    start: row.start,
    steps: [...row.steps],
    decision_number: row.decisionNumber,
    decision_date: row.decisionDate,
    decision_text: row.decisionText,
    decision_url: row.decisionUrl,
    revision: row.revision,
    modified: row.revision === 0 ? null : formatModified(row.modifiedAt),
  };
}
