import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';

let test: TestApp;
let staff: string;

beforeAll(async () => {
  test = await startTestApp();
  ({ token: staff } = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true }));
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.moment = new Date(test.clock.moment.getTime() + 3_600_001);
});

const MESSAGE = {
  first_name: ' Eva ',
  last_name: 'Voorbeeld',
  email: 'eva@voorbeeld.example',
  telephone: '030 000 0000',
  company: 'Gemeente Voorbeeld',
  product_types: ['asphalt', 'steel'],
  message: 'Kunt u een baseline berekenen?',
};

function send(
  body: object,
  options: { language?: 'nl' | 'en'; address?: string; csrf?: boolean; token?: string } = {},
) {
  return test.send('POST', '/api/v1/site/contact/', { body, csrf: false, ...options });
}

async function received() {
  const { body } = await test.send('GET', '/api/v1/admin/messages/?kind=site', { token: staff });
  return body as { count: number; results: Record<string, unknown>[] };
}

describe('a message from the site', () => {
  it('is stored for staff and mailed to the provider, who can answer its sender', async () => {
    const answer = await send(MESSAGE);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      detail: 'Bericht verstuurd. We nemen zo snel mogelijk contact met u op.',
    });
    expect((await received()).results[0]).toMatchObject({
      kind: 'site',
      organization: null,
      sender_name: 'Eva Voorbeeld',
      sender_email: 'eva@voorbeeld.example',
      content:
        'Organisatie: Gemeente Voorbeeld\nTelefoon: 030 000 0000\nProducttypen: Asfalt, Staal\n\nKunt u een baseline berekenen?',
      handled: null,
    });
    expect(test.mails.at(-1)).toMatchObject({
      to: 'info@milieuspoor.example',
      replyTo: 'eva@voorbeeld.example',
      subject: 'Bericht via de website van Eva Voorbeeld (Gemeente Voorbeeld)',
    });
    expect(test.mails.at(-1)?.text).toContain('Kunt u een baseline berekenen?');
  });

  it('is answered in English with the words of the specification', async () => {
    const answer = await send(MESSAGE, { language: 'en' });
    expect(answer.body).toEqual({ detail: 'Message sent. We will contact you as soon as possible.' });
  });

  it('that is incomplete is refused field by field, and not stored', async () => {
    const before = (await received()).count;
    const answer = await send({}, { language: 'en' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      company: ['Name required'],
      first_name: ['First required'],
      last_name: ['Lastname required'],
      email: ['Email required'],
      product_types: ['Productypes required'],
    });
    expect((await received()).count).toBe(before);
  });

  it.each([
    ['en', 'Invalid email'],
    ['nl', 'Ongeldig e-mailadres'],
  ] as const)('requires a possible e-mail address (%s)', async (language, said) => {
    const answer = await send({ ...MESSAGE, email: 'eva@' }, { language });
    expect(answer.body).toEqual({ email: [said] });
  });

  it.each(['bel mij', '12', '+31 6 1234 5678 toestel 9'])(
    'is refused with an impossible telephone number: %s',
    async (telephone) => {
      const answer = await send({ ...MESSAGE, telephone });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ telephone: ['Voer een geldig telefoonnummer in'] });
    },
  );

  it('needs neither a telephone number nor a text', async () => {
    const { telephone, message, ...rest } = MESSAGE;
    expect((await send({ ...rest, email: 'kort@voorbeeld.example' })).status).toBe(201);
    expect((await received()).results[0]?.content).toBe(
      'Organisatie: Gemeente Voorbeeld\nTelefoon: -\nProducttypen: Asfalt, Staal',
    );
  });

  it('may have a text of 4000 characters with the longest value in every other field, and no longer one', async () => {
    const longest = {
      ...MESSAGE,
      email: 'lang@voorbeeld.example',
      company: 'x'.repeat(200),
      telephone: '1'.repeat(30),
    };
    expect((await send({ ...longest, message: 'x'.repeat(4000) })).status).toBe(201);
    const refused = await send({ ...longest, message: 'x'.repeat(4001) });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({ message: ['Gebruik maximaal 4000 tekens'] });
  });

  it('from a program that fills in the hidden field gets the ordinary answer and is not stored', async () => {
    const before = (await received()).count;
    const mails = test.mails.length;
    expect((await send({ ...MESSAGE, website: 'https://spam.example' })).status).toBe(201);
    expect((await received()).count).toBe(before);
    expect(test.mails).toHaveLength(mails);
  });

  it('is refused after five in an hour from one mailbox, in any notation', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await send(MESSAGE)).status).toBe(201);
    const refused = await send({ ...MESSAGE, email: 'EVA@voorbeeld.example' });
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await send({ ...MESSAGE, email: 'ander@voorbeeld.example' })).status).toBe(201);
  });

  it('is refused after thirty in an hour from one network address', async () => {
    const from = (index: number, address: string) =>
      send({ ...MESSAGE, email: `nummer-${index}@voorbeeld.example` }, { address });
    for (let sent = 0; sent < 30; sent++) expect((await from(sent, '203.0.113.7')).status).toBe(201);
    expect((await from(30, '203.0.113.7')).status).toBe(429);
    expect((await from(31, '203.0.113.8')).status).toBe(201);
  });

  it('sets no cookie, nor for somebody who is signed in', async () => {
    expect((await send(MESSAGE)).headers['set-cookie']).toBeUndefined();
    const signedIn = await send(MESSAGE, { token: staff });
    expect([signedIn.status, signedIn.headers['set-cookie']]).toEqual([201, undefined]);
  });
});
