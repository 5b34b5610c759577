import { randomUUID } from 'node:crypto';
import { type APIResponse, expect, request } from '@playwright/test';
import { openApiSession } from './api-session.ts';
import { MUNICIPALITY, origin } from './installations.ts';
import { placeMailedTo } from './mailbox.ts';

export interface NewMember {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

interface Organisation {
  readonly uuid: string;
  readonly slug: string;
}

/** Somebody of their own for a journey that changes a password: invited by staff, and in by the mailed link. */
export async function addMember(): Promise<NewMember> {
  const staff = await openApiSession('medewerker');
  const context = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: {
      Authorization: `Token ${staff.token}`,
      'X-CSRFToken': staff.csrfToken,
      Cookie: `csrftoken=${staff.csrfToken}`,
    },
  });
  const email = `${randomUUID()}@reis.example`;
  const password = 'drie blauwe kranen in de mist';
  const { results } = await answer<{ results: Organisation[] }>(await context.get('/api/v1/organization/'));
  const organizations = results.filter(({ slug }) => slug === MUNICIPALITY).map(({ uuid }) => uuid);
  await answer(await context.post('/api/v1/admin/users/', { data: { email, organizations } }));
  const token = (await placeMailedTo(email)).split('/').at(-1);
  const { username } = await answer<{ username: string }>(
    await context.post('/api/v1/invitation/accept/', { data: { token, password } }),
  );
  await context.dispose();
  await staff.close();
  return { username, email, password };
}

async function answer<Body>(response: APIResponse): Promise<Body> {
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Body;
}
