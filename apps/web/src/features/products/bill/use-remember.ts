import { endpoints } from '@milieuspoor/contract/client';
import { client } from '../../../lib/client.ts';
import type { Choices, MatchGroup } from './match-choices.ts';

/** Posts with the products that somebody chose for them. */
export interface ChosenProducts {
  readonly groups: readonly MatchGroup[];
  readonly choices: Choices;
}

/** Returns what keeps for the organisation what was chosen, so that it is certain the next time. */
export function useRemember(organisationSlug: string) {
  return async ({ groups, choices }: ChosenProducts): Promise<void> => {
    const answers = groups.flatMap(({ key, posts: [post] }) => {
      const chosen = choices.get(key);
      return post === undefined || chosen === undefined
        ? []
        : [
            {
              ...{ product: post.description, unit: post.unit, raw_code: post.raw_code },
              chosen: chosen?.uuid ?? null,
            },
          ];
    });
    if (answers.length === 0) return;
    await client.call(endpoints.rememberMatches, { params: { org: organisationSlug }, body: { answers } });
  };
}
