import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadStatement } from './explain-nulls.ts';
import type { RowTypes } from './read-row-types.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** the folder in which one run of the tests keeps what its processes tell one another about rows */
    rowChecksFolder: string;
  }
}

/** What one test file has to tell when it is done. */
export interface FileReport {
  readonly testFile: string;
  /** what was run for its rows, each statement once for each place */
  readonly statements: readonly ReadStatement[];
}

const ROW_TYPES = 'row-types.json';
const REPORTS = 'reports';

export function writeRowTypes(folder: string, rowTypes: RowTypes): void {
  mkdirSync(join(folder, REPORTS), { recursive: true });
  writeFileSync(join(folder, ROW_TYPES), JSON.stringify(rowTypes));
}

export function readStoredRowTypes(folder: string): RowTypes {
  return JSON.parse(readFileSync(join(folder, ROW_TYPES), 'utf8'));
}

export function writeReport(folder: string, report: FileReport): void {
  const name = createHash('sha256').update(report.testFile).digest('hex');
  writeFileSync(join(folder, REPORTS, `${name}.json`), JSON.stringify(report));
}

export function readReports(folder: string): FileReport[] {
  return readdirSync(join(folder, REPORTS)).map((name) =>
    JSON.parse(readFileSync(join(folder, REPORTS, name), 'utf8')),
  );
}
