import type { Revaluation } from '@milieuspoor/contract';
import { isProvider } from '@milieuspoor/domain';
import type { Scope } from '../../http/caller.ts';
import type { Outcome } from '../../http/outcome.ts';
import { sentence } from '../../text/message.ts';
import { findAccountForLogin, getAccount } from '../accounts/accounts.queries.ts';
import { type ComparedWithStored, compareWithStored } from './compare-with-stored.ts';
import type { RevaluationDependencies } from './read-anew.ts';
import { listRevaluable } from './revaluation.queries.ts';
import { toRevaluation } from './to-revaluation.ts';
import { valueAgain } from './value-again.ts';

type Say = (line: string) => void;

/** A user of the command is the operator, whose scope is every organisation. */
const EVERYTHING: { readonly scope: Scope } = { scope: { kind: 'all' } };
/** No bid was entered by this account, so it reads no sealed one. */
const NOBODY = { ...EVERYTHING, accountId: '00000000-0000-0000-0000-000000000000' };
const PAGE_SIZE = 100;

/**
 * Reports every calculation that differs from the present result of its file, with the differences. Changes nothing.
 */
export async function reportDifferences(dependencies: RevaluationDependencies, say: Say): Promise<void> {
  let [compared, differing, unread] = [0, 0, 0];
  for (let page = 1; ; page++) {
    const { items } = await listRevaluable(dependencies.database.queries, EVERYTHING.scope, {
      search: '',
      otherThan: null,
      reader: NOBODY,
      page,
      pageSize: PAGE_SIZE,
    });
    if (items.length === 0) break;
    for (const { id, name, organisationSlug } of items) {
      const found = await revaluationOf(() => compareWithStored(dependencies, NOBODY, id, 'en'));
      if (typeof found === 'string') {
        unread++;
        say(`${id}  ${organisationSlug}  ${name}: ${found}`);
        continue;
      }
      compared++;
      if (found.outcome === 'same') continue;
      differing++;
      say(`${id}  ${organisationSlug}  ${name}: ${linesOf(found).join('; ')}`);
    }
  }
  say(
    `${compared} compared, ${differing} differ or cannot be read any more, ${unread} failed. Nothing was changed.`,
  );
}

/**
 * Values the named calculations again in the name of a member of staff, each separately; tells whether all of them
 * were.
 */
export async function valueNamed(
  dependencies: RevaluationDependencies,
  {
    by,
    ids,
    alsoClosed,
  }: { readonly by: string; readonly ids: readonly string[]; readonly alsoClosed: boolean },
  say: Say,
): Promise<boolean> {
  const known = await findAccountForLogin(dependencies.database.queries, by);
  const account = known && (await getAccount(dependencies.database.queries, known.id));
  if (!account || !isProvider(account)) {
    say(`${by} is no member of staff.`);
    return false;
  }
  let all = true;
  for (const id of ids) {
    const caller = { ...EVERYTHING, accountId: account.id };
    const seen = await revaluationOf(() => compareWithStored(dependencies, caller, id, 'en'));
    const valued =
      typeof seen === 'string'
        ? seen
        : await revaluationOf(() =>
            valueAgain(dependencies, caller, {
              id,
              key: seen.key,
              closedConfirmed: alsoClosed,
              language: 'en',
            }),
          );
    if (typeof valued === 'string') all = false;
    const what = typeof seen === 'string' ? '' : linesOf(seen).join('; ');
    say(typeof valued === 'string' ? `${id}: ${valued}` : `${id}: valued again. ${what}`);
  }
  return all;
}

/** Returns the result, or why there is none: a fault in one calculation does not prevent reading the others. */
async function revaluationOf(
  work: () => Promise<Outcome<ComparedWithStored>>,
): Promise<Revaluation | string> {
  try {
    const outcome = await work();
    if (outcome.ok) return toRevaluation(outcome.value);
    const { refusal } = outcome;
    return 'message' in refusal ? sentence(refusal.message, 'en') : refusal.kind;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

const OTHERS: Readonly<Record<Revaluation['others_differing'][number], string>> = {
  headline: 'the headline differs',
  comparison: 'what is compared with others differs',
  warnings: 'warnings or notes differ',
};

function linesOf({ outcome, problems, sets, ...counts }: Revaluation): string[] {
  if (outcome === 'refused') return ['refused now', ...problems];
  const figures = sets.flatMap(({ set, before, after }) => [
    ...(before?.mki_value === after?.mki_value
      ? []
      : [`${set} MKI ${before?.mki_value ?? '-'} -> ${after?.mki_value ?? '-'} euro`]),
    ...(before?.co2 === after?.co2 ? [] : [`${set} CO2 ${before?.co2 ?? '-'} -> ${after?.co2 ?? '-'} kg`]),
    ...(before?.weights_version === after?.weights_version
      ? []
      : [`${set} weights ${before?.weights_version ?? '-'} -> ${after?.weights_version ?? '-'}`]),
  ]);
  return [
    ...figures,
    `${counts.items_differing} items and ${counts.totals_differing} totals differ`,
    ...counts.others_differing.map((each) => OTHERS[each]),
  ];
}
