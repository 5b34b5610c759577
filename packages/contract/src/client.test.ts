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

describe('what every call carries', () => {
  it('is the token, the CSRF token of the cookie and the language, also when it only reads', async () => {
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_address: string, request: RequestInit) => {
      sent.push(request);
      return Response.json({});
    });
    const client = createClient({
      baseUrl: '',
      token: () => 'sleutel',
      csrfToken: () => 'uit-de-cookie',
      language: () => 'nl',
      onUnauthorized: () => {},
    });
    await client.call(endpoints.getCurrentUser, {});
    expect(sent[0]?.headers).toEqual({
      'Accept-Language': 'nl',
      Authorization: 'Token sleutel',
      [CSRF_HEADER]: 'uit-de-cookie',
    });
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
