import { hasAccounts } from '../features/accounts/accounts.queries.ts';
import { type DemonstrationDecision, findDecision, insertDecision } from './demonstration.queries.ts';
import { demonstrationPlan } from './demonstration-projects.ts';
import { type DemonstrationDependencies, storeDemonstration } from './store-demonstration.ts';

interface Needs extends DemonstrationDependencies {
  readonly say: (sentence: string) => void;
}

/** The first start makes the demonstration or leaves it out, for good: never beside anybody's own accounts. */
export async function decideDemonstration(
  { say, ...dependencies }: Needs,
  { wanted, password }: { readonly wanted: boolean; readonly password: string },
): Promise<DemonstrationDecision> {
  const { database, clock } = dependencies;
  const decided = await findDecision(database.queries);
  if (decided) return decided;
  if (!wanted || (await hasAccounts(database.queries))) {
    await insertDecision(database.queries, 'declined', clock.now());
    return 'declined';
  }
  say('Eerste start: demonstratiegegevens worden gemaakt…');
  await storeDemonstration(dependencies, demonstrationPlan, password);
  return 'made';
}
