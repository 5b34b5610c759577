import type { CalculationCheck } from '@milieuspoor/contract';
import type { UploadAnswers } from '../upload/uploads.ts';

/** The key under which an upload names the calculation that the scope questions compare with. */
const AGAINST = 'scope:against';

const isOfScope = ([id]: readonly [string, string]) => id.startsWith('scope:');

/** Returns only the answers about the scope; a file is not read again for them. */
export function scopeAnswersOf(answers: UploadAnswers): UploadAnswers {
  return Object.fromEntries(Object.entries(answers).filter(isOfScope));
}

/**
 * Returns the answers of a file with those about its scope: the proposed ones, until the user changes them. Answers
 * that were given for another comparison do not count for this one.
 */
export function withScopeAnswers(
  { scope }: Pick<CalculationCheck, 'scope'>,
  answers: UploadAnswers,
): UploadAnswers {
  const all = Object.entries(answers);
  const others = Object.fromEntries(all.filter((entry) => !isOfScope(entry)));
  if (!scope || scope.questions.length === 0) return others;
  const asked = new Set(scope.questions.map(({ id }) => id));
  const given = answers[AGAINST] === scope.against.uuid ? all.filter(([id]) => asked.has(id)) : [];
  const proposed = scope.questions.flatMap(({ id, proposal }) => (proposal ? [[id, proposal.meaning]] : []));
  return {
    ...others,
    ...Object.fromEntries(proposed),
    ...Object.fromEntries(given),
    [AGAINST]: scope.against.uuid,
  };
}
