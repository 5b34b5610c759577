import { SCOPE_SUBJECTS, type ScopeAnswer, seriesOf } from '@milieuspoor/domain';
import type { Queries } from '../database/open-database.ts';
import { forgetScopesOf } from '../features/calculations/scope/pair-scopes.queries.ts';
import { insertScopeAnswer } from '../features/calculations/scope/scope-answers.queries.ts';
import { workOutScopes } from '../features/calculations/scope/work-out-scopes.ts';
import type { Draw } from './draw.ts';
import type { RandomCalculation } from './random-calculation.ts';

export interface RandomAnswer extends ScopeAnswer {
  readonly calculationId: string;
  readonly againstId: string;
}

/** In two of three projects everything that is empty was explained, some of it twice, and differently. */
export function randomAnswers(draw: Draw, calculations: readonly RandomCalculation[]): RandomAnswer[] {
  const active = calculations.filter((each) => each.active);
  const isExplained = !draw.chance(3);
  return active.flatMap((calculation) => {
    const against = active.filter(({ type }) => seriesOf(type) !== seriesOf(calculation.type));
    const [first, ...others] = against;
    if (!first) return [];
    const other = draw.oneOf([first, ...others]);
    const answer = ({ subject, meaning }: Pick<ScopeAnswer, 'subject' | 'meaning'>, part: number) => ({
      ...{ calculationId: calculation.id, againstId: other.id, subject, meaning },
      positions: (subject === 'posts' ? other : calculation).items
        .map((_, place) => place)
        .filter(() => part === 1 || !draw.chance(part)),
    });
    const about = SCOPE_SUBJECTS.filter((subject) => subject !== 'posts');
    const everything = isExplained
      ? about.map((subject) => answer({ subject, meaning: 'not-applicable' }, 1))
      : [];
    const some = Array.from({ length: draw.chance(3) ? 4 : 0 }, () =>
      answer({ subject: oneOf(draw, about), meaning: oneOf(draw, MEANINGS) }, 3),
    );
    const posts = draw.chance(6) ? [answer({ subject: 'posts', meaning: oneOf(draw, MEANINGS) }, 3)] : [];
    return [...everything, ...some, ...posts];
  });
}

const MEANINGS = ['not-applicable', 'not-calculated'] as const;

function oneOf<Choice>(draw: Draw, choices: readonly Choice[]): Choice {
  return choices[draw.below(choices.length)] as Choice;
}

/** Stores the answers, and compares the work of every pair of the project. */
export async function storeAnswers(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
  answers: readonly RandomAnswer[],
  answeredAt: Date,
): Promise<void> {
  const { organisationId } = project;
  for (const answer of answers) {
    await insertScopeAnswer(queries, { ...answer, organisationId, answeredBy: null, answeredAt });
    await forgetScopesOf(queries, { id: answer.calculationId, organisationId });
  }
  await workOutScopes(queries, project);
}
