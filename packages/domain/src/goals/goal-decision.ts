import type { FieldProblem } from '../fields/field-problem.ts';
import type { FieldRule } from '../fields/field-rule-texts.ts';

/** The decision by which a goal was set, such as one of a council. */
export interface GoalDecision {
  readonly number: string;
  /** yyyy-mm-dd */
  readonly date: string | null;
  readonly text: string;
  /** where it can be read; empty where it can't */
  readonly url: string;
}

export const GOAL_DECISION_MAX = { number: 60, text: 300, url: 500 } as const;

/** What a browser opens as a page, and never runs: a script has another scheme. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+\S*$/i;

/** Returns what is wrong with a decision, by field: it has a number or a description, and an address that a browser opens. */
export function decisionProblems({
  number,
  text,
  url,
}: GoalDecision): readonly { readonly part: keyof GoalDecision; readonly problem: FieldProblem }[] {
  const problem = (part: keyof GoalDecision, rule: FieldRule) => ({
    part,
    problem: { rule, amountEur: null },
  });
  const isNamed = number.trim() !== '' || text.trim() !== '';
  return [
    ...(isNamed ? [] : [problem('number', 'goalWithoutDecision')]),
    ...(url.trim() === '' || WEB_ADDRESS.test(url.trim()) ? [] : [problem('url', 'goalUrl')]),
  ];
}
