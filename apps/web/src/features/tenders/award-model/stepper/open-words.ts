import { type AwardModel, awardModelProblems, fieldProblemText } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../../text/language.ts';
import { type StepName, stepOf } from './steps.ts';

/** The message that keeps the user from going on to the next step. */
export interface OpenWords {
  readonly words: string;
  /** true if its field already shows it; it is repeated for those who can't see that */
  readonly isAtField: boolean;
}

/** Returns what a step still asks, or what is wrong with the values; undefined for the steps that say it themselves. */
export function openWords(step: StepName, model: AwardModel, t: TFunction): OpenWords | undefined {
  if (step !== 'benefit' && step !== 'boundaries') return undefined;
  const wrong = awardModelProblems(model).filter(({ field }) => stepOf(field) === step);
  if (wrong.length === 0) return { words: t(`tenders.steps.${step}.open`), isAtField: false };
  const said = wrong.map(
    (problem) => `${t(`tenders.fields.${problem.field}`)}: ${fieldProblemText(problem, currentLanguage())}`,
  );
  return { words: said.join('. '), isAtField: true };
}
