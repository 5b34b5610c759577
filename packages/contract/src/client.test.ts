import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, endpoints } from './client.ts';
import { CSRF_HEADER } from './csrf.ts';

/** Returns a client whose calls are refused with a 401, which arrives when the test decides. */
function startRefused() {
  const page = { token: 'first' as string | null, ended: 0 };
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    await answered;
    return new Response('{"detail":""}', { status: 401 });
  });
  const client = createClient({
    baseUrl: '',
    token: () => page.token,
    csrfToken: () => null,
    language: () => 'nl',
    onUnauthorized: () => {
      page.token = null;
      page.ended++;
    },
  });
  return { page, answer, call: () => client.call(endpoints.getCurrentUser, {}) };
}

afterEach(() => vi.unstubAllGlobals());

/** Returns a client of a page that is signed in, and what it sends; each call gets this answer. */
function startAnswered(answer: () => Promise<Response> = async () => Response.json({})) {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', (_address: string, request: RequestInit) => {
    sent.push(request);
    return answer();
  });
  const client = createClient({
    baseUrl: '',
    token: () => 'sleutel',
    csrfToken: () => 'uit-de-cookie',
    language: () => 'nl',
    onUnauthorized: () => {},
  });
  return { client, sent };
}

const CARRIED = {
  'Accept-Language': 'nl',
  Authorization: 'Token sleutel',
  [CSRF_HEADER]: 'uit-de-cookie',
};

describe('what every call carries', () => {
  it('is the token, the CSRF token of the cookie and the language, also when it only reads', async () => {
    const { client, sent } = startAnswered();
    await client.call(endpoints.getCurrentUser, {});
    expect(sent[0]?.headers).toEqual(CARRIED);
    expect(sent[0]?.body).toBeUndefined();
  });

  it('and of a change what is sent, and the version that was seen', async () => {
    const { client, sent } = startAnswered();
    const params = { uuid: '0a000000-0000-4000-8000-000000000001' };
    await client.call(endpoints.updateProject, { params, body: { project_name: 'Weg' }, ifMatch: '7' });
    expect(sent[0]).toMatchObject({ method: 'PATCH', body: '{"project_name":"Weg"}' });
    expect(sent[0]?.headers).toEqual({ ...CARRIED, 'Content-Type': 'application/json', 'If-Match': '7' });
  });
});

describe('a call without an answer', () => {
  const broken = () => Promise.reject(new TypeError('fetch failed'));

  it('is one that the server could not be reached for', async () => {
    const { client } = startAnswered(broken);
    await expect(client.call(endpoints.getCurrentUser, {})).rejects.toMatchObject({
      ...{ name: 'ApiError', status: 0, body: null },
    });
  });

  it('that its page called off is no failure of the server', async () => {
    const { client } = startAnswered(broken);
    const called = client.call(endpoints.getCurrentUser, {}, AbortSignal.abort());
    await expect(called).rejects.toThrow('fetch failed');
  });
});

describe('a refusal', () => {
  it.each([
    ['5', 5],
    [null, null],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ])('carries when to try again, where the server said so in seconds (%s)', async (header, seconds) => {
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response('{"detail":"even niet"}', {
          status: 503,
          headers: header ? { 'Retry-After': header } : {},
        }),
    );
    const client = createClient({
      baseUrl: '',
      token: () => null,
      csrfToken: () => null,
      language: () => 'nl',
      onUnauthorized: () => {},
    });
    await expect(client.call(endpoints.getCurrentUser, {})).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: seconds,
    });
  });
});

describe('a session that the server no longer accepts', () => {
  it('ends once, however many calls were under way', async () => {
    const { page, answer, call } = startRefused();
    const calls = Promise.allSettled([call(), call(), call()]);
    answer();
    await calls;
    expect(page).toEqual({ token: null, ended: 1 });
  });

  it('is over for itself: an answer that comes late does not end the session that began since', async () => {
    const { page, answer, call } = startRefused();
    const late = Promise.allSettled([call()]);
    page.token = 'second';
    answer();
    await late;
    expect(page).toEqual({ token: 'second', ended: 0 });
  });

  it('is nothing that a visitor has', async () => {
    const { page, answer, call } = startRefused();
    page.token = null;
    answer();
    await Promise.allSettled([call()]);
    expect(page.ended).toBe(0);
  });
});
