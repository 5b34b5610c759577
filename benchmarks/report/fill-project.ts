import { insertCalculation, sql, toStoredCalculation } from '@milieuspoor/api';
import { FIRST_WEIGHTED_SETS, valueItem } from '@milieuspoor/domain';
import { bigItem } from '../shared/big-calculation.ts';
import type { RunningApp } from '../shared/running-app.ts';

const CALCULATIONS = 4;
const GROUPS = 60;
const ITEMS = 300;
/** stands for the workbook of a calculation; a report does not read its bytes */
const FILE_BYTES = new Uint8Array();

export interface FilledProject {
  readonly id: string;
  readonly calculationIds: readonly string[];
  /** Gives its first calculation another note, so that its report is another one. */
  readonly change: (notes: string) => Promise<void>;
}

/**
 * Adds a project of four calculations of 300 items in sixty product groups each, all of them selected for its report.
 */
export async function fillProject(
  { dependencies: { database }, addProject }: RunningApp,
  organisationId: string,
  name: string,
): Promise<FilledProject> {
  const id = await addProject(organisationId, name);
  const calculationIds: string[] = [];
  await database.transaction(async (queries) => {
    for (let index = 0; index < CALCULATIONS; index++)
      calculationIds.push(
        await insertCalculation(queries, {
          organisationId,
          projectId: id,
          calculationType: index === 0 ? 'design-baseline' : 'design-optimization',
          name: `Berekening ${index + 1}`,
          notes: '',
          active: false,
          includeInReport: true,
          fileName: 'berekening.xlsx',
          fileSha256: Buffer.alloc(32),
          readerVersion: 'benchmark',
          uploadedBy: null,
          createdAt: new Date(),
          calculation: toStoredCalculation({
            fileBytes: FILE_BYTES,
            items: Array.from({ length: ITEMS }, (_, place) => {
              const item = bigItem(index * ITEMS + place, ['a1']);
              const productGroup = `Productgroep ${place % GROUPS}`;
              return valueItem({ ...item, productGroup }, FIRST_WEIGHTED_SETS).valued;
            }),
            sets: ['a1'],
            warnings: [],
            weights: FIRST_WEIGHTED_SETS,
          }),
        }),
      );
  });
  return {
    id,
    calculationIds,
    async change(notes) {
      const [first] = calculationIds;
      await database.queries.execute(sql`UPDATE calculation SET notes = ${notes} WHERE id = ${first}`);
    },
  };
}
