import { endpoints } from '@milieuspoor/contract';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CO2_GOAL } from '../../features/progress/goals/goal-answers.fixture.ts';
import { wholeAnswer } from '../../testing/example-organisation.ts';
import { ORGANISATION } from '../../testing/example-session.ts';
import { progressAnswer, progressProject, progressYear } from '../../testing/progress-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';
import { Progress } from './progress.tsx';

beforeEach(() => {
  server.answer(endpoints.getProgress, () =>
    progressAnswer({
      years: [progressYear(2025, 25)],
      projects: [progressProject({ uuid: ORGANISATION.uuid, name: 'Brug', year: 2025, value: 25 })],
    }),
  );
  server.answer(endpoints.listGoals, () => ({ set: 'a1' as const, goals: [CO2_GOAL] }));
  for (const other of [
    endpoints.getDifferences,
    endpoints.listPromises,
    endpoints.listOpenWork,
    endpoints.getCouncilLetter,
  ])
    server.answer(other, () => refused(403));
});

it('says of the years in view, and of goals over all years, how many posts count partly as 0', async () => {
  server.answer(endpoints.getOrganisationStatistics, ({ query }) => {
    const posts = query.design_phase_complete_date__year ? 3 : 9;
    const explained = { mki: { projects: 0, posts: 0 }, co2: { projects: 2, posts } };
    const answer = wholeAnswer(query.project_data_type);
    if (!answer.changes) throw new Error('The example has both sides');
    return { ...answer, changes: { ...answer.changes, explained } };
  });
  await renderScreen(
    <Progress
      {...{ organisation: ORGANISATION, audience: 'member', maySetGoals: false }}
      asked={{ set: 'a1', years: [2025], contractType: null }}
      onChooseYears={() => {}}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  await expect
    .element(page.getByText(/^Gewogen naar/))
    .toMatchTextContent(/bij 2\sprojecten tellen 3\sposten deels als 0/);
  await expect
    .element(page.getByText(/^Over alle jaren samen/))
    .toMatchTextContent(/bij 2\sprojecten tellen 9\sposten deels als 0/);
});
