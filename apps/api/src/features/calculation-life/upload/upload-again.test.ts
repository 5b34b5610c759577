import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Calculation, type CalculationCheck, CSRF_COOKIE, CSRF_HEADER } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { multipartBody } from '../../../testing/files/multipart-body.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { uploadId } from './upload-id.ts';

let test: TestApp;
let alfa: string;
let token: string;
let bytes: Buffer;
let origin: { host: string; port: number };

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { address, port } = test.app.server.address() as AddressInfo;
  origin = { host: address, port };
});
afterAll(() => test.close());

const UPLOAD = '/api/v1/project-calculation/';

function formOf(project: string, key: string | null) {
  const fields = { project, calculation_type: 'design-baseline', ...(key ? { upload_key: key } : {}) };
  return { fields, file: { field: 'excel_file', name: 'straat.xlsx', bytes } };
}

async function send(path: string, project: string, key: string | null = null, as = token) {
  return test.send('POST', path, { token: as, form: formOf(project, key) });
}

async function check(project: string): Promise<CalculationCheck> {
  return (await send(`${UPLOAD}check/`, project)).body as CalculationCheck;
}

async function upload(project: string, key: string | null, as = token): Promise<Calculation> {
  const answer = await send(UPLOAD, project, key, as);
  expect(answer.status).toBe(201);
  return answer.body as Calculation;
}

async function storedIn(project: string): Promise<readonly string[]> {
  const answer = await test.send('GET', `${UPLOAD}?project__uuid=${project}`, { token });
  return (answer.body as { results: Calculation[] }).results.map(({ uuid }) => uuid);
}

describe('an upload that is sent again', () => {
  it('with the key of its check is stored once, one after the other or at the same time', async () => {
    const project = await addProject(test, alfa);
    const { upload_key } = await check(project);
    const atOnce = await Promise.all([upload(project, upload_key), upload(project, upload_key)]);
    const later = await upload(project, upload_key);
    const [first] = atOnce;
    expect([...atOnce, later].map(({ uuid }) => uuid)).toEqual([first?.uuid, first?.uuid, first?.uuid]);
    expect(await storedIn(project)).toEqual([first?.uuid]);
  });

  it('on purpose, after another check or without a key, is another calculation', async () => {
    const project = await addProject(test, alfa);
    await upload(project, (await check(project)).upload_key);
    await upload(project, (await check(project)).upload_key);
    await upload(project, null);
    await upload(project, null);
    expect(await storedIn(project)).toHaveLength(4);
  });

  it('under the key of somebody else, or in another project, is another calculation', async () => {
    const project = await addProject(test, alfa);
    const other = await addProject(test, alfa);
    const colleague = await addUser(test, { username: 'collega', organisationIds: [alfa] });
    const { upload_key } = await check(project);
    const ids = [
      await upload(project, upload_key),
      await upload(project, upload_key, colleague.token),
      await upload(other, upload_key),
    ].map(({ uuid }) => uuid);
    expect(new Set(ids).size).toBe(3);
  });

  it('has its own id for another file or type', () => {
    const sent = {
      accountId: 'a',
      projectId: 'p',
      applicantId: null,
      type: 'design-baseline',
      fileSha256: Buffer.from('00', 'hex'),
      key: 'k',
    } as const;
    const id = uploadId(sent);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(uploadId({ ...sent })).toBe(id);
    expect(uploadId({ ...sent, type: 'design-optimization' })).not.toBe(id);
    expect(uploadId({ ...sent, fileSha256: Buffer.from('01', 'hex') })).not.toBe(id);
  });
});

describe('an upload whose sender leaves', () => {
  it('while the server reads the file, stores nothing', async () => {
    const project = await addProject(test, alfa);
    const { workbookReader } = test.dependencies;
    const read = workbookReader.read.bind(workbookReader);
    const gone = Promise.withResolvers<void>();
    const finished = Promise.withResolvers<void>();
    const spy = vi.spyOn(workbookReader, 'read').mockImplementationOnce(async (...file) => {
      sending.destroy();
      await gone.promise;
      return read(...file).finally(finished.resolve);
    });
    const { body, contentType } = multipartBody(formOf(project, null));
    const sending = request({
      ...origin,
      method: 'POST',
      path: UPLOAD,
      headers: {
        Authorization: `Token ${token}`,
        Cookie: `${CSRF_COOKIE}=a-token-of-the-test`,
        [CSRF_HEADER]: 'a-token-of-the-test',
        'Content-Type': contentType,
        'Content-Length': body.length,
      },
    });
    sending.on('error', () => {});
    test.app.server.once('connection', (socket) => socket.once('close', () => gone.resolve()));
    sending.end(body);
    await finished.promise;
    spy.mockRestore();
    // Another upload waits for the first one's changes of the project.
    const { uuid } = await upload(project, null);
    await vi.waitFor(async () => expect(await storedIn(project)).toEqual([uuid]), { timeout: 20_000 });
  });
});
