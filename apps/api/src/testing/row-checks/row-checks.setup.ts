import { afterAll, afterEach, expect, inject } from 'vitest';
import { readStoredRowTypes, writeReport } from './run-folder.ts';
import { watchRows } from './watch-rows.ts';

// This runs before each test file of the api: a test fails when rows read during it do not match their type.
const folder = inject('rowChecksFolder');
const watched = watchRows(readStoredRowTypes(folder));

function refuseProblems(): void {
  const problems = watched.takeProblems();
  if (problems.length > 0)
    throw new Error(`Rows that are not what their type says:\n  ${problems.join('\n  ')}`);
}

afterEach(refuseProblems);

afterAll(() => {
  watched.end();
  const testFile = expect.getState().testPath ?? '';
  writeReport(folder, { testFile, statements: watched.statements() });
  // Rows read after the last test, as when closing, have no test that could fail.
  refuseProblems();
});
