import { insertCalculation, sql, workOutScopes } from '@milieuspoor/api';
import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { bigWorkbook } from '../shared/big-calculation.ts';
import { changeOrganisation } from '../shared/change-organisation.ts';
import { median } from '../shared/median.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';

/**
 * Measures the dashboard's statistics call for two organisations of 200 completed projects with two calculations each:
 * one with 300 items a calculation, one with 3,000. Both are in one database and are asked in turn, over HTTP. Each
 * answer is computed, because something in the organisation was changed before.
 */
const PROJECTS = 200;
const FEW_ITEMS = 300;
const MANY_ITEMS = 3000;
const ROUNDS = 40;
const WARM_UP = 5;

const app = await startApp();
await fill(app, 'klein', FEW_ITEMS);
await fill(app, 'groot', MANY_ITEMS);
await app.dependencies.database.queries.execute(sql`ANALYZE`);

const few: number[] = [];
const many: number[] = [];
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  const fewMs = await callMilliseconds('klein');
  const manyMs = await callMilliseconds('groot');
  if (round < WARM_UP) continue;
  few.push(fewMs);
  many.push(manyMs);
}

const kind = process.env.DATABASE_URL ? 'PostgreSQL server' : 'embedded database';
console.log(`${PROJECTS} projects, two calculations each, on the ${kind}; medians of ${ROUNDS} calls`);
console.log(`${FEW_ITEMS} items a calculation: ${median(few).toFixed(1)} ms`);
console.log(`${MANY_ITEMS} items a calculation: ${median(many).toFixed(1)} ms`);
console.log(`ratio: ${(median(many) / median(few)).toFixed(2)} (goal: at most 1.2)`);
await app.close();

async function fill({ dependencies, addOrganisation, addProject }: RunningApp, slug: string, items: number) {
  const { database, workbookReader } = dependencies;
  const bytes = await bigWorkbook(items, ['a1']);
  const reading = await workbookReader.read({
    bytes,
    fileName: `${slug}.xlsx`,
    weights: FIRST_WEIGHTED_SETS,
    organisationId: slug,
    memberId: slug,
  });
  if (reading.kind !== 'read') throw new Error(`The workbook of ${slug} cannot be read`);
  const organisationId = await addOrganisation(slug);
  for (let index = 0; index < PROJECTS; index++) {
    const projectId = await addProject(organisationId, `Project ${index}`);
    await database.transaction(async (queries) => {
      for (const calculationType of ['design-baseline', 'design-optimization'] as const)
        await insertCalculation(queries, {
          organisationId,
          projectId,
          calculationType,
          name: calculationType,
          notes: '',
          active: true,
          includeInReport: false,
          fileName: 'a.xlsx',
          fileSha256: Buffer.alloc(32),
          readerVersion: 'benchmark',
          uploadedBy: null,
          createdAt: new Date(),
          // Statistics do not use the files; hundreds of megabytes of them would only fill the disk.
          calculation: { ...reading.calculation, fileBytes: new Uint8Array() },
        });
      await workOutScopes(queries, { id: projectId, organisationId });
      await queries.execute(sql`
        UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2026-01-15'
        WHERE id = ${projectId}`);
    });
  }
}

async function callMilliseconds(slug: string): Promise<number> {
  const address = `${app.origin}/api/v1/organization/${slug}/internal_project_calculation_statistics/?aggregate_by=project`;
  await changeOrganisation(app.dependencies.database, slug);
  const start = performance.now();
  const response = await fetch(address, { headers: { Authorization: `Token ${app.token}` } });
  const { statistics } = (await response.json()) as { statistics: { product_groups?: unknown[] }[] };
  const milliseconds = performance.now() - start;
  if (statistics[0]?.product_groups?.length !== PROJECTS)
    throw new Error(`${slug} does not show its projects`);
  return milliseconds;
}
