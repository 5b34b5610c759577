import type { Holding, Leaving } from '@milieuspoor/contract';
import { listRows } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { addBidder } from './bids.ts';
import { blackPng, dataUrlOf } from './files/chart-picture.ts';
import type { Answer, TestApp } from './test-app.ts';
import { addApiKey, addOrganisation, addProject, addUser } from './world.ts';

export interface Person {
  readonly accountId: string;
  readonly token: string;
}

/** An organisation with a person who is about to leave and who holds one thing of every kind. */
export interface LeavingWorld {
  readonly slug: string;
  readonly organisation: string;
  /** administers the organisation, and remains */
  readonly chief: Person;
  /** administers it too, and leaves */
  readonly leaver: Person;
  readonly membership: string;
  readonly member: Person;
  readonly viewer: Person;
  readonly tender: string;
  readonly lockedProject: string;
  readonly held: {
    readonly key: string;
    readonly keyId: string;
    readonly webhook: string;
    readonly invited: string;
    readonly chart: { readonly uuid: string; readonly url: string };
    readonly projectChart: { readonly uuid: string; readonly url: string };
    readonly bid: string;
    readonly feed: string;
  };
}

let worlds = 0;

/** Makes such an organisation; its people are named after its number. */
export async function addLeavingWorld(
  test: TestApp,
  staff: Person,
  webhookUrl = 'https://ontvanger.example.com/geheim-pad',
): Promise<LeavingWorld> {
  const slug = `vertrek-${++worlds}`;
  const organisation = await addOrganisation(test, slug);
  const add = async (name: string, more: object) => {
    const person = await addUser(test, {
      username: `${name}-${worlds}`,
      organisationIds: [organisation],
      ...more,
    });
    await test.dependencies.database.queries.execute(sql`
      UPDATE account SET first_name = ${name}, last_name = 'Bos' WHERE id = ${person.accountId}`);
    return person;
  };
  const chief = await add('Chef', { administers: true });
  const leaver = await add('Vera', { administers: true });
  const member = await add('Lid', {});
  const viewer = await add('Kijker', { dashboardType: 'viewer' });
  const post = async (path: string, body: object, as = leaver) => {
    const answer = await test.send('POST', path, { token: as.token, body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const own = `/api/v1/organization/${slug}`;
  const { key, id: keyId } = await addApiKey(test, { slug, token: leaver.token, name: 'GIS' });
  const webhook = (await post(`${own}/webhooks/`, { url: webhookUrl, events: ['project.awarded'] })) as {
    webhook: { uuid: string };
  };
  const invited = (await post(`${own}/members/`, {
    email: `nieuw-${worlds}@voorbeeld.example`,
    first_name: 'Nora',
  })) as {
    uuid: string;
  };
  const picture = { image: dataUrlOf(blackPng(120, 60)) };
  const lockedProject = await addProject(test, organisation, { name: 'Brug' });
  const chart = (await post(`${own}/save-chart/`, { ...picture, title: 'MKI per jaar' })) as Saved;
  const projectChart = (await post(`/api/v1/project/${lockedProject}/save-chart/`, {
    ...picture,
    title: 'MKI van de brug',
  })) as Saved;
  await post(`/api/v1/project/${lockedProject}/lock/`, { reason: 'Controle' }, staff);
  await post(`/api/v1/project/${lockedProject}/unlock-request/`, { reason: 'Een tikfout' });
  const tender = await addProject(test, organisation, { name: 'Aanbesteding', awardCriteria: true });
  await test.dependencies.database.queries.execute(
    sql`UPDATE project SET seals_bids = true WHERE id = ${tender}`,
  );
  const bid = await addBidder(test.dependencies.database.queries, tender, {
    name: 'Bouw bv',
    enteredBy: leaver.accountId,
  });
  const feed = (await post('/api/v1/calendar-feed/', {})) as { url: string };
  const [row] = await listRows<{ id: string }>(
    test.dependencies.database.queries,
    sql`SELECT id FROM membership WHERE account_id = ${leaver.accountId} AND organisation_id = ${organisation}`,
  );
  return {
    ...{
      slug,
      organisation,
      chief,
      leaver,
      member,
      viewer,
      tender,
      lockedProject,
      membership: row?.id ?? '',
    },
    held: {
      ...{ key, keyId, webhook: webhook.webhook.uuid, invited: invited.uuid, chart, projectChart, bid },
      feed: new URL(feed.url, 'http://localhost').pathname,
    },
  };
}

interface Saved {
  readonly uuid: string;
  readonly url: string;
}

/** Returns what an answer about holdings lists, in the form of the action's body. */
export function shownOf({ holdings }: Leaving): { holdings: Pick<Holding, 'uuid' | 'kind' | 'name'>[] } {
  return { holdings: holdings.map(({ uuid, kind, name }) => ({ uuid, kind, name })) };
}

/** Tells for each thing whether it still works for its users. */
export async function whatWorks(test: TestApp, { held, slug, chief, lockedProject }: LeavingWorld) {
  const status = async (answer: Promise<Answer>) => (await answer).status;
  const { body } = await test.send('GET', `/api/v1/organization/${slug}/webhooks/`, { token: chief.token });
  const members = await test.send('GET', `/api/v1/organization/${slug}/members/`, { token: chief.token });
  const closure = await test.send('GET', `/api/v1/project/${lockedProject}/closure/`, { token: chief.token });
  return {
    key: await status(test.send('GET', '/api/v1/project/', { apiKey: held.key })),
    webhooks: (body as { results: { uuid: string }[] }).results.map(({ uuid }) => uuid),
    chart: await status(test.send('GET', held.chart.url)),
    projectChart: await status(test.send('GET', held.projectChart.url)),
    invited: (members.body as { results: { uuid: string }[] }).results.some(
      ({ uuid }) => uuid === held.invited,
    ),
    request: (closure.body as { request: unknown }).request !== null,
    feed: await status(test.send('GET', held.feed)),
  };
}
