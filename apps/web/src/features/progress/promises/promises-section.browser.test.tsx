import { endpoints, type PromiseRow, type PromisesAnswer } from '@milieuspoor/contract';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart, tableOf } from '../../../testing/charts-on-screen.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import type { ProgressProps } from '../progress-props.ts';
import { PromisesSection } from './promises-section.tsx';

const CHART = 'Beloofde en gebouwde besparing op de MKI';
const uuid = (number: number) => `0b000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`;

/** 25 % promised of 1,000, and 20 % built of 1,500. */
const OUTCOME = {
  ...{ promised_percent: 25, built_percent: 20, points: -5, baseline: 1_500, promised: 1_125, built: 1_200 },
  ...{ deviation: 75, incomplete: false },
};

const row = (number: number, more: Partial<PromiseRow> = {}): PromiseRow => ({
  ...{ uuid: uuid(number), name: `Werk ${number}`, project_status: 'Project_Complete', year: 2025 },
  ...{ kind: 'award', outcome: OUTCOME, obstacle: null },
  promise: { baseline: 1_000, optimization: 750, percent: 25, incomplete: false },
  built: { baseline: 1_500, optimization: 1_200, percent: 20, incomplete: false },
  ...more,
});
const RUNNING = row(2, {
  ...{ project_status: 'Design_Phase_Complete', kind: 'design', built: null, outcome: null },
  obstacle: 'not-complete',
});

function answer(results: PromiseRow[], more: Partial<PromisesAnswer> = {}): void {
  server.answer(endpoints.listPromises, () => ({
    ...{ count: results.length, next: null, previous: null, results, set: 'a1' as const },
    ...{ total: { projects: 1, ...OUTCOME }, left_out: [], weights_unconfirmed: [], weights_versions: [] },
    ...more,
  }));
}

const show = (audience: ProgressProps['audience'] = 'member') =>
  renderScreen(
    <PromisesSection
      organisation={ORGANISATION}
      asked={{ set: 'a1', years: [2025], contractType: null }}
      onChooseYears={() => {}}
      audience={audience}
      maySetGoals={false}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );

/** Returns the conclusion of the chart. */
const summary = () => plain(chart(CHART).getByRole('paragraph').nth(1).element().textContent);
/** Returns a text with plain spaces. */
const plain = (text: string | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

beforeEach(() => {
  server.answer(endpoints.listPromiseClaims, () => ({
    ...{ count: 1, next: null, previous: null },
    results: [
      {
        ...{ uuid: uuid(1), offered: 750, realised: 1_200, factor: 1.5 },
        outcome: { promised: 1_125, deviation: 75, missed_advantage: 25_000, penalty: 37_500 },
      },
    ],
  }));
});

it('a row says what was promised, what was built and what moved, and the total says it in words', async () => {
  answer([row(1), RUNNING], { left_out: [{ obstacle: 'not-complete', projects: 1 }] });
  await show();
  await expect
    .poll(summary)
    .toBe(
      '1 project: 25,00 % beloofd, 20,00 % gebouwd. 5,0 procentpunt minder dan beloofd: MKI €75,- hoger.',
    );
  const [, first, second] = await tableOf(CHART);
  expect(plain(first?.join(' | '))).toMatch(
    /^Werk 1, 5,0 procentpunt minder dan beloofd: MKI €75,- hoger.*25,00 % \| 20,00 %/,
  );
  expect(plain(second?.join(' | '))).toMatch(/^Werk 2, nog geen as-built.*25,00 % \| -/);
  await expect.element(page.getByText(/^Niet in het totaal, 1 project: nog geen as-built/)).toBeVisible();
  expect(server.asked(endpoints.listPromises).at(-1)?.query).toMatchObject({
    ...{ design_phase_complete_date__year: [2025], project_data_type: 'eci' },
  });
});

it('a member reads what follows from an award of which the work is complete', async () => {
  answer([row(1), RUNNING]);
  await show();
  const claim = page.getByRole('listitem').filter({ hasText: 'Werk 1' });
  await expect
    .element(claim)
    .toHaveTextContent(
      'Werk 1: MKI €75,- hoger dan beloofd; gemiste korting €25.000,-, indicatieve boete €37.500,- (factor 1,5).',
    );
  expect(server.asked(endpoints.listPromiseClaims).at(-1)?.query.project_uuid).toEqual([uuid(1)]);
});

it('a viewer reads the figures and is not even asked for a claim', async () => {
  answer([row(1)]);
  const before = server.asked(endpoints.listPromiseClaims).length;
  await show('viewer');
  await expect.poll(summary).toMatch(/^1 project: 25,00 % beloofd/);
  await expect.element(page.getByText('Wat volgt uit de gunning')).not.toBeInTheDocument();
  expect(server.asked(endpoints.listPromiseClaims)).toHaveLength(before);
});

it('of more than twelve projects the first twelve are shown, until somebody asks for all', async () => {
  answer(Array.from({ length: 14 }, (_, place) => row(place + 1)));
  await show('viewer');
  expect(await tableOf(CHART)).toHaveLength(1 + 12);
  await page.getByRole('button', { name: 'Toon alle 14' }).click();
  await expect.poll(async () => (await tableOf(CHART)).length).toBe(1 + 14);
});
