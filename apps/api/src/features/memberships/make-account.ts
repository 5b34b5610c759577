import { z } from 'zod';
import type { Database } from '../../database/open-database.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { insertAccount } from '../accounts/accounts.queries.ts';
import {
  findOrganisationId,
  insertMembership,
  insertOrganisation,
} from '../organisations/organisations.queries.ts';

/** An account that the operator makes, including the hash of its password. */
export const wantedAccount = z.object({
  username: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  staff: z.boolean(),
  /** the organisation of which it becomes a member; null for none */
  slug: z.string().nullable(),
  /** the name of an organisation that is made first; null when it exists */
  organisation: z.string().nullable(),
  /** whether it administers that organisation */
  administrator: z.boolean(),
});
export type WantedAccount = z.infer<typeof wantedAccount>;

/** Makes it, with its organisation and membership, or nothing; returns why not in Dutch, null when it was made. */
export async function makeAccount(
  { transaction }: Pick<Database, 'transaction'>,
  { staff, slug, organisation, administrator, ...account }: WantedAccount,
): Promise<string | null> {
  try {
    return await transaction(async (queries) => {
      if (slug !== null && organisation !== null)
        await insertOrganisation(queries, { slug, name: organisation });
      const organisationId = slug === null ? null : await findOrganisationId(queries, { kind: 'all' }, slug);
      if (slug !== null && !organisationId)
        return `Er is geen organisatie ${slug}; noem haar naam met --organisation.`;
      const accountId = await insertAccount(queries, {
        ...account,
        ...{ isStaff: staff, dashboardType: 'member' },
      });
      if (organisationId) await insertMembership(queries, organisationId, accountId, administrator);
      return null;
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) return 'Die gebruikersnaam, dat e-mailadres of die slug is al in gebruik.';
    throw cause;
  }
}
