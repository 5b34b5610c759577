import { isMultiFactor } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Call } from '../../../http/caller.ts';
import { createToken, hashToken } from '../../accounts/sessions/session-token.ts';
import { askProvider, type ProviderPerson } from '../provider/ask-provider.ts';
import { openProvider, redirectUri } from '../provider/open-provider.ts';
import { providerProblem } from '../provider/provider-problem.ts';
import { findSignOnOf, noteFailure, type SignOnRow } from '../settings/sign-on-settings.queries.ts';
import { admitPerson } from './admit-person.ts';
import { browserHash } from './sign-on-browser.ts';
import { FAILURE_OF_PROBLEM, faultTicket, isForStaff, type SignOnFailure } from './sign-on-failure.ts';
import { insertTicket, TICKET_MS, takeUnderWay, type UnderWayRow } from './under-way.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;
type Parameters = Readonly<Record<string, string | undefined>>;
type Judged =
  | { readonly accountId: string; readonly multiFactor: boolean }
  | { readonly failure: SignOnFailure };

/**
 * Handles a browser that a provider sent back; returns the page in the application that shows the result. The address
 * only has a ticket, which works once, for minutes, and in this browser only.
 */
export async function returnFromProvider(
  dependencies: Needs,
  parameters: Parameters,
  cookies: Call['cookies'],
): Promise<string> {
  const {
    database: { queries },
    clock,
    settings,
  } = dependencies;
  const browser = browserHash(cookies);
  const state = parameters.state ?? '';
  const begun =
    browser &&
    (await takeUnderWay(queries, { stateHash: hashToken(state), browserHash: browser }, clock.now()));
  // Without a beginning here only the person at the screen can be informed.
  if (!browser || !begun) return loginAddress(settings.publicUrl, { ticket: 'none', back: '' });
  const judged = await judge(dependencies, begun, parameters);
  const ticket = createToken();
  await insertTicket(
    queries,
    {
      ...{ ticketHash: hashToken(ticket), browserHash: browser, organisationId: begun.organisationId },
      accountId: 'accountId' in judged ? judged.accountId : null,
      multiFactor: 'accountId' in judged && judged.multiFactor,
      failure: 'failure' in judged ? judged.failure : null,
    },
    new Date(clock.now().getTime() + TICKET_MS),
  );
  return loginAddress(settings.publicUrl, { ticket, back: begun.back });
}

async function judge(dependencies: Needs, begun: UnderWayRow, parameters: Parameters): Promise<Judged> {
  const { database, clock } = dependencies;
  const row = await findSignOnOf(database.queries, begun.organisationId);
  if (!row?.enabled || row.revision !== begun.revision) return { failure: 'changed' };
  const person = await readPerson(dependencies, row, begun, parameters);
  if ('failure' in person) return person;
  await noteFailure(database.queries, row.organisationId, null, clock.now());
  const multiFactor = isMultiFactor(person, row.multiFactorContexts);
  const admitted = await admitPerson(dependencies, row, { ...person, multiFactor });
  return 'failure' in admitted ? admitted : { ...admitted, multiFactor };
}

async function readPerson(
  { database: { queries }, clock, secret, settings }: Needs,
  row: SignOnRow,
  { nonce, codeVerifier }: UnderWayRow,
  parameters: Parameters,
): Promise<ProviderPerson | { readonly failure: SignOnFailure }> {
  const answer = new URL(redirectUri(settings));
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) answer.searchParams.set(name, value);
  try {
    const clientSecret = secret.decrypt(row.sealedSecret).toString();
    const provider = await openProvider({ settings, clock }, { ...row, clientSecret });
    return await askProvider(provider, answer, {
      state: parameters.state ?? '',
      nonce,
      codeVerifier: secret.decrypt(codeVerifier).toString(),
    });
  } catch (cause) {
    const problem = providerProblem(cause);
    if (!problem) throw cause;
    if (isForStaff(problem)) await noteFailure(queries, row.organisationId, problem, clock.now());
    return { failure: FAILURE_OF_PROBLEM[problem] };
  }
}

/** Returns the page that tells a person that we failed while they came back, with the number of the request. */
export function placeOfFault(publicUrl: string, request: string): string {
  return loginAddress(publicUrl, { ticket: faultTicket(request), back: '' });
}

/** Returns the address; the part after `#` is sent to no server. */
function loginAddress(publicUrl: string, { ticket, back }: { ticket: string; back: string }): string {
  const search = new URLSearchParams({ ...(back ? { terug: back } : {}), aanmelding: ticket });
  return `${publicUrl}/#/login?${search}`;
}
