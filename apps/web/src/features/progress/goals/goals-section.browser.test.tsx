import { endpoints, type GoalFigures, type GoalsAnswer, type OwnGoalAnswer } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import type { ProgressAsked } from '../progress-props.ts';
import { CO2_GOAL, NO_MKI_GOAL } from './goal-answers.fixture.ts';
import { GoalsSection } from './goals-section.tsx';

const ASKED: ProgressAsked = { set: 'a1', years: null, contractType: null };

async function show(goals: readonly GoalFigures[] = [CO2_GOAL, NO_MKI_GOAL], maySetGoals = true) {
  let listed = goals;
  server.answer(endpoints.listGoals, (): GoalsAnswer => ({ set: 'a1', goals: [...listed] }));
  server.answer(endpoints.listGoalChanges, () => ({
    ...{ count: 1, next: null, previous: null },
    results: [
      {
        created: '02/03/2026 10:00:00',
        user_name: 'Lotte Lid',
        action: 'created' as const,
        changes: { goalSteps: { from: '', to: '2030: 55 %' } },
      },
    ],
  }));
  await renderScreen(
    <GoalsSection
      {...{ organisation: ORGANISATION, asked: ASKED, maySetGoals }}
      audience={maySetGoals ? 'member' : 'viewer'}
      onChooseYears={() => undefined}
      explainedInAll={{ mki: { projects: 0, posts: 0 }, co2: { projects: 2, posts: 9 } }}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  return {
    becomes: (next: readonly GoalFigures[]) => {
      listed = next;
    },
  };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const dialog = () => page.getByRole('dialog');
const field = (group: string | RegExp, name: string) =>
  dialog().getByRole('group', { name: group }).getByRole('textbox', { name });
const stored = ({
  recent: _recent,
  standing: _standing,
  forecast: _forecast,
  running: _running,
  ...goal
}: GoalFigures): OwnGoalAnswer => goal;

it('says of each figure how it stands to its goal, by which decision, and that another has none', async () => {
  await show();
  await expect.element(card('CO2').getByText('op koers')).toBeVisible();
  await expect.element(card('CO2')).toMatchTextContent(/37,0\s% minder van 55\s% in 2030/);
  await expect.element(card('CO2').getByText(/Nog 18,0 procentpunt te gaan/)).toBeVisible();
  await expect
    .element(card('CO2').getByRole('link', { name: 'Besluit 2026-4 van 12-02-2026: Klimaatplan' }))
    .toHaveAttribute('href', 'https://raad.example/4');
  await expect
    .element(
      card('CO2').getByText(
        'Over alle jaren samen: bij 2 projecten tellen 9 posten deels als 0: niet van toepassing.',
      ),
    )
    .toBeVisible();
  await expect.element(card('MKI').getByText('geen doel')).toBeVisible();
  await expect.element(card('MKI').getByText(/deels als 0/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Op koers: het gewogen cijfer/)).toBeVisible();
});

it('offers nothing to set to who may not, and asks nothing of the history', async () => {
  await show(undefined, false);
  await expect.element(card('CO2').getByText('op koers')).toBeVisible();
  await expect.element(button(/[Dd]oel/)).not.toBeInTheDocument();
  expect(server.asked(endpoints.listGoalChanges)).toEqual([]);
});

it('sets a first goal with two steps and a decision; what is wrong stands at its field', async () => {
  const { becomes } = await show();
  await button('Doel stellen voor MKI').click();
  await field('Stap 1', 'Jaar').fill('2028');
  await field('Stap 1', 'Percentage').fill('30');
  await dialog().getByRole('button', { name: 'Stap toevoegen' }).click();
  await field('Stap 2', 'Jaar').fill('2027');
  await field('Stap 2', 'Percentage').fill('50,5');
  await dialog().getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(dialog().getByText('Dit jaar moet na het jaar ervoor liggen')).toBeVisible();
  await expect.element(dialog().getByText('Noem het besluit: een nummer of een omschrijving')).toBeVisible();
  expect(server.asked(endpoints.setGoal)).toEqual([]);

  await field('Stap 2', 'Jaar').fill('2030');
  await dialog().getByRole('textbox', { name: 'Omschrijving' }).fill('Klimaatplan');
  server.answer(endpoints.setGoal, () => {
    becomes([CO2_GOAL, { ...CO2_GOAL, indicator: 'mki' }]);
    return stored({ ...CO2_GOAL, indicator: 'mki' });
  });
  await dialog().getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Het doel voor MKI is opgeslagen')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(card('MKI').getByText('op koers')).toBeVisible();
  expect(server.asked(endpoints.setGoal).map(({ params, payload }) => [params.indicator, payload])).toEqual([
    [
      'mki',
      {
        ...{ start: null, decision_number: '', decision_date: null, decision_text: 'Klimaatplan' },
        ...{ decision_url: '', revision: 0 },
        steps: [
          { year: 2028, percent: 30 },
          { year: 2030, percent: 50.5 },
        ],
      },
    ],
  ]);
});

it('tells the history of a goal to who sets it', async () => {
  await show();
  await button('Doel voor CO2 wijzigen').click();
  await expect.element(dialog().getByText(/Lotte Lid heeft het doel gesteld/)).toBeVisible();
  await expect.element(dialog().getByText('Doel: stappen: 2030: 55 %')).toBeVisible();
});

it('asks before what was typed, or taken away, is left', async () => {
  await show([{ ...CO2_GOAL, steps: [...CO2_GOAL.steps, { year: 2035, percent: 60 }] }]);
  await button('Doel voor CO2 wijzigen').click();
  await dialog().getByRole('button', { name: 'Stap 2 weghalen' }).click();
  await dialog().getByRole('button', { name: 'Annuleren' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
});

it('says that somebody else was first, and stores over it only after that was seen', async () => {
  const { becomes } = await show();
  await button('Doel voor CO2 wijzigen').click();
  await field('Stap 1', 'Percentage').fill('60');
  const theirs = { ...CO2_GOAL, steps: [{ year: 2030, percent: 49 }], revision: 2 };
  server.answer(endpoints.setGoal, () => {
    becomes([theirs, NO_MKI_GOAL]);
    return refused(409, {
      detail: 'Iemand anders heeft dit doel intussen gewijzigd',
      current: stored(theirs),
    });
  });
  await dialog().getByRole('button', { name: 'Opslaan' }).click();
  const notice = dialog().getByRole('alert');
  await expect.element(notice).toMatchTextContent(/Nu geldt: 2030: 49 %/);
  await dialog().getByRole('button', { name: 'Mijn invoer houden' }).click();
  await expect.element(field('Stap 1', 'Percentage')).toHaveValue('60');
  server.answer(endpoints.setGoal, () => stored({ ...theirs, revision: 3 }));
  await dialog().getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.asked(endpoints.setGoal).map(({ payload }) => payload.revision)).toEqual([1, 2]);
});

it('takes the goal of somebody else over', async () => {
  const { becomes } = await show();
  await button('Doel voor CO2 wijzigen').click();
  await field('Stap 1', 'Percentage').fill('60');
  server.answer(endpoints.setGoal, () => {
    becomes([{ ...CO2_GOAL, steps: [{ year: 2030, percent: 49 }], revision: 2 }]);
    return refused(409, { detail: 'Gewijzigd', current: stored(CO2_GOAL) });
  });
  await dialog().getByRole('button', { name: 'Opslaan' }).click();
  await dialog().getByRole('button', { name: 'Dat doel overnemen' }).click();
  await expect.element(field('Stap 1', 'Percentage')).toHaveValue('49');
});

it('takes a goal away after asking', async () => {
  const { becomes } = await show();
  server.answer(endpoints.removeGoal, () => {
    becomes([{ ...NO_MKI_GOAL, indicator: 'co2', revision: 2 }]);
    return undefined;
  });
  await button('Doel voor CO2 wijzigen').click();
  await dialog().getByRole('button', { name: 'Doel weghalen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Doel weghalen' }).click();
  await expect.element(card('CO2').getByText('geen doel')).toBeVisible();
  expect(server.asked(endpoints.removeGoal).map(({ headers }) => headers['if-match'])).toEqual(['1']);
});

it('keeps what was typed when storing fails', async () => {
  await show();
  server.answer(endpoints.setGoal, () => refused(400, { decision_url: ['Dit adres kan niet'] }));
  await button('Doel voor CO2 wijzigen').click();
  await field('Stap 1', 'Percentage').fill('60');
  await dialog().getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(dialog().getByText('Dit adres kan niet')).toBeVisible();
  await expect.element(field('Stap 1', 'Percentage')).toHaveValue('60');
});

it('says so when the goals cannot be fetched, with a way to try again', async () => {
  server.answer(endpoints.listGoals, () => refused(403));
  await renderScreen(
    <GoalsSection
      {...{ organisation: ORGANISATION, asked: ASKED, maySetGoals: false }}
      audience="viewer"
      onChooseYears={() => undefined}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  await expect.element(page.getByText('De doelen konden niet worden opgehaald')).toBeVisible();
  await expect.element(button('Opnieuw proberen')).toBeVisible();
});
