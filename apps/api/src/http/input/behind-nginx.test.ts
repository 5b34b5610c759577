import { UPLOAD_MAX_BYTES } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipartBody } from '../../testing/files/multipart-body.ts';
import { type DocumentedProxy, startDocumentedProxy } from '../../testing/outside/documented-proxy.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

const UPLOAD = '/api/v1/project-calculation/';
const MEGABYTE = 1024 * 1024;
const CSRF = { cookie: 'csrftoken=abc', 'x-csrftoken': 'abc' };

let test: TestApp;
let server: string;
let proxy: DocumentedProxy;
let authorization: string;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  authorization = `Token ${(await addUser(test, { username: 'lid', organisationIds: [alfa] })).token}`;
  server = await test.app.listen({ port: 0, host: '127.0.0.1' });
  proxy = await startDocumentedProxy([server]);
});
afterAll(async () => {
  await proxy.close();
  await test.close();
});

const accepting = (language: string | null) => (language === null ? {} : { 'accept-language': language });

/** Uploads a file of this many bytes through the proxy. */
function upload(bytes: number, language: string | null = null): Promise<Response> {
  const file = { field: 'calculation', name: 'groot.xlsx', bytes: Buffer.alloc(bytes) };
  const { body, contentType } = multipartBody({ fields: {}, file });
  return fetch(`${proxy.origin}${UPLOAD}`, {
    method: 'POST',
    headers: { ...CSRF, ...accepting(language), authorization, 'content-type': contentType },
    body,
  });
}

/** Returns the server's own answer to a body that is too large. */
function ownRefusal(language: string | null): Promise<Response> {
  return fetch(`${server}/dj-rest-auth/login/`, {
    method: 'POST',
    headers: { ...CSRF, ...accepting(language), 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'x'.repeat(2 * MEGABYTE) }),
  });
}

describe('behind nginx, with the lines of the documentation', () => {
  it.each([null, 'nl', 'en', 'nl-NL,nl;q=0.9,en;q=0.8', 'en-GB,en;q=0.9,nl;q=0.8', 'de,en;q=0.5', 'fr'])(
    'a body too large for the proxy gets the server’s own message, for Accept-Language %s',
    async (language) => {
      const own = await ownRefusal(language);
      expect(own.status).toBe(413);
      const refused = await upload(31 * MEGABYTE, language);
      expect(refused.status).toBe(413);
      expect(refused.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await refused.json()).toEqual(await own.json());
    },
  );

  it('so does a body without a stated size', async () => {
    const piece = new Uint8Array(MEGABYTE);
    let pieces = 31;
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => (pieces-- > 0 ? stream.enqueue(piece) : stream.close()),
    });
    const refused = await fetch(`${proxy.origin}${UPLOAD}`, {
      method: 'POST',
      headers: { ...CSRF, authorization, 'content-type': 'multipart/form-data; boundary=-' },
      body,
      duplex: 'half',
    });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({ detail: 'Het verzoek is te groot' });
  });

  it('the largest accepted file arrives, and the server says by how much a larger one is too large', async () => {
    const taken = await upload(UPLOAD_MAX_BYTES);
    expect(taken.status).toBe(400);
    expect(JSON.stringify(await taken.json())).not.toContain('25 MB');
    const larger = await upload(UPLOAD_MAX_BYTES + MEGABYTE);
    expect(larger.status).toBe(400);
    expect(JSON.stringify(await larger.json())).toContain('25 MB');
  });

  it('everything else is answered as without it', async () => {
    const environment = '/api/v1/environment/';
    const [through, without] = await Promise.all(
      [proxy.origin, server].map(async (origin) => (await fetch(`${origin}${environment}`)).json()),
    );
    expect(through).toEqual(without);
  });
});
