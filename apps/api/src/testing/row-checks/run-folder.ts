import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadStatement } from './explain-nulls.ts';
import type { RowTypes } from './read-row-types.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** the folder in which the processes of a test run exchange data about rows */
    rowChecksFolder: string;
  }
}

/** The report of one test file at its end. */
export interface FileReport {
  readonly testFile: string;
  /** the statements that were run for their rows, each once for each place */
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
