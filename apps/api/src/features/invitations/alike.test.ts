import { addressOf } from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { allRoutes } from '../../app.ts';
import { getRow } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

interface World {
  readonly slug: string;
  readonly project: string;
  /** administers the organisation and invites */
  readonly inviter: { readonly accountId: string; readonly membership: string; readonly token: string };
  /** administers it too, and looks */
  readonly other: { readonly accountId: string; readonly token: string };
  readonly invitation: string;
}

let test: TestApp;
/** one world in which nobody has the invited address, and one in which somebody has */
let worlds: readonly World[];

let count = 0;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  count++;
  const elsewhere = await addOrganisation(test, `elders-${count}`);
  await addUser(test, { username: `gast-beta-${count}`, organisationIds: [elsewhere] });
  worlds = [await addWorld(`alfa-${count}`), await addWorld(`beta-${count}`)];
});

async function addWorld(slug: string): Promise<World> {
  const organisation = await addOrganisation(test, slug);
  const ofIt = { organisationIds: [organisation], administers: true };
  const inviter = await addUser(test, { username: `nodigt-${slug}`, ...ofIt });
  const other = await addUser(test, { username: `kijkt-${slug}`, ...ofIt });
  // Reads the mails to administrators.
  await addUser(test, { username: `leest-${slug}`, ...ofIt });
  const { id: membership } = await getRow<{ id: string }>(
    test.dependencies.database.queries,
    sql`SELECT id FROM membership WHERE account_id = ${inviter.accountId}`,
  );
  const project = await addProject(test, organisation);
  const answer = await test.send('POST', `/api/v1/organization/${slug}/members/`, {
    token: inviter.token,
    body: { email: `gast-${slug}@voorbeeld.example`, first_name: 'Ina' },
  });
  expect(answer.status).toBe(201);
  const { uuid: invitation } = answer.body as { uuid: string };
  return { slug, project, inviter: { ...inviter, membership }, other, invitation };
}

/**
 * Returns everything that an administrator of the organisation can read with these parameters, without what belongs to
 * one world only.
 */
async function allAnswers({ slug, project, other }: World, membership: string): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const { endpoint } of allRoutes(test.dependencies)) {
    if (endpoint.method !== 'GET') continue;
    const names = endpoint.path.match(/(?<=:)\w+/g) ?? [];
    const given: Record<string, string> = { org: slug, membership };
    const params = Object.fromEntries(names.map((name) => [name, given[name] ?? project]));
    const filters = { project__uuid: project, act: 'leave', from: '2026-01-01', until: '2026-12-31' };
    const taken = endpoint.query?.shape ?? {};
    const query = Object.fromEntries(Object.entries(filters).filter(([name]) => name in taken));
    const { status, body } = await test.send('GET', addressOf(endpoint, { params, query }), {
      token: other.token,
    });
    answers.set(endpoint.id, `${status} ${struckOut(body)}`);
  }
  return answers;
}

function struckOut(body: unknown): string {
  const struck = JSON.stringify(body ?? null)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
    .replaceAll(/(alfa|beta)-\d/g, 'hier');
  return JSON.stringify(sorted(JSON.parse(struck)));
}

/** Sorts lists: without names to sort by, ids decide their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(sorted).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sorted(each)]));
}

async function expectAlike(what: string, of: (world: World) => string = ({ inviter }) => inviter.membership) {
  const [without, having] = await Promise.all(worlds.map((world) => allAnswers(world, of(world))));
  expect(Object.fromEntries(having ?? []), what).toEqual(Object.fromEntries(without ?? []));
  return without ?? new Map<string, string>();
}

async function sendAll(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: (world: World) => string,
  body?: (world: World) => object,
): Promise<void> {
  for (const world of worlds) {
    const answer = await test.send(method, `/api/v1/organization/${world.slug}/members/${path(world)}`, {
      token: world.other.token,
      ...(body ? { body: body(world) } : {}),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  }
}

it('no answer to an administrator reveals whether an invited address has an account', async () => {
  const answers = await expectAlike('once invited');
  // The requests were answered, and mention the invitation where it is visible.
  expect([...answers.values()].filter((each) => each.startsWith('200')).length).toBeGreaterThan(20);
  expect(answers.get('listManagedMembers')).toContain('gast-hier@voorbeeld.example');
  expect(answers.get('listMemberHoldings')).toContain('"kind":"invitation","name":"Ina"');
  for (const list of ['listUsers', 'listOrganisationMembers']) {
    expect(answers.get(list)).toMatch(/^200 .*kijkt-hier/);
    expect(answers.get(list)).not.toContain('gast-hier');
  }
  await expectAlike('of the invitation itself', ({ invitation }) => invitation);

  await sendAll('POST', ({ invitation }) => `${invitation}/invitation/`);
  await expectAlike('sent again by another');
});

it.each([
  ['suspended', { active: false }, false],
  ['suspended, and another goes on', { active: false }, true],
  ['lowered', { administrator: false }, false],
])('and none does after the sender of the invitation is %s', async (_what, change, kept) => {
  await sendAll(
    'PATCH',
    ({ inviter }) => `${inviter.membership}/`,
    ({ invitation, other }) => ({
      ...change,
      ...(kept ? { keep: [{ uuid: invitation, holder: other.accountId }] } : {}),
    }),
  );
  const answers = await expectAlike('once it happened');
  expect(answers.get('listManagedMembers')?.includes('gast-hier')).toBe(kept);
  expect(answers.get('listMemberHoldings')).toContain('"holdings":[]');
  const mails = worlds.map(({ slug }) =>
    test.mails
      .filter(({ to }) => to === `leest-${slug}@voorbeeld.example`)
      .map(({ subject, text }) => struckOut([subject, text])),
  );
  expect(mails[0]).toEqual([expect.stringContaining('Ina')]);
  expect(mails[1]).toEqual(mails[0]);

  await sendAll(
    'POST',
    () => '',
    ({ slug }) => ({ email: `tweede-${slug}@voorbeeld.example` }),
  );
  await expectAlike('with another invitation after it');
});
