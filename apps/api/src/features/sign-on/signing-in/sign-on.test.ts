import type { HistoryEntry } from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import {
  addSignOn,
  begin,
  comeBack,
  finish,
  keyOf,
  type SignOnWorld,
  sentenceOf,
  signOn,
  startSignOnWorld,
  updateEmail,
} from '../../../testing/signing-in/sign-on-world.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { countProjectMembers, insertProjectMember } from '../../projects/members/project-members.queries.ts';

let world: SignOnWorld;
beforeAll(async () => {
  world = await startSignOnWorld();
}, 60_000);
afterAll(() => world.close());
beforeEach(() => {
  world.test.clock.moment = new Date();
  world.provider.tamper = null;
  world.provider.foreignKey = false;
  world.provider.trouble = null;
});

let people = 0;
/** Makes a member of a new organisation with single sign-on, who is known at the provider as well. */
async function member(changes: object = {}) {
  const { test } = world;
  const organisation = await addSignOn(world, changes);
  people += 1;
  const email = `lid-${people}@${organisation.domain}`;
  const user = await addUser(test, { username: `lid-sso-${people}`, organisationIds: [organisation.id] });
  await updateEmail(test, user.accountId, email);
  return { organisation, email, ...user, person: { subject: `persoon-${people}`, email } };
}

/** Returns the history of what an account did or had done to it, out of an answer with the newest of everybody. */
const about = (accountId: string, body: unknown) =>
  (body as { results: HistoryEntry[] }).results.filter(
    ({ subject, user }) => subject === accountId || user === accountId,
  );

describe('a member who signs in at the provider of their organisation', () => {
  it('signs in as themselves, by a code with PKCE, state and nonce, and arrives at the requested page', async () => {
    const { test, provider } = world;
    const { email, person, organisation } = await member();
    provider.person = person;
    const { url, cookies } = await begin(test, email, { back: '/o/a/dashboard' });
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      login_hint: email,
      scope: 'openid email profile',
    });
    const back = await provider.visit(url);
    const { answer, place, ticket } = await comeBack(test, back, cookies);
    expect(answer.status).toBe(303);
    // The ticket is after the #, which is not sent to a server, and opens nothing by itself.
    expect(place.href).toBe(`http://localhost:8000/#/login?terug=%2Fo%2Fa%2Fdashboard&aanmelding=${ticket}`);
    const key = keyOf(await finish(test, ticket, cookies));
    const me = await test.send('GET', '/auth/user/', { token: key });
    expect(me.body).toMatchObject({ email, is_staff: false });
    const sessions = await test.send('GET', '/api/v1/sessions/', { token: key });
    expect(sessions.body).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ current: true, signed_on_at: `Organisatie ${organisation.slug}` }),
      ]),
    });
  });

  it('is found by their id at the provider, whatever happens to addresses on either side', async () => {
    const { test } = world;
    const { email, person, accountId, organisation } = await member();
    keyOf(await signOn(world, person));
    await updateEmail(test, accountId, `anders@${organisation.domain}`);
    const moved = { ...person, email: 'heel-anders@elders.example', emailVerified: false };
    const me = await test.send('GET', '/auth/user/', { token: keyOf(await signOn(world, moved, email)) });
    expect(me.body).toMatchObject({ uuid: accountId, email: `anders@${organisation.domain}` });
  });

  it('gets one mail that the account was linked, which is also in the history', async () => {
    const { test, staff } = world;
    const { person, email, accountId } = await member();
    const before = test.mails.length;
    keyOf(await signOn(world, person));
    keyOf(await signOn(world, person));
    expect(test.mails.slice(before).map(({ subject, to }) => [subject, to])).toEqual([
      ['Uw account voor Milieuspoor is gekoppeld aan uw organisatie', email],
    ]);
    const { body } = await test.send('GET', '/api/v1/admin/history/?page_size=100', { token: staff });
    expect(JSON.stringify(about(accountId, body))).toContain('signOnLinked');
  });

  it('needs no invitation any more after signing in, and its link no longer works', async () => {
    const { test, staff } = world;
    const organisation = await addSignOn(world);
    const email = `genodigd@${organisation.domain}`;
    const invited = await test.send('POST', '/api/v1/admin/users/', {
      token: staff,
      body: { email, organizations: [organisation.id] },
    });
    const { uuid } = invited.body as { uuid: string };
    keyOf(await signOn(world, { subject: 'genodigd', email }));
    const user = await test.send('GET', `/api/v1/admin/users/${uuid}/`, { token: staff });
    expect(user.body).toMatchObject({ state: 'active' });
    const link = /uitnodiging\/([\w-]+)/.exec(
      test.mails.find(({ to }) => to.includes(email))?.text ?? '',
    )?.[1];
    expect(link).toBeTruthy();
    const opened = await test.send('POST', '/api/v1/invitation/', { body: { token: link } });
    expect(opened.status).toBe(400);
  });

  it('has a session for a working day', async () => {
    const { test } = world;
    const { person } = await member();
    const token = keyOf(await signOn(world, person));
    const after = (hours: number) => {
      test.clock.moment = new Date(Date.now() + hours * 3_600_000);
      return test.send('GET', '/auth/user/', { token });
    };
    expect((await after(11.9)).status).toBe(200);
    expect((await after(12.1)).status).toBe(401);
  });
});

