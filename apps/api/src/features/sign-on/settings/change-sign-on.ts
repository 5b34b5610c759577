import type { SignOnChanges } from '@milieuspoor/contract';
import { changesBetween, isEverybodysDomain } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import { shownDomain, storedDomain } from '../../../platform/mail/stored-domain.ts';
import { message } from '../../../text/message.ts';
import { SECRET_CHANGED } from '../../accounts/record-account-change.ts';
import {
  type ForeignInvitationRow,
  listForeignInvitations,
} from '../../invitations/foreign-invitations.queries.ts';
import { withdrawForeignInvitations } from '../../invitations/withdraw-foreign-invitations.ts';
import { lockAdminOrganisation } from '../../organisations/admin-organisations.queries.ts';
import { lockOrganisations } from '../../organisations/administrators.queries.ts';
import { lockDomains } from '../../organisations/held-domains.queries.ts';
import { isStale } from '../../projects/seen-version.ts';
import { recordHistory } from '../../record/record-history.queries.ts';
import { checkIssuer } from './check-issuer.ts';
import {
  countLinked,
  deleteIdentitiesOf,
  deleteSignOn,
  endSignOns,
  findSignOnOf,
  replaceDomains,
  type SignOnRow,
  type SignOnSettings,
  storeSignOn,
} from './sign-on-settings.queries.ts';
import type { OwnedSignOn } from './to-sign-on.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;
type Refused = Extract<Outcome<never>, { ok: false }>;

interface Change {
  readonly organisationId: string;
  readonly input: SignOnChanges;
  /** the version on which the change is based; null when the caller does not state it */
  readonly seen: string | null;
  /** returns the newer settings in the form of GET, for a caller who saw older ones */
  readonly stated: (owned: OwnedSignOn) => unknown;
}

/** The settings in the form that the history records; of the secret, only that it changed. */
type Told = Omit<SignOnSettings, 'sealedSecret'> & { readonly domains: readonly string[] };

const NOTHING_TOLD: Told = {
  enabled: false,
  issuer: '',
  clientId: '',
  compulsory: false,
  admits: null,
  multiFactorContexts: [],
  domains: [],
};

export async function findOwnedSignOn(queries: Queries, organisation: OwnedSignOn['organisation']) {
  return {
    organisation,
    row: await findSignOnOf(queries, organisation.id),
    linked: await countLinked(queries, organisation.id),
  };
}

/** Sets up or changes how the people of an organisation sign in at its provider. */
export async function changeSignOn(
  { database, clock, secret, settings }: Needs,
  caller: Caller,
  { organisationId, input, seen, stated }: Change,
): Promise<Outcome<OwnedSignOn>> {
  return database
    .transaction<Outcome<OwnedSignOn>>(async (queries) => {
      await lockDomains(queries);
      const invited = await lockInvited(queries, organisationId, input.domains ?? []);
      const organisation = await lockAdminOrganisation(queries, organisationId);
      if (!organisation) return NOT_FOUND;
      const before = await findOwnedSignOn(queries, organisation);
      const { row } = before;
      if (seen !== null && isStale(row ?? { revision: 0, modifiedAt: new Date(0) }, seen))
        return refused({
          kind: 'stale',
          message: message('sign-on-settings-changed'),
          current: stated(before),
        });
      const { revision: _seen, ...asked } = input;
      if (Object.keys(asked).length === 0) return done(before);
      const domains = readDomains(input.domains ?? row?.domains ?? []);
      if (!domains.ok) return domains;
      const after = mergeSettings(row, input);
      const elsewhere = row !== null && (row.issuer !== after.issuer || row.clientId !== after.clientId);
      const refusal =
        checkIssuer(after.issuer, settings) ?? checkClient(after.clientId, input, row === null || elsewhere);
      if (refusal) return refusal;
      const sealedSecret = input.client_secret
        ? secret.encrypt(Buffer.from(input.client_secret))
        : row?.sealedSecret;
      if (!sealedSecret) return invalidField('client_secret', message('required'));

      const told: Told = { ...after, domains: domains.value };
      const changes = {
        ...changesBetween(inHistory(row ?? NOTHING_TOLD), inHistory(told)),
        ...(input.client_secret ? { signOnSecret: SECRET_CHANGED } : {}),
      };
      if (Object.keys(changes).length === 0) return done(before);
      const now = clock.now();
      const revision = (row?.revision ?? 0) + 1;
      await storeSignOn(queries, organisationId, { ...after, sealedSecret, revision }, now);
      const [taken] = await replaceDomains(queries, organisationId, domains.value);
      if (taken) throw new DomainTaken(taken);
      for (const { domain, invitations } of invited)
        await withdrawForeignInvitations(queries, invitations, { domain, at: now });
      if (elsewhere) await deleteIdentitiesOf(queries, organisationId);
      if (elsewhere || !after.enabled) await endSignOns(queries, organisationId);
      await recordSignOn(queries, caller, { organisation, changes, now });
      return done(await findOwnedSignOn(queries, organisation));
    })
    .catch((cause: unknown) => {
      if (cause instanceof DomainTaken)
        return invalidField(
          'domains',
          message('sign-on-domain-taken', {
            ...cause.taken,
            domain: shownDomain(cause.taken.domain),
          }),
        );
      throw cause;
    });
}

