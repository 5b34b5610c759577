import { endpoints, type GoalFigures, type GoalsAnswer } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { CO2_GOAL, NO_MKI_GOAL } from './goal-answers.fixture.ts';
import GoalsInSight from './goals-in-sight.tsx';

const show = (...goals: GoalFigures[]) => {
  server.answer(endpoints.listGoals, ({ query }): GoalsAnswer => ({ set: query.set, goals }));
  return renderScreen(
    <main>
      <GoalsInSight organisationSlug={ORGANISATION.slug} set="a2" />
    </main>,
    { at: `/o/${ORGANISATION.slug}/dashboard?set=a2` },
  );
};
const said = () => page.getByRole('main');

it('says how the organisation stands to its goal for CO2, and how many others are on course', async () => {
  const behind: GoalFigures = {
    ...CO2_GOAL,
    indicator: 'primary_material',
    standing: CO2_GOAL.standing && { ...CO2_GOAL.standing, status: 'behind' },
  };
  await show({ ...CO2_GOAL, indicator: 'mki' }, CO2_GOAL, behind, {
    ...NO_MKI_GOAL,
    indicator: 'renewable_energy',
  });
  await expect
    .element(said())
    .toMatchTextContent(
      /^Doel voor CO2: 37,0\s% minder van 55\s% in 2030, op koers\. Nog 18,0 procentpunt te gaan\. Andere doelen op koers: 1 van 2\./,
    );
  expect(server.asked(endpoints.listGoals).map(({ query }) => query.set)).toEqual(['a2']);
});

it('says that there is no goal, and leads to the tab with the filters as they are', async () => {
  const screen = await show(NO_MKI_GOAL);
  await expect.element(said()).toMatchTextContent(/^Er is nog geen eigen doel gesteld\./);
  await page.getByRole('link', { name: 'Bekijk de voortgang' }).click();
  expect(screen.address()).toContain('?set=a2&tab=voortgang');
});

it('says so of a goal without figures', async () => {
  const undecided: GoalFigures = {
    ...{ ...CO2_GOAL, recent: null },
    standing: {
      status: 'undecided',
      reason: 'no-project',
      target: { year: 2030, percent: 55 },
      asked: null,
      left: null,
    },
  };
  await show(undecided);
  await expect.element(said()).toMatchTextContent(/^Doel voor CO2: niet te zeggen\. Bekijk de voortgang/);
});
