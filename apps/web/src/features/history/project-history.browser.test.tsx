import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { PROJECT } from '../../testing/example-project.ts';
import { ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { server } from '../../testing/server.ts';
import { HistoryList, ProjectHistory } from './index.ts';

const nothing = () => ({ count: 0, next: null, previous: null, results: [] });

it.each([
  ['of one project', <ProjectHistory key="one" projectUuid={PROJECT.uuid} />, endpoints.getProjectHistory],
  ['of all', <HistoryList key="all" />, endpoints.listHistory],
] as const)(
  'what happened, %s, is asked anew whenever somebody comes to it',
  async (_whose, screen, endpoint) => {
    server.answer(endpoints.listOrganisations, nothing);
    server.answer(endpoints.listHistory, nothing);
    server.answer(endpoints.getProjectHistory, nothing);
    const queries = createQueryClient();
    const at = `/o/${ORGANISATION.slug}/beheer/geschiedenis`;
    await renderScreen(screen, { at, queries });
    await expect.poll(() => server.asked(endpoint).length).toBe(1);
    await expect.poll(() => queries.isFetching()).toBe(0);
    await renderScreen(screen, { at, queries });
    await expect.poll(() => server.asked(endpoint).length).toBe(2);
  },
);
