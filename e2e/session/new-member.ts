import { randomUUID } from 'node:crypto';
import { toIsoDay } from '@milieuspoor/domain';
import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { openApiSession } from './api-session.ts';
import { MUNICIPALITY, origin } from './installations.ts';
import { placeMailedTo } from './mailbox.ts';

export interface NewMember {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** the slug of the organisation */
  readonly organisation: string;
}

interface Organisation {
  readonly uuid: string;
  readonly slug: string;
}

interface NewMemberOptions {
  /** makes an organisation for this member alone, which requires a second factor */
  readonly ownStrictOrganisation?: boolean;
  /** makes an organisation of this name, which this member administers */
  readonly runs?: string;
  readonly dashboardType?: 'member' | 'viewer';
}

/** Adds a member for a journey that changes a password: staff invite the member, who enters by the mailed link. */
export async function addMember({
  ownStrictOrganisation = false,
  runs,
  dashboardType = 'member',
}: NewMemberOptions = {}): Promise<NewMember> {
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
  const organisation = await organisationFor(context, { ownStrictOrganisation, runs });
  await answer(
    await context.post('/api/v1/admin/users/', {
      data: {
        ...{ email, organizations: [organisation.uuid], dashboard_type: dashboardType },
        administrator: runs !== undefined,
      },
    }),
  );
  const token = (await placeMailedTo(email, 'uitnodiging')).split('/').at(-1);
  const { username } = await answer<{ username: string }>(
    await context.post('/api/v1/invitation/accept/', { data: { token, password } }),
  );
  await context.dispose();
  await staff.close();
  return { username, email, password, organisation: organisation.slug };
}

/** Asks for an account and confirms its address, so that staff can decide about it. */
export async function register(email: string, password: string, organisation?: string): Promise<void> {
  const visitor = await request.newContext({ baseURL: origin });
  await visitor.get('/api/v1/environment/');
  const { cookies } = await visitor.storageState();
  const headers = { 'X-CSRFToken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '' };
  const data = {
    email,
    password1: password,
    password2: password,
    ...(organisation ? { organization: organisation } : {}),
  };
  expect((await visitor.post('/registration/', { headers, data })).ok()).toBe(true);
  const key = (await placeMailedTo(email, 'registeren')).split('/').at(-1);
  const confirmed = await visitor.post('/registration/verify-email/', {
    headers,
    data: { key, password },
  });
  expect(confirmed.ok()).toBe(true);
  await visitor.dispose();
}

async function organisationFor(
  context: APIRequestContext,
  { ownStrictOrganisation, runs }: { ownStrictOrganisation: boolean; runs: string | undefined },
): Promise<Organisation> {
  if (ownStrictOrganisation) return addStrictOrganisation(context);
  if (runs === undefined) return municipality(context);
  return answer(await context.post('/api/v1/admin/organizations/', { data: { name: runs } }));
}

async function municipality(context: APIRequestContext): Promise<Organisation> {
  const { results } = await answer<{ results: Organisation[] }>(await context.get('/api/v1/organization/'));
  const found = results.find(({ slug }) => slug === MUNICIPALITY);
  if (!found) throw new Error('The demonstration has no municipality');
  return found;
}

async function addStrictOrganisation(context: APIRequestContext): Promise<Organisation> {
  const name = `Strenge gemeente ${randomUUID().slice(0, 8)}`;
  return answer(
    await context.post('/api/v1/admin/organizations/', {
      data: { name, second_factor_from: toIsoDay(new Date()) },
    }),
  );
}

async function answer<Body>(response: APIResponse): Promise<Body> {
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Body;
}