describe('an answer of a provider', () => {
  const UNPROVEN = /kon niet worden gecontroleerd/;
  const CHANGED: readonly [string, RegExp, (claims: Record<string, unknown>) => Record<string, unknown>][] = [
    ['with another nonce', UNPROVEN, (claims) => ({ ...claims, nonce: 'een-andere' })],
    ['without a nonce', UNPROVEN, ({ nonce: _nonce, ...claims }) => claims],
    ['of another issuer', UNPROVEN, (claims) => ({ ...claims, iss: 'https://elders.example' })],
    ['for another application', UNPROVEN, (claims) => ({ ...claims, aud: 'een-andere' })],
    [
      'that is over',
      /klokken lopen niet gelijk/,
      (claims) => ({ ...claims, exp: Number(claims.iat) - 3600 }),
    ],
    ['without an end', UNPROVEN, ({ exp: _exp, ...claims }) => claims],
    ['about nobody', UNPROVEN, ({ sub: _sub, ...claims }) => claims],
  ];
  it.each(CHANGED)('%s is refused', async (_what, sentence, tamper) => {
    const { person } = await member();
    world.provider.tamper = tamper;
    expect(sentenceOf(await signOn(world, person))).toMatch(sentence);
  });

  it('signed with another key is refused', async () => {
    const { person } = await member();
    world.provider.foreignKey = true;
    expect(sentenceOf(await signOn(world, person))).toMatch(UNPROVEN);
  });

  it('is too late when our clock is ahead of its own', async () => {
    const { test, provider } = world;
    const { person, email } = await member();
    provider.person = person;
    const { url, cookies } = await begin(test, email);
    const back = await provider.visit(url);
    test.clock.moment = new Date(Date.now() + 14 * 60_000);
    const { ticket } = await comeBack(test, back, cookies);
    expect(sentenceOf(await finish(test, ticket, cookies))).toMatch(/klokken lopen niet gelijk/);
  });

  it('with a code of somebody else does not match the verifier', async () => {
    const { test, provider } = world;
    const { person, email } = await member();
    provider.person = person;
    const mine = await begin(test, email);
    const theirs = await begin(test, email, { cookies: mine.cookies });
    const back = await provider.visit(mine.url);
    const stolen = (await provider.visit(theirs.url)).searchParams.get('code') ?? '';
    back.searchParams.set('code', stolen);
    const { ticket } = await comeBack(test, back, mine.cookies);
    expect(sentenceOf(await finish(test, ticket, mine.cookies))).toMatch(/is niet gelukt/);
  });

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
  ])('with %s leads nowhere', async (_what, change) => {
    const { test, provider } = world;
    const { person, email } = await member();
    provider.person = person;
    const { url, cookies } = await begin(test, email);
    const back = await provider.visit(url);
    change(back);
    const { answer, ticket } = await comeBack(test, back, cookies);
    expect(answer.status).toBe(303);
    expect(sentenceOf(await finish(test, ticket, cookies))).toMatch(/niet afgemaakt/);
  });

  it('that names another issuer in the address is refused', async () => {
    const { test, provider } = world;
    const { person, email } = await member();
    provider.person = person;
    const { url, cookies } = await begin(test, email);
    const back = await provider.visit(url);
    back.searchParams.set('iss', 'https://elders.example');
    const { ticket } = await comeBack(test, back, cookies);
    expect(sentenceOf(await finish(test, ticket, cookies))).toMatch(UNPROVEN);
  });

  it('works once, in the browser that started, for a quarter of an hour', async () => {
    const { test, provider } = world;
    const { person, email } = await member();
    provider.person = person;
    const { url, cookies } = await begin(test, email);
    const back = await provider.visit(url);
    const elsewhere = await comeBack(test, back, (await begin(test, email)).cookies);
    expect(elsewhere.ticket).toBe('none');
    expect((await comeBack(test, back, {})).ticket).toBe('none');
    const { ticket } = await comeBack(test, back, cookies);
    expect((await comeBack(test, back, cookies)).ticket).toBe('none');
    // The ticket has expired too.
    expect(sentenceOf(await finish(test, ticket, {}))).toMatch(/niet afgemaakt/);
    expect(sentenceOf(await finish(test, ticket, { ...cookies, sign_on_browser: 'y'.repeat(43) }))).toMatch(
      /niet afgemaakt/,
    );
    keyOf(await finish(test, ticket, cookies));
    expect(sentenceOf(await finish(test, ticket, cookies))).toMatch(/niet afgemaakt/);

    const late = await begin(test, email);
    const lateBack = await provider.visit(late.url);
    test.clock.moment = new Date(Date.now() + 16 * 60_000);
    expect((await comeBack(test, lateBack, late.cookies)).ticket).toBe('none');
  });

  it('opens one session, also when it is sent twice at once', async () => {
    const { test, provider } = world;
    const { person, email } = await member();
    provider.person = person;
    const { url, cookies } = await begin(test, email);
    const { ticket } = await comeBack(test, await provider.visit(url), cookies);
    const answers = await Promise.all([1, 2, 3].map(() => finish(test, ticket, cookies)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('must be fetched within five minutes', async () => {
    const { test, provider } = world;
    const { person, email } = await member();
    provider.person = person;
    const { url, cookies } = await begin(test, email);
    const { ticket } = await comeBack(test, await provider.visit(url), cookies);
    test.clock.moment = new Date(Date.now() + 6 * 60_000);
    expect(sentenceOf(await finish(test, ticket, cookies))).toMatch(/niet afgemaakt/);
  });

  it('that refuses somebody leads to a sentence about that', async () => {
    const { test, provider } = world;
    const { email } = await member();
    provider.person = null;
    const { url, cookies } = await begin(test, email);
    const { ticket } = await comeBack(test, await provider.visit(url), cookies);
    expect(sentenceOf(await finish(test, ticket, cookies))).toMatch(
      /niet toegelaten, of u hebt het inloggen/,
    );
  });

  it('is not waited for when the provider is away, and staff can see that', async () => {
    const { test, provider, staff } = world;
    const { person, email, organisation } = await member();
    provider.trouble = (_request, response) => {
      response.destroy();
      return true;
    };
    const refused = await test.send('POST', '/api/v1/auth/oidc/begin/', { body: { email } });
    expect(refused).toMatchObject({
      status: 503,
      body: { detail: expect.stringMatching(/nu niet bereikbaar/) },
    });
    const { body } = await test.send('GET', organisation.path, { token: staff });
    expect(body).toMatchObject({ last_failure: { message: expect.stringMatching(/niet bereikbaar/) } });

    provider.trouble = null;
    provider.person = person;
    const { url, cookies } = await begin(test, email);
    const back = await provider.visit(url);
    provider.trouble = (request, response) => {
      if (!request.url?.startsWith('/token')) return false;
      response.writeHead(503).end();
      return true;
    };
    const { ticket } = await comeBack(test, back, cookies);
    expect(sentenceOf(await finish(test, ticket, cookies))).toMatch(/werkt nu niet|niet bereikbaar/);
    provider.trouble = null;
    keyOf(await signOn(world, person));
    expect((await test.send('GET', organisation.path, { token: staff })).body).toMatchObject({
      last_failure: null,
    });
  });

  it('is refused when the settings changed meanwhile', async () => {
    const { test, provider, staff } = world;
    const { person, email, organisation } = await member();
    provider.person = person;
    const { url, cookies } = await begin(test, email);
    const back = await provider.visit(url);
    await test.send('PATCH', organisation.path, { token: staff, body: { compulsory: true } });
    const { ticket } = await comeBack(test, back, cookies);
    expect(sentenceOf(await finish(test, ticket, cookies))).toMatch(/zojuist gewijzigd/);
  });
});

describe('a person who may not sign in', () => {
  it('has an address that the provider has not confirmed', async () => {
    const { person } = await member();
    expect(sentenceOf(await signOn(world, { ...person, emailVerified: false }))).toMatch(/niet bevestigd/);
  });

  it('has no address in the answer', async () => {
    const { email } = await member();
    expect(sentenceOf(await signOn(world, { subject: 'zonder-adres' }, email))).toMatch(
      /geen geldig e-mailadres/,
    );
  });

  it('has an address in the domain of another organisation, or in none', async () => {
    const one = await member();
    const other = await member();
    for (const email of [other.email, 'iemand@nergens.example']) {
      const answer = await signOn(world, { subject: `vreemd-${email}`, email }, one.email);
      expect(sentenceOf(answer)).toMatch(/hoort daar niet bij/);
    }
  });

  it('is only a member of another organisation, though their address is in the domain', async () => {
    const { test } = world;
    const one = await member({ admits: 'member' });
    const other = await member();
    const email = `gast@${one.organisation.domain}`;
    await updateEmail(test, other.accountId, email);
    expect(sentenceOf(await signOn(world, { subject: 'gast', email }))).toMatch(
      /hoort niet of niet meer bij/,
    );
  });

  it('is staff of Milieuspoor, also when they are a member', async () => {
    const { test } = world;
    const { organisation } = await member();
    const user = await addUser(test, {
      username: 'medewerker-lid',
      organisationIds: [organisation.id],
      isStaff: true,
    });
    const email = `medewerker@${organisation.domain}`;
    await updateEmail(test, user.accountId, email);
    expect(sentenceOf(await signOn(world, { subject: 'medewerker', email }))).toMatch(/eigen wachtwoord/);
  });

  it('is a member who was linked and became staff, was closed, or left', async () => {
    const { test, staff } = world;
    const { person, accountId } = await member();
    keyOf(await signOn(world, person));
    const path = `/api/v1/admin/users/${accountId}/`;
    const change = (body: object) => test.send('PATCH', path, { token: staff, body });
    await change({ is_staff: true });
    expect(sentenceOf(await signOn(world, person))).toMatch(/eigen wachtwoord/);
    await change({ is_staff: false, active: false });
    expect(sentenceOf(await signOn(world, person))).toMatch(/is gesloten/);
    await change({ active: true });
    keyOf(await signOn(world, person));
    const { body } = await test.send('GET', path, { token: staff });
    const [membership] = (body as { memberships: { uuid: string }[] }).memberships;
    await test.send('PATCH', `/api/v1/admin/memberships/${membership?.uuid}/`, {
      token: staff,
      body: { active: false },
    });
    expect(sentenceOf(await signOn(world, person))).toMatch(/hoort niet of niet meer bij/);
  });

  it('is a member who left between the provider and us', async () => {
    const { test, provider, staff } = world;
    const { person, email, accountId } = await member();
    provider.person = person;
    const { url, cookies } = await begin(test, email);
    const { ticket } = await comeBack(test, await provider.visit(url), cookies);
    await test.send('PATCH', `/api/v1/admin/users/${accountId}/`, { token: staff, body: { active: false } });
    expect(sentenceOf(await finish(test, ticket, cookies))).toMatch(/hoort niet of niet meer bij/);
  });

  it('got the address of a colleague who is linked', async () => {
    const { person } = await member();
    keyOf(await signOn(world, person));
    expect(sentenceOf(await signOn(world, { ...person, subject: 'een-opvolger' }))).toMatch(
      /gekoppeld aan iemand anders/,
    );
  });

  it('is somebody else at another organisation with the same provider', async () => {
    const one = await member();
    const other = await member();
    keyOf(await signOn(world, one.person));
    const answer = await signOn(world, { ...one.person, email: other.email }, other.email);
    // The address is that of a member there, so they sign in as that member, and never as the account that has this
    // subject elsewhere.
    const me = await world.test.send('GET', '/auth/user/', { token: keyOf(answer) });
    expect(me.body).toMatchObject({ uuid: other.accountId });
  });
});

describe('a new person', () => {
  it('is not admitted by default', async () => {
    const { organisation } = await member();
    const email = `nieuw@${organisation.domain}`;
    expect(sentenceOf(await signOn(world, { subject: 'nieuw', email }))).toMatch(/nog geen account/);
  });

  it.each([
    ['a name and another address before it', (own: string) => `Beheer <evil@evil.example> ${own}`],
    ['another address before it', (own: string) => `evil@evil.example,${own}`],
    ['a name around it', (own: string) => `"evil@evil.example" <${own}>`],
    ['a line end in it', (own: string) => `evil@evil.example\r\n${own}`],
    ['a NUL in it', (own: string) => `\0${own}`],
    ['more characters than an address has', (own: string) => `${'a'.repeat(300)}${own}`],
  ])('is not admitted by an address with %s', async (_what, write) => {
    const { test } = world;
    const organisation = await addSignOn(world, { admits: 'viewer' });
    const own = `nieuw-adres@${organisation.domain}`;
    const mails = test.mails.length;
    const answer = await signOn(world, { subject: 'vals-adres', email: write(own) }, own);
    expect(sentenceOf(answer)).toMatch(/geen geldig e-mailadres/);
    expect(test.mails.length).toBe(mails);
    keyOf(await signOn(world, { subject: 'vals-adres', email: ` ${own} ` }, own));
  });

  it('is not admitted by a subject with a NUL', async () => {
    const organisation = await addSignOn(world, { admits: 'viewer' });
    const email = `nul@${organisation.domain}`;
    const answer = await signOn(world, { subject: 'nul\0teken', email });
    expect(sentenceOf(answer)).toMatch(/kon niet worden gecontroleerd/);
  });

  it('is admitted at once where that is set, with the chosen dashboard', async () => {
    const { test, staff } = world;
    const { organisation } = await member({ admits: 'viewer' });
    const email = `Nieuw.Iemand@${organisation.domain}`;
    const key = keyOf(
      await signOn(world, { subject: 'nieuw-2', email, firstName: 'Noor', lastName: 'Nieuw' }),
    );
    const me = await test.send('GET', '/auth/user/', { token: key });
    expect(me.body).toMatchObject({
      ...{ email, username: email, first_name: 'Noor', last_name: 'Nieuw', dashboard_type: 'viewer' },
      ...{ is_staff: false, waits_for_admission: false },
    });
    const { uuid } = me.body as { uuid: string };
    const user = await test.send('GET', `/api/v1/admin/users/${uuid}/`, { token: staff });
    expect(user.body).toMatchObject({ memberships: [{ active: true }], state: 'active' });
    const own = await test.send('GET', '/api/v1/organization/', { token: key });
    expect((own.body as { results: { slug: string }[] }).results.map(({ slug }) => slug)).toEqual([
      organisation.slug,
    ]);
  });

  it('takes over a waiting registration, without the password that it set', async () => {
    const { test } = world;
    const { organisation } = await member({ admits: 'member' });
    const email = `wacht@${organisation.domain}`;
    const password = 'groene sluizen bij avond';
    const registered = await test.send('POST', '/registration/', {
      body: { email, password1: password, password2: password },
    });
    expect(registered.status).toBeLessThan(300);
    const key = keyOf(await signOn(world, { subject: 'wacht', email }));
    const me = await test.send('GET', '/auth/user/', { token: key });
    expect(me.body).toMatchObject({ email, waits_for_admission: false, dashboard_type: 'member' });
    const byPassword = await test.send('POST', '/dj-rest-auth/login/', {
      body: { username: email, password },
    });
    expect(sentenceOf(byPassword)).toMatch(/klopt niet/);
  });

  it('is admitted as if nobody had invited them elsewhere', async () => {
    const { test, staff } = world;
    const { organisation } = await member({ admits: 'viewer' });
    const elsewhere = await addOrganisation(test, 'nodigt-vreemden-uit');
    const email = `elders-genodigd@${organisation.domain}`;
    const body = { email, first_name: 'Anders', dashboard_type: 'expert', administrator: true };
    const invited = await test.send('POST', '/api/v1/admin/users/', {
      token: staff,
      body: { ...body, organizations: [elsewhere] },
    });
    expect(invited.status).toBe(201);
    const { uuid } = invited.body as { uuid: string };
    const { queries } = test.dependencies.database;
    const project = { id: await addProject(test, elsewhere), organisationId: elsewhere };
    await insertProjectMember(queries, project, { accountId: uuid, experience: '', now: new Date() });
    await test.sendMails();
    const link = /uitnodiging\/([\w-]+)/.exec(
      test.mails.find(({ to }) => to.includes(email))?.text ?? '',
    )?.[1];
    expect(link).toBeTruthy();
    const key = keyOf(await signOn(world, { subject: 'elders', email, firstName: 'Eva', lastName: 'Eigen' }));
    const me = await test.send('GET', '/auth/user/', { token: key });
    expect(me.body).toMatchObject({
      ...{ email, first_name: 'Eva', last_name: 'Eigen', dashboard_type: 'viewer', administers: [] },
    });
    expect(await countProjectMembers(queries, project)).toBe(0);
    const user = await test.send('GET', `/api/v1/admin/users/${uuid}/`, { token: staff });
    expect(user.body).toMatchObject({ state: 'active', memberships: [{ organization: organisation.slug }] });
    expect((user.body as { memberships: object[] }).memberships).toHaveLength(1);
    expect((await test.send('POST', '/api/v1/invitation/', { body: { token: link } })).status).toBe(400);
    const { body: history } = await test.send('GET', '/api/v1/admin/history/?page_size=100', {
      token: staff,
    });
    expect(JSON.stringify(about(uuid, history))).toContain('invitationWithdrawn');
  });

  it('stays invited elsewhere where nobody is admitted at once, and so does invited staff', async () => {
    const { test, staff } = world;
    const closed = await member();
    const open = await member({ admits: 'member' });
    const elsewhere = await addOrganisation(test, 'nodigt-ook-uit');
    for (const [organisation, is_staff, sentence] of [
      [closed.organisation, false, /hoort niet of niet meer bij/],
      [open.organisation, true, /Medewerkers van Milieuspoor/],
    ] as const) {
      const email = `blijft-genodigd@${organisation.domain}`;
      const invited = await test.send('POST', '/api/v1/admin/users/', {
        token: staff,
        body: { email, organizations: [elsewhere], is_staff },
      });
      expect(sentenceOf(await signOn(world, { subject: email, email }))).toMatch(sentence);
      const { uuid } = invited.body as { uuid: string };
      const user = await test.send('GET', `/api/v1/admin/users/${uuid}/`, { token: staff });
      expect(user.body).toMatchObject({
        state: 'invited',
        memberships: [{ organization: 'nodigt-ook-uit' }],
      });
    }
  });

  it('waits as before where nobody is admitted at once', async () => {
    const { test } = world;
    const { organisation } = await member();
    const email = `wacht@${organisation.domain}`;
    await test.send('POST', '/registration/', {
      body: { email, password1: 'groene sluizen bij avond', password2: 'groene sluizen bij avond' },
    });
    expect(sentenceOf(await signOn(world, { subject: 'wacht-2', email }))).toMatch(/nog niet behandeld/);
  });
});

describe('a fault of ours on the way back', () => {
  it('leads to the login screen, which states it with the id of the request', async () => {
    const { test, provider } = world;
    const { email, person, organisation } = await member();
    provider.person = person;
    const { url, cookies } = await begin(test, email);
    const back = await provider.visit(url);
    // With another key of the installation the sealed value cannot be opened.
    await test.dependencies.database.queries.execute(
      sql`UPDATE sign_on SET client_secret = decode('00', 'hex') WHERE organisation_id = ${organisation.id}`,
    );
    const { answer, place, ticket } = await comeBack(test, back, cookies);
    expect(answer.status).toBe(303);
    expect(place.href).toBe(`http://localhost:8000/#/login?aanmelding=${ticket}`);
    expect(ticket).toBe(`fault-${answer.headers['x-request-id']}`);
    const finished = await finish(test, ticket, cookies);
    expect(sentenceOf(finished)).toBe(
      `Door een storing bij Milieuspoor is het inloggen niet gelukt. Log over een paar minuten opnieuw in. Blijft het misgaan, geef dan nummer ${answer.headers['x-request-id']} door aan een medewerker van Milieuspoor.`,
    );
  });

  it.each(['fault-', 'fault-0123456789a', 'fault-bel 06 12', 'xfault-0123456789'])(
    'repeats no text that somebody else wrote in an address: %s',
    async (ticket) => {
      const { body } = await finish(world.test, ticket, {});
      expect(JSON.stringify(body)).not.toContain('storing');
    },
  );
});

describe('a person whom staff unlink', () => {
  const links = async (accountId: string) =>
    (
      (await world.test.send('GET', `/api/v1/admin/users/${accountId}/`, { token: world.staff })).body as {
        sign_on_links: { organization: string; organization_name: string }[];
      }
    ).sign_on_links;
  const unlink = (accountId: string, organisationId: string, token: string) =>
    world.test.send('DELETE', `/api/v1/admin/users/${accountId}/sign-on/${organisationId}/`, { token });

  it('is signed out, gets a mail, is in the history, and is linked again by their identity at that time', async () => {
    const { test, staff } = world;
    const { person, email, accountId, organisation, token } = await member();
    const key = keyOf(await signOn(world, person));
    const name = `Organisatie ${organisation.slug}`;
    expect(await links(accountId)).toMatchObject([
      { organization: organisation.id, organization_name: name },
    ]);
    const elsewhere = { subject: `${person.subject}-nieuw`, email };
    expect(sentenceOf(await signOn(world, elsewhere))).toMatch(/al gekoppeld aan iemand anders/);
    const before = test.mails.length;
    expect((await unlink(accountId, organisation.id, staff)).status).toBe(204);
    expect(await links(accountId)).toEqual([]);
    expect((await test.send('GET', '/auth/user/', { token: key })).status).toBe(401);
    // The session that they opened with their password stays.
    expect((await test.send('GET', '/auth/user/', { token })).status).toBe(200);
    expect(test.mails.slice(before).map(({ subject, to }) => [subject, to])).toEqual([
      ['Uw account voor Milieuspoor is niet meer gekoppeld aan uw organisatie', email],
    ]);
    const { body } = await test.send('GET', `/api/v1/admin/history/?subject=account&page_size=100`, {
      token: staff,
    });
    expect((body as { results: { subject: string }[] }).results[0]).toMatchObject({
      subject: accountId,
      changes: { signOnLinked: { from: name, to: null } },
    });
    keyOf(await signOn(world, elsewhere));
    expect(await links(accountId)).toHaveLength(1);
    expect((await unlink(accountId, organisation.id, staff)).status).toBe(204);
    expect((await unlink(accountId, organisation.id, staff)).status).toBe(404);
  });

  it('cannot sign in with an earlier answer of the provider', async () => {
    const { test, provider, staff } = world;
    const { person, email, accountId, organisation } = await member();
    keyOf(await signOn(world, person));
    provider.person = person;
    const { url, cookies } = await begin(test, email);
    const { ticket } = await comeBack(test, await provider.visit(url), cookies);
    expect((await unlink(accountId, organisation.id, staff)).status).toBe(204);
    expect((await finish(test, ticket, cookies)).status).toBe(400);
  });

  it('is the only one: colleagues stay linked, and so do the person’s links at other organisations', async () => {
    const { staff } = world;
    const one = await member();
    keyOf(await signOn(world, one.person));
    const colleague = await addUser(world.test, {
      username: `collega-${people}`,
      organisationIds: [one.organisation.id],
    });
    const email = `collega@${one.organisation.domain}`;
    await updateEmail(world.test, colleague.accountId, email);
    const key = keyOf(await signOn(world, { subject: `collega-${people}`, email }));
    const other = await member();
    expect((await unlink(one.accountId, other.organisation.id, staff)).status).toBe(404);
    expect((await unlink(one.accountId, one.organisation.id, staff)).status).toBe(204);
    expect(await links(colleague.accountId)).toHaveLength(1);
    expect((await world.test.send('GET', '/auth/user/', { token: key })).status).toBe(200);
  });

  it('is unlinked by staff only', async () => {
    const { test } = world;
    const { person, accountId, organisation, token } = await member();
    keyOf(await signOn(world, person));
    const chef = await addUser(test, {
      username: `chef-sso-${people}`,
      organisationIds: [organisation.id],
      administers: true,
    });
    for (const each of [token, chef.token])
      expect((await unlink(accountId, organisation.id, each)).status).toBe(403);
    expect(await links(accountId)).toHaveLength(1);
  });
});
