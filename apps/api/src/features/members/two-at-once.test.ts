import { afterAll, beforeAll, expect, it } from 'vitest';
import { TIME_BOUNDS } from '../../database/away/time-bounds.ts';
import { type AppOnCluster, startAppOnCluster } from '../../testing/faults/app-on-cluster.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

// This needs a server of its own: the embedded database runs one transaction after the other anyway.
let on: AppOnCluster;

beforeAll(async () => {
  on = await startAppOnCluster(TIME_BOUNDS);
});
afterAll(() => on.close());

interface Member {
  readonly uuid: string;
  readonly administrator: boolean;
  readonly user: { readonly email: string };
}

it('when the only two administrators give up the role at the same moment, one of them stays, every time', async () => {
  for (let round = 0; round < 8; round++) {
    const slug = `ronde-${round}`;
    const organisation = await addOrganisation(on.test, slug);
    const path = `/api/v1/organization/${slug}/members/`;
    const names = [`een-${round}`, `twee-${round}`];
    const chiefs = [];
    for (const username of names)
      chiefs.push(await addUser(on.test, { username, organisationIds: [organisation], administers: true }));
    const [first] = chiefs;
    const list = async () =>
      ((await on.test.send('GET', path, { token: first?.token ?? '' })).body as { results: Member[] })
        .results;
    const members = await list();
    const statuses = await Promise.all(
      chiefs.map(({ token }, place) => {
        const own = members.find(({ user }) => user.email.startsWith(names[place] ?? ''));
        return on.test.send('PATCH', `${path}${own?.uuid}/`, { token, body: { administrator: false } });
      }),
    );
    // The loser may find out before or after the other change was stored.
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});
