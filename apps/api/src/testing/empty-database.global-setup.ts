import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { emptyDatabaseFolder } from './empty-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database that is up to date and empty; every test file gets a copy. */
    emptyDatabase:
      | { readonly kind: 'embedded'; readonly dumpFile: string }
      | { readonly kind: 'on-server'; readonly server: string; readonly template: string };
  }
}

/** Runs once, before the tests of the api: making an engine's folder and its tables takes longer than most of them. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-database-'));
  const data = join(folder, 'data');
  cpSync(await emptyDatabaseFolder(), data, { recursive: true });
  const engine = await PGlite.create(data);
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  const dumpFile = join(folder, 'dump.tar');
  writeFileSync(dumpFile, Buffer.from(await dump.arrayBuffer()));
  project.provide('emptyDatabase', { kind: 'embedded', dumpFile });
  return () => rmSync(folder, { recursive: true });
}
