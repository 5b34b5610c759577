import type { AdminOrganisationInput } from '@milieuspoor/contract';
import {
  changesBetween,
  fromWire,
  isBeforeToday,
  ORGANISATION_DATA,
  type OrganisationData,
  slugOf,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import type { AdminOrganisationRow } from '../organisations/admin-organisations.queries.ts';
import { insertNewOrganisation } from '../organisations/organisations.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';

/** Makes an organisation; uses the slug that its name suggests when none is given. */
export async function createOrganisation(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  input: AdminOrganisationInput,
): Promise<Outcome<AdminOrganisationRow>> {
  const slug = input.slug || slugOf(input.name);
  if (isBeforeToday(input.second_factor_from, clock.now()))
    return invalidField('second_factor_from', message('second-factor-day-past'));
  const data = fromWire(ORGANISATION_DATA, input);
  return database.transaction((queries) => storeOrganisation({ clock }, queries, caller, slug, data));
}

/** Stores an organisation without members, with its entry of history. */
export async function storeOrganisation(
  { clock }: Pick<Dependencies, 'clock'>,
  queries: Queries,
  caller: Caller,
  slug: string,
  data: OrganisationData,
): Promise<Outcome<AdminOrganisationRow>> {
  if (slug === '') return invalidField('slug', message('required'));
  const id = await insertNewOrganisation(queries, { slug, ...data });
  if (id === null) return invalidField('slug', message('slug-taken'));
  await recordHistory(queries, {
    at: clock.now(),
    accountId: caller.accountId,
    organisationId: id,
    projectId: null,
    subject: { type: 'organisation', id, name: data.name },
    action: 'created',
    changes: changesBetween({}, { slug, ...data }),
  });
  return done({ id, slug, ...data, memberCount: 0, administratorCount: 0, projectCount: 0 });
}
