import { createHash } from 'node:crypto';
import type { WeightedSets } from '@milieuspoor/domain';
import type { Database } from '../../../database/open-database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findWeightedSets } from '../../weights/find-weighted-sets.ts';
import { listColumnPlacements, type PlacementRow } from '../questions/column-placements.queries.ts';
import type { WorkbookReader } from './workbook-reader.ts';

/** The data on which a reading depends, besides the file and the answers. */
export interface ReadingBasis {
  readonly weights: WeightedSets;
  /** the earlier choices of the organisation */
  readonly placements: readonly PlacementRow[];
  /** constant as long as a file is read in the same way */
  readonly key: string;
}

/** Returns what the reading of a file for an organisation depends on now. */
export async function findReadingBasis(
  { database, clock, workbookReader }: { database: Database; clock: Clock; workbookReader: WorkbookReader },
  { organisationId }: { readonly organisationId: string },
): Promise<ReadingBasis> {
  const placements = await listColumnPlacements(database.queries, organisationId);
  const weights = await findWeightedSets({ database, clock });
  const dependsOn = [
    await workbookReader.version(),
    // The weights of a version never change.
    [weights.a1.version, weights.a2.version],
    placements.map(({ sheet, headerKey, column, amounts }) => [sheet, headerKey, column, amounts]),
  ];
  const key = createHash('sha256').update(JSON.stringify(dependsOn)).digest('hex');
  return { weights, placements, key };
}
