import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CSRF_COOKIE, CSRF_HEADER } from '@milieuspoor/contract';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../database/open-database.ts';
import { addEmptyDatabase } from '../../testing/empty-folder.ts';
import { startPostgresCluster } from '../../testing/faults/postgres-cluster.ts';
import { quickFolder } from '../../testing/faults/quick-folder.ts';
import { startServerProcess } from '../../testing/faults/server-process.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { multipartBody } from '../../testing/files/multipart-body.ts';
import { type KillWorld, makeKillWorld } from '../../testing/kills/kill-world.ts';

const CSRF = 'a token of this test';
/**
 * ms: a waiting person must get the answer within this time; a busy machine takes longer than the usual tenth of a
 * second.
 */
const TOLD_MS = 5_000;

/** Makes the place where a server stores its data, until the test is over. */
async function aPlace(kind: 'postgres' | 'embedded') {
  const folder = mkdtempSync(join(quickFolder(), 'milieuspoor-killed-report-'));
  const cluster = kind === 'postgres' ? await startPostgresCluster() : null;
  onTestFinished(async () => {
    await cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  if (!cluster) await addEmptyDatabase(folder);
  const database = await openDatabase({ url: cluster?.url ?? null, folder: join(folder, 'database') });
  const world = await makeKillWorld(database, 1);
  await database.close();
  const start = () => {
    const server = startServerProcess(folder, cluster ? { DATABASE_URL: cluster.url } : {});
    onTestFinished(async () => {
      server.child.kill('SIGKILL');
      await server.ended;
    });
    return server;
  };
  return { world, start };
}

/** Returns the requests of a person to the server at this address. */
function asking(origin: string, { token }: KillWorld['staff']) {
  const headers = { authorization: `Token ${token}`, cookie: `${CSRF_COOKIE}=${CSRF}`, [CSRF_HEADER]: CSRF };
  const json = (method: string, path: string, body: object) =>
    fetch(origin + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    json,
    get: async (path: string) => (await fetch(origin + path, { headers })).json() as Promise<unknown>,
    async upload(project: string): Promise<string> {
      const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 4, mkiEurPerUnit: 15_000 }]);
      const { body, contentType } = multipartBody({
        fields: { project, calculation_type: 'design-baseline' },
        file: { field: 'excel_file', name: 'Raming.xlsx', bytes },
      });
      const path = `${origin}/api/v1/project-calculation/`;
      const answer = await fetch(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': contentType },
        body: new Uint8Array(body),
      });
      const { uuid } = (await answer.json()) as { uuid: string };
      await json('PATCH', `/api/v1/project-calculation/${uuid}/`, { include_in_report: true });
      return uuid;
    },
    report: (project: string, calculation: string, key: string) =>
      json('POST', `/api/v1/project/${project}/generate_report/`, {
        selectedProjectCalculationsData: [{ uuid: calculation }],
        making_key: key,
      }),
  };
}

it.each([
  ['postgres', 'writing'],
  ['embedded', 'drawing'],
] as const)(
  'a report fails at once when its server is killed, is not being made then, and is made when it is requested again: %s, while it is %s',
  async (kind, stage) => {
    const { world, start } = await aPlace(kind);
    const [project = ''] = world.completed;
    const server = start();
    const first = asking(await server.origin, world.staff);
    const calculation = await first.upload(project);
    const key = randomUUID();
    const settled = first.report(project, calculation, key).then(
      ({ status }) => status,
      () => 'failed' as const,
    );
    await expect
      .poll(() => first.get(`/api/v1/report/making/${key}/`), { timeout: 60_000, interval: 10 })
      .toMatchObject({ stage });
    server.child.kill('SIGKILL');
    const killedAt = performance.now();
    expect(await settled).toBe('failed');
    expect(performance.now() - killedAt).toBeLessThan(TOLD_MS);
    await server.ended;

    const again = asking(await start().origin, world.staff);
    await expect
      .poll(() => again.get(`/api/v1/report/making/${key}/`), { timeout: 25_000 })
      .toEqual({ stage: null, steps_done: 0, steps: 0 });
    expect(await again.get(`/api/v1/project/${project}/reports/`)).toMatchObject({ count: 0 });
    const made = await again.report(project, calculation, randomUUID());
    expect([made.status, (await made.bytes()).length > 10_000]).toEqual([200, true]);
    expect(await again.get(`/api/v1/project/${project}/reports/`)).toMatchObject({ count: 1 });
  },
  240_000,
);
