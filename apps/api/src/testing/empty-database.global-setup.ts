import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** a file with an embedded database that was brought up to date and holds nothing */
    emptyDatabase: string;
  }
}

/** Runs once, before the tests of the api: making a cluster and its tables takes longer than most of them. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-database-'));
  const data = join(folder, 'data');
  await (await openDatabase({ url: null, folder: data })).close();
  const engine = await PGlite.create(data);
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  const file = join(folder, 'dump.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  project.provide('emptyDatabase', file);
  return () => rmSync(folder, { recursive: true });
}
