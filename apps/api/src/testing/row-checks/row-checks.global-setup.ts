import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../database/open-database.ts';
import { addEmptyDatabase } from '../empty-folder.ts';
import { findUntoldNulls, type ReadStatement } from './explain-nulls.ts';
import { keptRowTypes } from './kept-row-types.ts';
import type { RowTypes } from './read-row-types.ts';
import { readReports, writeRowTypes } from './run-folder.ts';

/** Runs once, before the tests of the api; the returned function runs after all of them. */
export default function setUp(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'row-checks-'));
  const rowTypes = keptRowTypes();
  writeRowTypes(folder, rowTypes);
  project.provide('rowChecksFolder', folder);
  return async () => {
    try {
      await refuseUnseen(project, folder, rowTypes);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

/** Checks what no single test can: rows that no test read, and nulls that no test met. It needs a run of all tests. */
async function refuseUnseen(project: TestProject, folder: string, rowTypes: RowTypes): Promise<void> {
  const reports = readReports(folder);
  const ran = new Set(reports.map(({ testFile }) => testFile));
  const { testFiles } = await project.globTestFiles();
  if (project.vitest.config.testNamePattern || testFiles.some((file) => !ran.has(file))) return;

  const statements = reports
    .flatMap((report) => report.statements)
    .filter(({ place }) => Object.hasOwn(rowTypes, place));
  const seen = new Set(statements.filter(({ answered }) => answered).map(({ place }) => place));
  const unseen = Object.keys(rowTypes).filter((place) => !seen.has(place));
  // EXPLAIN needs no rows; a plan of the embedded database holds for a server as well.
  await addEmptyDatabase(folder);
  const database = await openDatabase({ url: null, folder: join(folder, 'database') });
  const nulls = await findUntoldNulls(database.queries, distinct(statements), rowTypes).finally(
    database.close,
  );
  const problems = [...unseen.map((place) => `${place}: no test sees a row of this query`), ...nulls];
  if (problems.length > 0) throw new Error(`Row types that do not hold:\n  ${problems.join('\n  ')}`);
}

/** Returns each statement of a place once, because many tests read the same. */
function distinct(statements: readonly ReadStatement[]): ReadStatement[] {
  return [...new Map(statements.map((each) => [`${each.place} ${each.text}`, each])).values()];
}
