import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMessage, addOrganisation, addUser } from '../../testing/world.ts';

let test: TestApp;
let staff: string;
let alfa: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  await addOrganisation(test, 'zeta');
  ({ token: staff } = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true }));
});
afterAll(() => test.close());

interface Page<Item> {
  readonly count: number;
  readonly next: string | null;
  readonly results: Item[];
}

async function get<Item>(url: string, token: string): Promise<Page<Item>> {
  return (await test.send('GET', url, { token })).body as Page<Item>;
}

describe('a message to the provider', () => {
  const content = 'Kunt u project Dorpsstraat ontgrendelen?';
  let token: string;
  let accountId: string;

  beforeAll(async () => {
    ({ token, accountId } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  });

  function write(body: object, user = accountId) {
    return test.send('POST', `/api/v1/users/${user}/contact/`, { token, body });
  }

  it('is stored, and mailed to the provider, who can answer its sender', async () => {
    const answer = await write({ organisation: 'alfa', message: `  ${content} ` });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      uuid: expect.any(String),
      organisation: 'alfa',
      message: content,
      created: '02/03/2026 10:00:00',
    });
    const mail = test.mails.at(-1);
    expect(mail).toMatchObject({
      to: 'info@milieuspoor.example',
      replyTo: 'lid@voorbeeld.example',
      subject: 'Bericht van Voornaam Achternaam (Organisatie alfa)',
    });
    expect(mail?.text).toContain(content);
    const messages = await get<object>('/api/v1/admin/messages/', staff);
    expect(messages.results[0]).toMatchObject({
      kind: 'contact',
      organization: 'alfa',
      sender_email: 'lid@voorbeeld.example',
      content,
      handled: null,
    });
  });

  it.each([
    ['', { message: ['Dit veld is vereist'] }],
    ['   ', { message: ['Dit veld is vereist'] }],
    ['x'.repeat(5001), { message: ['Gebruik maximaal 5000 tekens'] }],
  ])('needs a text, of limited length', async (message, problems) => {
    const answer = await write({ organisation: 'alfa', message });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(problems);
  });

  it('is not sent in somebody else’s name', async () => {
    const other = await addUser(test, { username: 'ander', organisationIds: [alfa] });
    const answer = await write({ organisation: 'alfa', message: content }, other.accountId);
    expect(answer.status).toBe(403);
  });

  it('is not sent for another organisation', async () => {
    expect((await write({ organisation: 'zeta', message: content })).status).toBe(404);
  });

  it('is stored while the mail server is away, and mailed once it is back', async () => {
    const before = (await get('/api/v1/admin/messages/', staff)).count;
    test.mailServer.refusing = 451;
    const answer = await write({ organisation: 'alfa', message: 'Als de post weer loopt' });
    test.mailServer.refusing = null;
    expect(answer.status).toBe(201);
    expect((await get('/api/v1/admin/messages/', staff)).count).toBe(before + 1);
    test.clock.moment = new Date(test.clock.moment.getTime() + 30_000);
    await test.sendMails();
    expect(test.mails.at(-1)?.text).toContain('Als de post weer loopt');
  });

  it('is refused after ten in an hour', async () => {
    const many = await addUser(test, { username: 'schrijver', organisationIds: [alfa] });
    const once = () =>
      test.send('POST', `/api/v1/users/${many.accountId}/contact/`, {
        token: many.token,
        body: { organisation: 'alfa', message: 'Nog iets' },
      });
    for (let sent = 0; sent < 10; sent++) expect((await once()).status).toBe(201);
    const refused = await once();
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    test.clock.moment = new Date(test.clock.moment.getTime() + 3_600_001);
    expect((await once()).status).toBe(201);
  });
});

describe('the received messages', () => {
  it('are searched, and handled once, with the name of who did it', async () => {
    const found = await get<{ uuid: string }>('/api/v1/admin/messages/?search=dorpsstraat', staff);
    expect(found.count).toBe(1);
    const uuid = found.results[0]?.uuid ?? '';
    const mark = (handled: boolean) =>
      test.send('PATCH', `/api/v1/admin/messages/${uuid}/`, { token: staff, body: { handled } });
    expect((await mark(true)).body).toMatchObject({ handled_by: 'Voornaam Achternaam' });
    await mark(true);
    const open = await get<{ uuid: string }>('/api/v1/admin/messages/?handled=false', staff);
    expect(open.results.map((message) => message.uuid)).not.toContain(uuid);
    const history = await get<object>('/api/v1/admin/history/?subject=message', staff);
    expect(history.count).toBe(1);
    expect(history.results[0]).toMatchObject({
      subject: uuid,
      organization: 'alfa',
      changes: { handled: { from: false, to: true } },
    });
    expect((await mark(false)).body).toMatchObject({ handled: null, handled_by: null });
  });

  it('can be filtered by the place where they were written', async () => {
    await addMessage(test, 'Wat kost het?');
    const site = await get<{ content: string }>('/api/v1/admin/messages/?kind=site', staff);
    expect(site.results.map(({ content }) => content)).toEqual(['Wat kost het?']);
    const contact = await get<{ content: string }>('/api/v1/admin/messages/?kind=contact', staff);
    expect(contact.results.map(({ content }) => content)).not.toContain('Wat kost het?');
  });

  it('can be filtered by the organisation that they were written from', async () => {
    const writer = await addUser(test, {
      username: 'schrijver-zeta',
      organisationIds: [await addOrganisation(test, 'eta')],
    });
    const answer = await test.send('POST', `/api/v1/users/${writer.accountId}/contact/`, {
      token: writer.token,
      body: { organisation: 'eta', message: 'Uit eta geschreven' },
    });
    expect(answer.status).toBe(201);
    const eta = await get<{ content: string }>('/api/v1/admin/messages/?organization=eta', staff);
    expect(eta.results.map(({ content }) => content)).toEqual(['Uit eta geschreven']);
    expect(eta.count).toBe(1);
    expect((await get('/api/v1/admin/messages/?organization=zeta', staff)).count).toBe(0);
  });

  it('have pages, with the address of the next one', async () => {
    const first = await get('/api/v1/admin/messages/?page_size=5', staff);
    expect(first.results).toHaveLength(5);
    expect(first.next).toContain('page=2');
    expect(first.next).toContain('page_size=5');
  });
});

