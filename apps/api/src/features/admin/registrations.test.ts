import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

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

const REGISTRATIONS = '/api/v1/admin/registrations/';

interface Registration {
  readonly uuid: string;
  readonly email: string;
  readonly organization: string;
  readonly verified: boolean;
  readonly colleagues: readonly {
    readonly organization: string;
    readonly name: string;
    readonly members: number;
  }[];
}

async function registered(search: string): Promise<Registration[]> {
  const answer = await test.send('GET', `${REGISTRATIONS}?search=${search}`, { token: staff });
  return (answer.body as { results: Registration[] }).results;
}

async function register(name: string, { verified }: { verified: boolean }): Promise<string> {
  const email = `${name}@voorbeeld.example`;
  const body = { email, password1: SECRET, password2: SECRET, organization: 'Gemeente Meerdijk' };
  await test.send('POST', '/registration/', { body });
  const key = /#\/registeren\/([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
  if (verified) await test.send('POST', '/registration/verify-email/', { body: { key, password: SECRET } });
  return (await registered(name))[0]?.uuid ?? '';
}

async function logIn(name: string) {
  const body = { username: `${name}@voorbeeld.example`, password: SECRET };
  return test.send('POST', '/dj-rest-auth/login/', { body });
}

describe('a registration', () => {
  it('waits in a list that states where the person works and whether the address is confirmed', async () => {
    await register('wacht', { verified: false });
    expect(await registered('meerdijk%20wacht')).toMatchObject([
      { email: 'wacht@voorbeeld.example', organization: 'Gemeente Meerdijk', verified: false },
    ]);
  });

  it('is admitted to an organisation, and the person works there and gets a mail', async () => {
    const uuid = await register('welkom', { verified: true });
    const answer = await test.send('POST', `${REGISTRATIONS}${uuid}/admit/`, {
      token: staff,
      body: { organization: alfa, dashboard_type: 'viewer' },
    });
    expect(answer.status).toBe(204);
    expect(test.mails.at(-1)?.text).toContain('U hebt nu toegang tot Organisatie alfa.');
    const { key } = (await logIn('welkom')).body as { key: string };
    expect((await test.send('GET', '/auth/user/', { token: key })).body).toMatchObject({
      dashboard_type: 'viewer',
    });
    expect((await test.send('GET', '/api/v1/organization/', { token: key })).body).toMatchObject({
      count: 1,
    });
    expect(await registered('welkom')).toEqual([]);
  });

  it('leads to a mail about the organisation and the first step when it is admitted, with another step for viewers', async () => {
    const admitAs = async (name: string, dashboardType: string) => {
      const uuid = await register(name, { verified: true });
      const body = { organization: alfa, dashboard_type: dashboardType };
      await test.send('POST', `${REGISTRATIONS}${uuid}/admit/`, { token: staff, body });
      return test.mails.at(-1);
    };
    const member = await admitAs('werkt-mee', 'member');
    expect(member?.subject).toBe('U bent toegelaten tot Organisatie alfa in Milieuspoor');
    expect(member?.text).toContain('begin er een met "Start nieuw project"');
    expect((await admitAs('kijkt-mee', 'viewer'))?.text).toContain(
      'Het dashboard van de organisatie opent dan vanzelf',
    );
  });

  it('is admitted to an organisation that is made from its data, once', async () => {
    const uuid = await register('eerste-daar', { verified: true });
    const admit = (body: object) =>
      test.send('POST', `${REGISTRATIONS}${uuid}/admit/`, { token: staff, body });
    const taken = await admit({ new_organization: 'Alfa' });
    expect([taken.status, Object.keys(taken.body as object)]).toEqual([400, ['new_organization']]);
    expect((await admit({})).body).toMatchObject({ organization: [expect.any(String)] });
    expect((await admit({ organization: alfa, new_organization: 'Twee' })).body).toMatchObject({
      new_organization: ['Kies een organisatie of vul de naam van een nieuwe in, niet beide'],
    });
    expect((await admit({ new_organization: '!!' })).status).toBe(400);
    expect((await admit({ new_organization: 'Gemeente Meerdijk' })).status).toBe(204);
    const { key } = (await logIn('eerste-daar')).body as { key: string };
    expect((await test.send('GET', '/api/v1/organization/', { token: key })).body).toMatchObject({
      results: [{ slug: 'gemeente-meerdijk', name: 'Gemeente Meerdijk' }],
    });
    expect(test.mails.at(-1)?.text).toContain('U hebt nu toegang tot Gemeente Meerdijk.');
  });

  it('shows in which organisations active people have the same mail domain', async () => {
    await addUser(test, { username: 'collega', organisationIds: [alfa] });
    const [waiting] = await registered('wacht');
    // 'welkom' and the accounts above were admitted there with an address of the same domain.
    expect(waiting?.colleagues[0]).toMatchObject({ organization: alfa, name: 'Organisatie alfa' });
    const before = waiting?.colleagues[0]?.members ?? 0;
    await test.dependencies.database.queries.execute(
      sql`UPDATE membership SET active = false WHERE account_id = (SELECT id FROM account WHERE username = 'collega')`,
    );
    expect((await registered('wacht'))[0]?.colleagues[0]?.members).toBe(before - 1);
  });

  it('is counted separately once its address is confirmed, and the provider gets a mail', async () => {
    const count = async (verified: boolean) => {
      const path = `${REGISTRATIONS}?verified=${verified}&page_size=1`;
      return ((await test.send('GET', path, { token: staff })).body as { count: number }).count;
    };
    const [confirmed, open] = [await count(true), await count(false)];
    await register('nieuw-hier', { verified: true });
    expect([await count(true), await count(false)]).toEqual([confirmed + 1, open]);
    const mail = test.mails.at(-1);
    expect(mail?.to).toBe(test.dependencies.settings.providerEmail);
    expect(mail?.subject).toBe('Registratie wacht op toelating: nieuw-hier@voorbeeld.example');
    expect(mail?.text).toContain('Opgegeven organisatie: Gemeente Meerdijk.');
    expect(mail?.text).toContain('/#/beheer/registraties');
  });

  it('says that it waits when the person signs in, until it is admitted', async () => {
    const uuid = await register('ongeduldig', { verified: true });
    const { key } = (await logIn('ongeduldig')).body as { key: string };
    const waits = async () =>
      (await test.send('GET', '/auth/user/', { token: key })).body as { waits_for_admission: boolean };
    expect(await waits()).toMatchObject({ waits_for_admission: true });
    await test.send('POST', `${REGISTRATIONS}${uuid}/admit/`, { token: staff, body: { organization: alfa } });
    expect(await waits()).toMatchObject({ waits_for_admission: false });
  });

  it('is not admitted before its address is confirmed, or to an unknown organisation', async () => {
    const early = await register('te-vroeg', { verified: false });
    const admit = (uuid: string, organisation: string) =>
      test.send('POST', `${REGISTRATIONS}${uuid}/admit/`, {
        token: staff,
        body: { organization: organisation },
      });
    expect((await admit(early, alfa)).status).toBe(409);
    const verified = await register('nergens', { verified: true });
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect((await admit(verified, nowhere)).status).toBe(400);
    expect((await admit(nowhere, alfa)).status).toBe(404);
    expect(await registered('nergens')).toHaveLength(1);
  });

  it('is turned down, and the person cannot sign in any more', async () => {
    const uuid = await register('afgewezen', { verified: true });
    const { key } = (await logIn('afgewezen')).body as { key: string };
    const reject = () => test.send('POST', `${REGISTRATIONS}${uuid}/reject/`, { token: staff });
    expect((await reject()).status).toBe(204);
    expect((await test.send('GET', '/auth/user/', { token: key })).status).toBe(401);
    expect((await logIn('afgewezen')).status).toBe(400);
    expect((await reject()).status).toBe(404);
    const mail = test.mails.filter(({ to }) => to === 'afgewezen@voorbeeld.example').at(-1);
    expect(mail?.subject).toBe('Uw registratie bij Milieuspoor');
    expect(mail?.text).toContain('niet toegelaten');
    expect(mail?.html).toContain('niet toegelaten');
  });

  it('is turned down without a mail while its address may be somebody else’s', async () => {
    const uuid = await register('onbevestigd', { verified: false });
    const before = test.mails.length;
    expect((await test.send('POST', `${REGISTRATIONS}${uuid}/reject/`, { token: staff })).status).toBe(204);
    expect(test.mails).toHaveLength(before);
  });

  it('is turned down while the mail about it cannot be sent, and the mail leaves later', async () => {
    const uuid = await register('onbereikbaar', { verified: true });
    test.mailServer.refusing = 451;
    const answer = await test.send('POST', `${REGISTRATIONS}${uuid}/reject/`, { token: staff });
    test.mailServer.refusing = null;
    expect(answer.status).toBe(204);
    expect((await logIn('onbereikbaar')).status).toBe(400);
    const before = test.mails.length;
    test.clock.moment = new Date(test.clock.moment.getTime() + 30_000);
    await test.sendMails();
    expect(test.mails.slice(before).map(({ subject }) => subject)).toEqual([
      'Uw registratie bij Milieuspoor',
    ]);
  });
});