/** Returns invitations by others to addresses of these domains, with their organisations locked. */
async function lockInvited(queries: Queries, organisationId: string, typed: readonly string[]) {
  const invited: { domain: string; invitations: ForeignInvitationRow[] }[] = [];
  for (const domain of new Set(typed.map(storedDomain)))
    if (domain !== null)
      invited.push({
        domain,
        invitations: await listForeignInvitations(queries, { domain, organisationId }),
      });
  const inviting = invited.flatMap(({ invitations }) => invitations.map((each) => each.organisationId));
  if (inviting.length > 0) await lockOrganisations(queries, [organisationId, ...inviting]);
  return invited;
}

/** Removes it: people who signed in through the provider have a password, or request one. */
export async function removeSignOn(
  { database, clock }: Needs,
  caller: Caller,
  organisationId: string,
): Promise<Outcome<OwnedSignOn>> {
  return database.transaction<Outcome<OwnedSignOn>>(async (queries) => {
    const organisation = await lockAdminOrganisation(queries, organisationId);
    if (!organisation) return NOT_FOUND;
    const row = await findSignOnOf(queries, organisationId);
    if (row) {
      await endSignOns(queries, organisationId);
      await deleteSignOn(queries, organisationId);
      const changes = changesBetween(inHistory(row), inHistory(NOTHING_TOLD));
      await recordSignOn(queries, caller, { organisation, changes, now: clock.now() });
    }
    return done({ organisation, row: null, linked: 0 });
  });
}

/** Rolls back the transaction: changes that include a domain are not stored without it. */
class DomainTaken extends Error {
  readonly taken: { readonly domain: string; readonly organisationName: string };
  constructor(taken: DomainTaken['taken']) {
    super('a domain of another organisation');
    this.taken = taken;
  }
}

function mergeSettings(row: SignOnRow | null, input: SignOnChanges): Omit<SignOnSettings, 'sealedSecret'> {
  const before = row ?? NOTHING_TOLD;
  return {
    enabled: input.enabled ?? before.enabled,
    issuer: input.issuer ?? before.issuer,
    clientId: input.client_id ?? before.clientId,
    compulsory: input.compulsory ?? before.compulsory,
    admits: input.admits === undefined ? before.admits : input.admits,
    multiFactorContexts: input.multi_factor_contexts ?? before.multiFactorContexts,
  };
}

/** Checks that another provider, or another application at it, never gets the secret of the former. */
function checkClient(clientId: string, input: SignOnChanges, another: boolean): Refused | null {
  if (clientId === '') return invalidField('client_id', message('required'));
  if (another && !input.client_secret) return invalidField('client_secret', message('sign-on-secret-again'));
  return null;
}

function readDomains(typed: readonly string[]): Outcome<readonly string[]> {
  const domains = new Set<string>();
  for (const each of typed) {
    const domain = storedDomain(each);
    if (domain === null) return invalidField('domains', message('sign-on-domain-form', { domain: each }));
    if (isEverybodysDomain(domain))
      return invalidField('domains', message('sign-on-domain-everybodys', { domain }));
    domains.add(domain);
  }
  if (domains.size === 0) return invalidField('domains', message('required'));
  return done([...domains].sort());
}

function inHistory({ enabled, issuer, clientId, compulsory, admits, multiFactorContexts, domains }: Told) {
  return {
    signOnEnabled: enabled,
    signOnIssuer: issuer || null,
    signOnClientId: clientId || null,
    signOnDomains: domains.map(shownDomain).join(', ') || null,
    signOnCompulsory: compulsory,
    signOnAdmits: admits,
    signOnContexts: multiFactorContexts.join(', ') || null,
  };
}

async function recordSignOn(
  queries: Queries,
  caller: Caller,
  {
    organisation: { id, name },
    changes,
    now,
  }: {
    readonly organisation: OwnedSignOn['organisation'];
    readonly changes: ReturnType<typeof changesBetween>;
    readonly now: Date;
  },
): Promise<void> {
  await recordHistory(queries, {
    at: now,
    accountId: caller.accountId,
    organisationId: id,
    projectId: null,
    subject: { type: 'organisation', id, name },
    action: 'changed',
    changes,
  });
}
