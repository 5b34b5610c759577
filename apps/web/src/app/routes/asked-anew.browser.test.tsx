import { type Endpoint, endpoints, type ManagedMember, type Registration } from '@milieuspoor/contract';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  OrganisationRegistrations,
  RegistrationsAdmin,
  UnlockRequestsAdmin,
} from '../../features/admin/index.ts';
import { Programs } from '../../features/programs/index.ts';
import { OrganisationProjects } from '../../features/projects/index.ts';
import { MembersTab, MembersWithoutFactor } from '../../features/settings/index.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { exampleProject, PROJECT } from '../../testing/example-project.ts';
import { ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';

const ID = '0f000000-0000-4000-8000-000000000009';
const PERSON = { uuid: ID, first_name: 'Ina', last_name: 'Bos', email: 'ina@gemeente.example', tel: '' };
const MOMENT = '2026-03-02T09:30:00.000Z';

const MEMBER: ManagedMember = {
  ...{ uuid: ID, user: PERSON, dashboard_type: 'member', administrator: false, active: true },
  ...{ state: 'active', last_login: null, second_factor: false, invitation: null },
};

const REGISTRATION: Registration = {
  ...{ uuid: ID, email: PERSON.email, first_name: 'Ina', last_name: 'Bos' },
  organization: ORGANISATION.name,
  ...{ verified: true, registered: '01/03/2026 10:00:00', colleagues: [] },
};

interface Known {
  readonly screen: ReactNode;
  readonly endpoint: Endpoint;
  /** what the first answer shows */
  readonly says: string | RegExp;
  readonly answer: () => void;
}

function listOf<Item>(results: Item[]) {
  return { count: results.length, next: null, previous: null, results };
}

const slug = ORGANISATION.slug;
const KNOWN: Readonly<Record<string, Known>> = {
  'the tables of the administration': {
    screen: <RegistrationsAdmin />,
    endpoint: endpoints.listRegistrations,
    says: PERSON.email,
    answer: () => server.answer(endpoints.listRegistrations, () => listOf([REGISTRATION])),
  },
  'the registrations of an organisation': {
    screen: <OrganisationRegistrations org={slug} organisation={ORGANISATION} />,
    endpoint: endpoints.listRegistrations,
    says: PERSON.email,
    answer: () => server.answer(endpoints.listRegistrations, () => listOf([REGISTRATION])),
  },
  'the projects of an organisation': {
    screen: <OrganisationProjects organisationSlug={slug} />,
    endpoint: endpoints.listProjects,
    says: PROJECT.name,
    answer: () =>
      server.answer(endpoints.listProjects, () =>
        listOf([{ ...exampleProject(), result: null, result_a2: null, next_step: null }]),
      ),
  },
  'the requests to open a project': {
    screen: <UnlockRequestsAdmin />,
    endpoint: endpoints.listUnlockRequests,
    says: 'De hoeveelheden kloppen niet.',
    answer: () =>
      server.answer(endpoints.listUnlockRequests, () =>
        listOf([
          {
            ...{ uuid: ID, kind: 'unlock' as const, asked_by: 'Ina Bos', asked: '01/03/2026 10:00:00' },
            ...{ reason: 'De hoeveelheden kloppen niet.', project: PROJECT.uuid, project_name: PROJECT.name },
            ...{ organization: slug, organization_name: ORGANISATION.name },
          },
        ]),
      ),
  },
  'the members': {
    screen: <MembersTab organisationSlug={slug} />,
    endpoint: endpoints.listOrganisationMembers,
    says: 'Ina Bos',
    answer: () =>
      server.answer(endpoints.listOrganisationMembers, () =>
        listOf([{ uuid: ID, organization: slug, user: PERSON, active: true, viewer: false }]),
      ),
  },
  'the members without a second factor': {
    screen: <MembersWithoutFactor organisationSlug={slug} />,
    endpoint: endpoints.listManagedMembers,
    says: 'Ina Bos',
    answer: () => server.answer(endpoints.listManagedMembers, () => listOf([MEMBER])),
  },
  'what was sent to a webhook': {
    screen: <Programs organisationSlug={slug} />,
    endpoint: endpoints.listWebhookDeliveries,
    says: 'Aangekomen · 1 poging',
    answer: () => {
      server.answer(endpoints.listApiKeys, () => listOf([]));
      server.answer(endpoints.listWebhooks, () =>
        listOf([
          {
            ...{ uuid: ID, url: 'https://hooks.voorbeeld.example/', events: ['project.awarded' as const] },
            ...{
              active: true,
              created: MOMENT,
              created_by: 'Ina Bos',
              held_by: 'An',
              failing_since: null,
              paused: null,
            },
            former_secret_until: null,
          },
        ]),
      );
      server.answer(endpoints.listWebhookDeliveries, () =>
        listOf([
          {
            ...{ uuid: ID, event: 'project.awarded' as const, state: 'delivered' as const, created: MOMENT },
            ...{ attempts: 1, last_attempt: MOMENT, last_status: 204, problem: null, next_attempt: null },
          },
        ]),
      );
    },
  },
};

it.each(Object.entries(KNOWN))(
  '%s stay when they cannot be asked anew, beside what failed',
  async (_name, { screen, endpoint, says, answer }) => {
    answer();
    const queries = createQueryClient();
    await renderScreen(screen, { at: `/o/${slug}/beheer/registraties`, queries });
    await expect.element(page.getByText(says).first()).toBeVisible();
    server.answer(endpoint, () => refused(403, { detail: 'Dat gaat nu niet.' }));
    await queries.invalidateQueries();
    await expect.element(page.getByText('Dat gaat nu niet.')).toBeVisible();
    await expect.element(page.getByText(says).first()).toBeVisible();
    // The second attempt is answered, and the failure disappears.
    answer();
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(page.getByText('Dat gaat nu niet.')).not.toBeInTheDocument();
  },
);
