import type { Project } from '@milieuspoor/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryKeys } from '../query-keys.ts';
import { takeProject } from './take-project.ts';

const UUID = '0f000000-0000-4000-8000-000000000001';
const OTHER = '0f000000-0000-4000-8000-000000000002';

it('a project as the server stated it is shown at once, and what follows from it is asked anew', () => {
  const queries = new QueryClient();
  const kept = {
    'a list of projects': [...queryKeys.projects, 'alfa', { page: 1 }, 'nl'],
    'the agenda': [...queryKeys.projects, 'alfa', 'agenda', '2026-01-01', '2026-12-31'],
    'its calculations': queryKeys.calculations(UUID),
    'what happened': [...queryKeys.history, 'project', UUID, {}],
    'the calculations of another project': queryKeys.calculations(OTHER),
    'another project': queryKeys.project(OTHER),
  };
  for (const key of Object.values(kept)) queries.setQueryData(key, 'before');
  takeProject(queries, { uuid: UUID, project_name: 'Brug' } as Project);
  expect(queries.getQueryData(queryKeys.project(UUID))).toMatchObject({ project_name: 'Brug' });
  const stale = Object.entries(kept).filter(([, key]) => queries.getQueryState(key)?.isInvalidated);
  expect(stale.map(([what]) => what)).toEqual([
    ...['a list of projects', 'the agenda', 'its calculations', 'what happened'],
  ]);
});
