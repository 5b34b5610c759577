import { setTimeout as pause } from 'node:timers/promises';
import { hasAccounts } from '../src/features/accounts/accounts.queries.ts';
import {
  type DemonstrationDecision,
  findDecision,
  insertDecision,
  lockDecision,
} from './demonstration.queries.ts';
import { demonstrationPlan } from './demonstration-projects.ts';
import { type DemonstrationDependencies, readDemonstration } from './store-demonstration.ts';

interface Needs extends DemonstrationDependencies {
  readonly say: (sentence: string) => void;
}

/** Another server that starts at the same time stores it within seconds. */
const PAUSE_MS = 300;

/**
 * Makes the demonstration at the first start or omits it, permanently: never beside real accounts. Of servers that
 * start together one decides, and the others follow.
 */
export async function decideDemonstration(
  { say, ...dependencies }: Needs,
  { wanted, password }: { readonly wanted: boolean; readonly password: string },
): Promise<DemonstrationDecision> {
  const { database, clock } = dependencies;
  const decided = await findDecision(database.queries);
  if (decided) return decided;
  const makes = wanted && !(await hasAccounts(database.queries));
  if (makes) say('Eerste start: demonstratiegegevens worden gemaakt…');
  const store = makes ? await readDemonstration(dependencies, demonstrationPlan, password) : null;
  for (;;) {
    const decision = await database.transaction<DemonstrationDecision | null>(async (queries) => {
      if (!(await lockDecision(queries))) return null;
      const meanwhile = await findDecision(queries);
      if (meanwhile) return meanwhile;
      if (store) await store(queries);
      else await insertDecision(queries, 'declined', clock.now());
      return store ? 'made' : 'declined';
    });
    if (decision) return decision;
    await pause(PAUSE_MS);
  }
}