describe('the questions', () => {
  const entry = (title: string) => ({ faq_category: 'Begrippen', faq_title: title, faq_content: 'Zo.' });
  const uuids: string[] = [];

  async function titles() {
    const { results } = await get<{ faq_title: string; position: number }>('/api/v1/faq/', staff);
    expect(results.map(({ position }) => position)).toEqual(results.map((_, index) => index + 1));
    return results.map(({ faq_title }) => faq_title);
  }
  const change = (uuid: string | undefined, body: object) =>
    test.send('PATCH', `/api/v1/admin/faq/${uuid}/`, { token: staff, body });

  it('are added at the end', async () => {
    for (const title of ['Een', 'Twee', 'Drie']) {
      const answer = await test.send('POST', '/api/v1/admin/faq/', { token: staff, body: entry(title) });
      expect(answer.status).toBe(201);
      uuids.push((answer.body as { uuid: string }).uuid);
    }
    expect(await titles()).toEqual(['Een', 'Twee', 'Drie']);
  });

  it('are moved, and the others make room', async () => {
    expect((await change(uuids[2], { position: 1 })).body).toMatchObject({ position: 1 });
    expect(await titles()).toEqual(['Drie', 'Een', 'Twee']);
    await change(uuids[2], { position: 99 });
    expect(await titles()).toEqual(['Een', 'Twee', 'Drie']);
  });

  it('are changed, with an entry in the history', async () => {
    await change(uuids[0], { faq_content: 'Anders.' });
    const history = await get<object>('/api/v1/admin/history/?subject=faq', staff);
    expect(history.results[0]).toMatchObject({
      subject_name: 'Een',
      action: 'changed',
      changes: { content: { from: 'Zo.', to: 'Anders.' } },
    });
  });

  it('are deleted, and the others move up', async () => {
    expect((await test.send('DELETE', `/api/v1/admin/faq/${uuids[0]}/`, { token: staff })).status).toBe(204);
    expect(await titles()).toEqual(['Twee', 'Drie']);
    const history = await get<object>('/api/v1/admin/history/?subject=faq&action=deleted', staff);
    expect(history.results).toEqual([
      expect.objectContaining({
        subject: uuids[0],
        subject_name: 'Een',
        changes: expect.objectContaining({ title: { from: 'Een', to: null } }),
      }),
    ]);
    expect((await change(uuids[0], { position: 1 })).status).toBe(404);
  });

  it('need a category, a title and an answer', async () => {
    const answer = await test.send('POST', '/api/v1/admin/faq/', {
      token: staff,
      body: { faq_category: ' ', faq_title: '' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      faq_category: ['Dit veld is vereist'],
      faq_title: ['Dit veld is vereist'],
      faq_content: ['Dit veld is vereist'],
    });
  });

  it('are in English completely or not at all', async () => {
    const dutch = entry('Wat is een kaai?');
    const english = { faq_category_en: 'Terms', faq_title_en: 'What is a quay?', faq_content_en: 'This.' };
    const add = (body: object) => test.send('POST', '/api/v1/admin/faq/', { token: staff, body });
    expect(await add({ ...dutch, faq_title_en: 'What is a quay?' })).toMatchObject({
      status: 400,
      body: {
        faq_category_en: ['Vul de Engelse tekst helemaal in, of laat alle drie de velden leeg'],
        faq_content_en: ['Vul de Engelse tekst helemaal in, of laat alle drie de velden leeg'],
      },
    });
    const added = await add({ ...dutch, ...english });
    expect(added).toMatchObject({ status: 201, body: english });
    const { uuid } = added.body as { uuid: string };
    const path = `/api/v1/admin/faq/${uuid}/`;
    expect((await test.send('PATCH', path, { token: staff, body: { faq_content_en: '' } })).status).toBe(400);
    const answered = { faq_content_en: 'A bank to moor at.' };
    expect((await test.send('PATCH', path, { token: staff, body: answered })).body).toMatchObject({
      ...dutch,
      ...english,
      ...answered,
    });
    const { results } = await get<{ uuid: string }>('/api/v1/admin/faq/?search=moor%20at', staff);
    expect(results.map((each) => each.uuid)).toEqual([uuid]);
    const none = { faq_category_en: '', faq_title_en: '', faq_content_en: '' };
    expect((await test.send('PATCH', path, { token: staff, body: none })).body).toMatchObject(none);
    await test.send('DELETE', path, { token: staff });
  });
});

it('anybody may know who operates the installation', async () => {
  const answer = await test.send('GET', '/api/v1/provider/');
  expect(answer.body).toMatchObject({ name: 'Milieuspoor Advies', email: 'info@milieuspoor.example' });
});
