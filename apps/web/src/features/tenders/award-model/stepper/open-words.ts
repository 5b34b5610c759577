import { type AwardModel, awardModelProblems, fieldProblemText } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../../text/language.ts';
import { type StepName, stepOf } from './steps.ts';

/** What keeps one from going on to the next step. */
export interface OpenWords {
  readonly words: string;
  /** it stands at its field already, and is repeated for who doesn't see it */
  readonly isAtField: boolean;
}

/** What a step still asks, or what is wrong with what was filled in; of the other steps nothing, since they say it. */
export function openWords(step: StepName, model: AwardModel, t: TFunction): OpenWords | undefined {
  if (step !== 'benefit' && step !== 'boundaries') return undefined;
  const wrong = awardModelProblems(model).filter(({ field }) => stepOf(field) === step);
  if (wrong.length === 0) return { words: t(`tenders.steps.${step}.open`), isAtField: false };
  const said = wrong.map(
    (problem) => `${t(`tenders.fields.${problem.field}`)}: ${fieldProblemText(problem, currentLanguage())}`,
  );
  return { words: said.join('. '), isAtField: true };
}
