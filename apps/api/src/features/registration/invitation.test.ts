import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET = 'vier losse woorden samen';
let test: TestApp;
let alfa: string;
let staff: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
});
afterAll(() => test.close());

async function invite(email: string, changes: object = {}) {
  return test.send('POST', '/api/v1/admin/users/', {
    token: staff,
    body: { email, organizations: [alfa], ...changes },
  });
}

async function accept(token: string, password = SECRET) {
  return test.send('POST', '/api/v1/invitation/accept/', { body: { token, password } });
}

function lastToken(): string {
  return /#\/uitnodiging\/([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('an invitation', () => {
  it('lets the invited person set a password and sign in to the organisation', async () => {
    const invited = await invite('gast@voorbeeld.example', { first_name: 'Gijs', dashboard_type: 'expert' });
    expect(invited.status).toBe(201);
    expect(invited.body).toMatchObject({
      username: 'gast@voorbeeld.example',
      first_name: 'Gijs',
      dashboard_type: 'expert',
      state: 'invited',
      memberships: [{ organization: 'alfa', active: true }],
    });
    const accepted = await accept(lastToken());
    expect(accepted.body).toEqual({ username: 'gast@voorbeeld.example' });
    const answer = await test.send('POST', '/dj-rest-auth/login/', {
      body: { username: 'gast@voorbeeld.example', password: SECRET },
    });
    const { key } = answer.body as { key: string };
    const organisations = await test.send('GET', '/api/v1/organization/', { token: key });
    expect(organisations.body).toMatchObject({ count: 1, results: [{ slug: 'alfa' }] });
    const { uuid } = invited.body as { uuid: string };
    const user = await test.send('GET', `/api/v1/admin/users/${uuid}/`, { token: staff });
    expect(user.body).toMatchObject({ state: 'active' });
  });

  it('refuses a weak password at its field, and can still be accepted afterwards', async () => {
    await invite('zwak@voorbeeld.example');
    const weak = await accept(lastToken(), 'organisatie alfa');
    expect(weak.status).toBe(400);
    expect(Object.keys(weak.body as object)).toEqual(['password']);
    expect((await accept(lastToken())).status).toBe(200);
  });

  it('works once', async () => {
    await invite('eens@voorbeeld.example');
    const token = lastToken();
    await accept(token);
    const again = await accept(token, 'een heel ander wachtwoord');
    expect(again.status).toBe(400);
    expect(again.body).toEqual({
      token: ['Deze uitnodiging is al gebruikt of verlopen. Vraag wie u uitnodigde om een nieuwe.'],
    });
  });

  it('works for seven days', async () => {
    await invite('op-tijd@voorbeeld.example');
    const inTime = lastToken();
    await invite('te-laat@voorbeeld.example');
    const start = test.clock.moment;
    test.clock.moment = new Date(start.getTime() + 7 * DAY_MS - 1);
    expect((await accept(inTime)).status).toBe(200);
    test.clock.moment = new Date(start.getTime() + 7 * DAY_MS);
    expect((await accept(lastToken())).status).toBe(400);
    test.clock.moment = start;
  });

  it('can be sent again with a new link, which replaces the former, until it is accepted', async () => {
    const { uuid } = (await invite('opnieuw@voorbeeld.example')).body as { uuid: string };
    const former = lastToken();
    const resend = () => test.send('POST', `/api/v1/admin/users/${uuid}/invitation/`, { token: staff });
    expect((await resend()).status).toBe(204);
    const history = await test.send('GET', '/api/v1/admin/history/?search=opnieuw', { token: staff });
    expect(history.body).toMatchObject({
      results: [
        { action: 'changed', changes: { invitationSentAgain: { from: null, to: true } } },
        { action: 'created', subject_type: 'membership' },
        { action: 'created', subject_type: 'account' },
      ],
    });
    expect((await accept(former)).status).toBe(400);
    expect((await accept(lastToken())).status).toBe(200);
    expect((await resend()).status).toBe(409);
  });

  it('is written in the language of the person who sends it', async () => {
    await invite('english@voorbeeld.example', { language: 'en' });
    const { subject, text } = test.mails.at(-1) ?? {};
    expect(subject).toBe('Voornaam Achternaam invites you to Organisatie alfa in Milieuspoor');
    expect(text).toContain('Voornaam Achternaam invites you to join Organisatie alfa in Milieuspoor.');
    expect(text).toContain('Your role: member (you work on the projects).');
    expect(text).toContain('Milieuspoor shows what infrastructure projects cost the environment');
  });

  it('states who invites and for what, in the mail and to a person who opens its link', async () => {
    const beta = await addOrganisation(test, 'beta');
    const roles = { organizations: [alfa, beta], dashboard_type: 'expert', administrator: true };
    await invite('voor-wat@voorbeeld.example', roles);
    const { text = '' } = test.mails.at(-1) ?? {};
    expect(text).toContain(
      'Voornaam Achternaam nodigt u uit om in Milieuspoor mee te werken bij Organisatie alfa en Organisatie beta.',
    );
    expect(text).toContain('organisatiebeheerder.');
    const look = (token: string) => test.send('POST', '/api/v1/invitation/', { body: { token } });
    const token = lastToken();
    expect((await look(token)).body).toEqual({
      username: 'voor-wat@voorbeeld.example',
      sender: 'Voornaam Achternaam',
      organizations: ['Organisatie alfa', 'Organisatie beta'],
      dashboard_type: 'expert',
      is_staff: false,
      administrator: true,
    });
    await accept(token);
    expect((await look(token)).body).toEqual({
      token: [expect.stringContaining('al gebruikt of verlopen')],
    });
  });

  it('from staff without an organisation names no organisation', async () => {
    await invite('collega@voorbeeld.example', { organizations: [], is_staff: true });
    const { subject, text } = test.mails.at(-1) ?? {};
    expect(subject).toBe('U bent uitgenodigd voor Milieuspoor');
    expect(text).toContain('Voornaam Achternaam nodigt u uit om in Milieuspoor mee te werken.');
    expect(text).toContain('Uw rol: lid (u werkt mee aan de projecten) en medewerker van Milieuspoor.');
  });

  it('is refused for an address with an account, and for an unknown organisation', async () => {
    expect((await invite('STAF@voorbeeld.example')).body).toEqual({
      email: ['Er is al een account met dit e-mailadres'],
    });
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect((await invite('nergens@voorbeeld.example', { organizations: [nowhere] })).body).toEqual({
      organizations: ['Deze organisatie bestaat niet'],
    });
  });

  it('stays while the mail server is away, and its mail leaves once it is back', async () => {
    test.mailServer.refusing = 451;
    const invited = await invite('later@voorbeeld.example');
    test.mailServer.refusing = null;
    expect(invited).toMatchObject({ status: 201, body: { state: 'invited' } });
    test.clock.moment = new Date(test.clock.moment.getTime() + 30_000);
    await test.sendMails();
    expect((await accept(lastToken())).status).toBe(200);
  });

  it('cannot be guessed by many attempts', async () => {
    test.clock.moment = new Date(test.clock.moment.getTime() + 30 * DAY_MS);
    for (let attempt = 0; attempt < 30; attempt++) expect((await accept(`gok-${attempt}`)).status).toBe(400);
    expect((await accept('gok-30')).status).toBe(429);
  });
});
