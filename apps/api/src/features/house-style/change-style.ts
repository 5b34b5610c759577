import { createHash } from 'node:crypto';
import { changesBetween } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { lockAdminOrganisation } from '../organisations/admin-organisations.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { findHouseStyle, type HouseStyleRow, storeHouseStyle } from './house-style.queries.ts';
import { NOTHING_SET } from './stored-style.ts';
import type { OwnedStyle } from './to-house-style.ts';

export type StyleChange = Partial<Omit<HouseStyleRow, 'revision' | 'modifiedAt'>>;

/** Changes the style of an organisation as `decide` determines from the stored style. */
export async function changeStyle(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  organisationId: string,
  decide: (stored: OwnedStyle) => Outcome<StyleChange>,
): Promise<Outcome<OwnedStyle>> {
  return database.transaction(async (queries) => {
    const organisation = await lockAdminOrganisation(queries, organisationId);
    if (!organisation) return NOT_FOUND;
    const row = (await findHouseStyle(queries, organisationId)) ?? NOTHING_SET;
    const decided = decide({ organisation, row });
    if (!decided.ok) return decided;
    const at = clock.now();
    const after = { ...row, ...decided.value, revision: row.revision + 1, modifiedAt: at };
    const changes = changesBetween(toldOf(row), toldOf(after));
    if (Object.keys(changes).length === 0) return done({ organisation, row });
    await storeHouseStyle(queries, organisationId, after);
    await recordHistory(queries, {
      at,
      accountId: caller.accountId,
      organisationId,
      projectId: null,
      subject: { type: 'organisation', id: organisationId, name: organisation.name },
      action: 'changed',
      changes,
    });
    return done({ organisation, row: after });
  });
}

/** Returns what the history records of a style: for a file its name and its hash. */
function toldOf(row: HouseStyleRow) {
  const { accentColour, groundColour, closingNl, closingEn, contactNl, contactEn, templateName } = row;
  return {
    ...{ accentColour, groundColour, closingNl, closingEn, contactNl, contactEn, templateName },
    logoSha256: hashOf(row.logo),
    templateSha256: hashOf(row.template),
    templateSection: sectionOf(row),
  };
}

/** Returns the number of the section that is taken, as people count them; null where there is only one. */
function sectionOf({ templateTaken }: HouseStyleRow): number | null {
  const { section, sections = [] } = templateTaken ?? {};
  return section === undefined || sections.length < 2 ? null : section + 1;
}

function hashOf(bytes: Buffer | null): string | null {
  return bytes && createHash('sha256').update(bytes).digest('hex');
}
