import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';

const ANSWER = [
  '<p>{{notice}}</p>',
  '<input name="first_name" value="{{value:first_name}}" aria-invalid="{{invalid:first_name}}"/>',
  '<i>{{problem:first_name}}</i><i>{{problem:email}}</i><b>{{problem:product_types}}</b>',
  '<input type="checkbox" value="steel" data-ticked="steel"/>',
  '<input type="checkbox" value="timber" data-ticked="timber"/>',
].join('');

const SITE_MAP = 'https://www.voorbeeld.example/sitemap.xml';

let test: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'milieuspoor-site-'));
  const write = (path: string, content: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write('index.html', '<title>Home</title>');
  write('404.html', '<title>Niet hier</title>');
  write('en/404.html', '<title>Not here</title>');
  write('team/index.html', '<title>Team</title>');
  write('assets/site-1.css', 'a{}');
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${SITE_MAP}\n`);
  write('.answers/contact.nl.html', ANSWER);
  write('.answers/contact.en.html', ANSWER);
  test = await startTestApp({ SITE_DIR: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

function post(url: string, form: string, address?: string) {
  return test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
    ...(address ? { remoteAddress: address } : {}),
  });
}

const FILLED =
  'first_name=Eva&last_name=Voorbeeld&email=eva%40voorbeeld.example&company=Gemeente&product_types=steel&product_types=asphalt';

describe('the site', () => {
  it.each([
    ['/site/', 200, '<title>Home</title>'],
    ['/site/team/', 200, '<title>Team</title>'],
    ['/site/nergens/', 404, '<title>Niet hier</title>'],
    ['/site/en/nowhere', 404, '<title>Not here</title>'],
  ])('answers %s with %i', async (url, status, page) => {
    const answer = await test.app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([status, page]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/site', '/site/'],
    ['/site/team', '/site/team/'],
  ])('moves %s to %s, where its links lead somewhere', async (url, to) => {
    const answer = await test.app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  });

  it('does not serve pages that are only for an answer', async () => {
    expect((await test.app.inject('/site/.answers/contact.nl.html')).statusCode).toBe(404);
  });

  it.each(['/site/', '/site/team/', '/site/nergens/', '/site/assets/site-1.css'])(
    'lets %s run and style only its own content, and sets no cookie',
    async (url) => {
      const { headers } = await test.app.inject(url);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  it('lets browsers keep files whose name has their hash for ever, and check pages again', async () => {
    const cache = async (url: string) => (await test.app.inject(url)).headers['cache-control'];
    expect(await cache('/site/assets/site-1.css')).toBe('public, max-age=31536000, immutable');
    expect(await cache('/site/team/')).toBe('no-cache');
    expect(await cache('/site/')).toBe('no-cache');
  });
});

describe('robots.txt at the root', () => {
  it('allows the site, names the address of its map, and allows nothing of the application', async () => {
    const answer = await test.app.inject('/robots.txt');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body).toBe(`User-agent: *\nDisallow: /\nAllow: /site/\n\nSitemap: ${SITE_MAP}\n`);
  });

  it('forbids everything where there is no site', async () => {
    const alone = await startTestApp({ SITE_DIR: join(folder, 'nowhere') });
    expect((await alone.app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    await alone.close();
  });
});

describe('its form without JavaScript', () => {
  it.each([
    ['/site/contact/', '/site/contact/verzonden/'],
    ['/site/en/contact/', '/site/en/contact/sent/'],
  ])('is sent to %s and answered by the page %s', async (url, to) => {
    const answer = await post(url, FILLED);
    expect(answer.statusCode).toBe(303);
    const location = new URL(String(answer.headers.location), `http://x${url}`);
    expect(location.pathname).toBe(to);
    const { token } = await addUser(test, {
      username: `staff-${to.length}`,
      organisationIds: [],
      isStaff: true,
    });
    const { body } = await test.send('GET', '/api/v1/admin/messages/?kind=site', { token });
    expect((body as { results: unknown[] }).results[0]).toMatchObject({
      sender_name: 'Eva Voorbeeld',
      content: 'Organisatie: Gemeente\nTelefoon: -\nProducttypen: Staal, Asfalt',
    });
  });

  it('comes back with the errors, the typed text and the ticked boxes', async () => {
    const answer = await post('/site/en/contact/', 'first_name=%3Cb%3E%26%22&email=x&product_types=steel');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('The message has not been sent yet.');
    expect(answer.body).toContain('value="&lt;b&gt;&amp;&quot;" aria-invalid="false"');
    expect(answer.body).toContain('<i></i><i>Invalid email</i>');
    expect(answer.body).toContain('value="steel" checked');
    expect(answer.body).not.toContain('value="timber" checked');
    expect(answer.body).not.toContain('{{');
  });

  it('states in Dutch what a field lacks', async () => {
    const answer = await post('/site/contact/', 'email=eva%40voorbeeld.example');
    expect(answer.body).toContain('aria-invalid="true"');
    expect(answer.body).toContain('<i>Voornaam is vereist</i><i></i>');
  });

  it('shows a typed text that looks like a placeholder as text', async () => {
    const answer = await post('/site/contact/', 'first_name=%7B%7Bproblem%3Aemail%7D%7D&email=x');
    expect(answer.body).toContain('value="{{problem:email}}"');
  });

  it('is refused with a sentence when it is sent too often', async () => {
    const address = '203.0.113.9';
    for (let sent = 0; sent < 30; sent++) {
      const answer = await post('/site/contact/', FILLED.replace('eva', `eva${sent}`), address);
      expect(answer.statusCode).toBe(303);
    }
    const refused = await post('/site/contact/', FILLED.replace('eva', 'nog-een'), address);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.body).toContain('value="Eva"');
  });

  it('with an unknown product type is refused at that field', async () => {
    const answer = await post('/site/contact/', FILLED.replace('steel', 'goud'));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('<b>Kies een van de mogelijkheden</b>');
  });
});
