import { toIsoDay } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { lockAdminOrganisation } from '../../organisations/admin-organisations.queries.ts';
import { recordHistory } from '../../record/record-history.queries.ts';
import { listOrganisationVersions } from '../organisation/organisation-version.queries.ts';
import { listRatioCells } from '../ratios/national/fixed-ratios.queries.ts';
import {
  deleteFixedCells,
  insertFixedVersions,
  lockFixing,
  noteFixing,
} from './figures-of-others.queries.ts';
import { keyOf, readFixedFigures } from './fixed-figures.ts';
import { listContributions } from './list-contributions.ts';
import { cellsOfOrganisation, gatherToday } from './plan-fixing.ts';

/**
 * Replaces every fixed version of the cells in which an organisation has a part by their present contents: erased or
 * wrong figures are in none of them. Its cells of national ratios are deleted; they come back with the next quarter. The
 * new figure then only follows the rules of a single cell, so a reader who noted the former one can see what was corrected
 * (docs/decisions/0080-figures-about-others-are-fixed.md).
 */
export async function fixAnew(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  { organisationId, reason }: { readonly organisationId: string; readonly reason: string },
): Promise<Outcome<{ cells: number }>> {
  return database.transaction<Outcome<{ cells: number }>>(async (queries) => {
    // The order matters, because fixing a quarter locks the former and refers to organisations.
    await lockFixing(queries);
    const organisation = await lockAdminOrganisation(queries, organisationId);
    if (!organisation) return NOT_FOUND;
    const organisations = await listOrganisationVersions(queries);
    const ids = organisations.map((each) => each.organisationId);
    const today = gatherToday(await listContributions(queries, ids));
    const cells = cellsOfOrganisation(await readFixedFigures(queries), today, organisationId);
    const versions = cells.flatMap((cell) => {
      const contributions = today.get(keyOf(cell))?.contributions;
      return contributions ? [{ ...cell, version: 1, between: false, contributions }] : [];
    });
    await deleteFixedCells(queries, cells);
    await insertFixedVersions(queries, versions, toIsoDay(clock.now()));
    const ratios = await listRatioCells(queries, organisationId);
    await deleteFixedCells(queries, ratios);
    await noteFixing(queries, null);
    await recordHistory(queries, {
      at: clock.now(),
      accountId: caller.accountId,
      organisationId,
      projectId: null,
      subject: { type: 'organisation', id: organisationId, name: organisation.name },
      action: 'changed',
      changes: {
        figuresFixedAnew: { from: null, to: cells.length + ratios.length },
        reason: { from: null, to: reason },
      },
    });
    return done({ cells: cells.length + ratios.length });
  });
}
