import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { listRows } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { makeDigests } from '../features/proof/make-digests.ts';
import { recordHistory } from '../features/record/record-history.queries.ts';
import { addEmptyDatabase } from '../testing/empty-folder.ts';
import { quickFolder } from '../testing/faults/quick-folder.ts';
import { QUICK_ENGINE, startServerProcess } from '../testing/faults/server-process.ts';

const COMMAND = fileURLToPath(new URL('./verify.ts', import.meta.url));
let folder: string;
let data: string;
let file: string;

/** Runs the command as an operator does, and returns its output and its status. */
async function verify(...args: readonly string[]) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [QUICK_ENGINE, COMMAND, ...args], {
    env: { ...inherited, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

beforeAll(async () => {
  folder = mkdtempSync(join(quickFolder(), 'verify-'));
  data = join(folder, 'data');
  await addEmptyDatabase(data);
  file = join(folder, 'kept.json');
  const database = await openDatabase({ url: null, folder: join(data, 'database') });
  await recordHistory(database.queries, {
    ...{ at: new Date('2026-03-02T09:00:00Z'), accountId: null, organisationId: null, projectId: null },
    subject: { type: 'account', id: null, name: 'Nieuw' },
    ...{ action: 'created', changes: {} },
  });
  await makeDigests({ database, clock: { now: () => new Date('2026-03-03T09:00:00Z') } });
  const [digest] = await listRows<{ bytes: Buffer }>(database.queries, sql`SELECT bytes FROM proof_digest`);
  writeFileSync(file, digest?.bytes ?? '');
  await database.close();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('verifies while the server runs, on a copy that is gone afterwards, and without one', async () => {
  const server = startServerProcess(data);
  await server.origin;
  const served = await verify(file);
  expect(readdirSync(data).filter((name) => name.startsWith('verify-'))).toEqual([]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  for (const { code, said } of [served, await verify(file), await verify()]) {
    expect(said).toContain('Van geen organisatie: ');
    expect(said).toContain('Geen verschillen');
    expect(code).toBe(0);
  }
}, 180_000);

it('ends with 1 and names what differs, and refuses what is no digest or no database', async () => {
  const database = await openDatabase({ url: null, folder: join(data, 'database') });
  await database.queries.execute(sql`ALTER TABLE history_entry DISABLE TRIGGER USER`);
  await database.queries.execute(
    sql`UPDATE history_entry SET action = 'deleted' WHERE subject_name = 'Nieuw'`,
  );
  await database.close();
  const changed = await verify(file);
  expect(changed.said).toContain('VERSCHIL buiten projecten: regel geschiedenis 1, gewijzigd');
  expect(changed.code).toBe(1);

  const other = join(folder, 'other.json');
  writeFileSync(other, '{}');
  expect(await verify(other)).toMatchObject({ code: 1, said: expect.stringContaining('geen vingerafdruk') });
  expect(await verify('--help')).toMatchObject({ code: 1, said: expect.stringContaining('Gebruik') });
  expect(await verify(join(folder, 'weg.json'))).toMatchObject({
    code: 1,
    said: `Er is geen bestand ${join(folder, 'weg.json')}.\n`,
  });
  expect(await verify(folder)).toMatchObject({ code: 1, said: expect.stringContaining('is niet te lezen') });
  data = join(folder, 'nothing');
  expect(await verify()).toMatchObject({ code: 1, said: expect.stringContaining('Er is geen database') });
  expect(readdirSync(folder)).not.toContain('nothing');
}, 180_000);

it('ends with 1 where all digests were removed, and says that nothing was looked at', async () => {
  data = join(folder, 'data');
  const database = await openDatabase({ url: null, folder: join(data, 'database') });
  for (const table of ['proof_leaf', 'proof_state', 'proof_digest', 'proof_chain'])
    for (const statement of [
      sql`ALTER TABLE ${sql.identifier(table)} DISABLE TRIGGER USER`,
      sql`DELETE FROM ${sql.identifier(table)}`,
    ])
      await database.queries.execute(statement);
  await database.close();
  const { code, said } = await verify();
  expect(said).toContain('VERSCHIL Er is vastgelegd sinds 02-03-2026, en er is geen vingerafdruk');
  expect(said).toContain('Er is niets nagelopen');
  expect(said).not.toContain('Geen verschillen');
  expect(code).toBe(1);
}, 180_000);
