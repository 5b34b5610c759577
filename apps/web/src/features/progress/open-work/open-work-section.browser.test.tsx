import { endpoints, type OpenWork } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import type { ProgressProps } from '../progress-props.ts';
import { OpenWorkSection } from './open-work-section.tsx';

const PROJECT = '0b000000-0000-4000-8000-000000000101';
const project = { uuid: PROJECT, name: 'Brug Oost', project_status: 'Design_Phase_Active' } as const;

const UPLOAD: OpenWork = {
  ...{ subject: 'upload', project, keeps_out: 'project', mki: 900, set: 'a1', step: 'upload-optimization' },
  ...{
    finding: null,
    quantities: [],
    side: null,
    calculation_type: null,
    posts: 0,
    modules: [],
    indicators: [],
  },
  ...{ planned: null, day: null, tab: 'optimization', by: 'worker', mine: true },
};
const GAP: OpenWork = {
  ...UPLOAD,
  ...{ subject: 'figures', step: null, finding: 'module', side: 'optimization', posts: 2, modules: ['A4'] },
  ...{ quantities: ['mki', 'co2'], calculation_type: 'design-optimization', mki: null, set: null },
};
const WEIGHTS: OpenWork = {
  ...UPLOAD,
  ...{ subject: 'weights', project: null, keeps_out: 'nothing', mki: null, set: 'a2', step: null },
  ...{ indicators: ['PM', 'IR'], tab: null, by: 'provider', mine: false },
};

function answer(rows: OpenWork[], mine = rows.filter((row) => row.mine).length): void {
  server.answer(endpoints.listOpenWork, ({ query: { page: at, page_size } }) => ({
    ...{ count: rows.length, mine, previous: null, next: at * page_size < rows.length ? 'more' : null },
    results: rows.slice((at - 1) * page_size, at * page_size),
  }));
}

const show = (audience: ProgressProps['audience'] = 'member') =>
  renderScreen(
    <OpenWorkSection
      organisation={ORGANISATION}
      asked={{ set: 'a1', years: null, contractType: null }}
      onChooseYears={() => {}}
      audience={audience}
      maySetGoals={false}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

it('each row says what is missing, what it keeps out, and who mends it', async () => {
  answer([UPLOAD, GAP, WEIGHTS]);
  await show();
  await expect.element(page.getByText('3 open punten; 2 daarvan kunt u zelf verhelpen.')).toBeVisible();
  const [upload, gap, weights] = rows();
  expect(upload).toContain('MKI van het project: €900,- (Set A1)');
  expect(gap).toMatch(/Module ontbreekt.*in MKI, CO2, 2 posten, module A4/);
  expect(gap).toContain('MKI van het project is nog niet bekend');
  expect(weights).toMatch(/PM, IR.*Dat doet een medewerker van Milieuspoor/);
  await expect.element(page.getByRole('link')).toHaveLength(2);
});

it('a row leads to the very place', async () => {
  answer([UPLOAD]);
  await show();
  await expect
    .element(page.getByRole('link', { name: 'Optimalisatie toevoegen: Brug Oost' }))
    .toHaveAttribute('href', expect.stringContaining(`/project/${PROJECT}/tab/6`));
});

it('more rows come when somebody asks for them', async () => {
  answer(Array.from({ length: 12 }, () => UPLOAD));
  await show();
  await expect.poll(() => rows().length).toBe(10);
  await page.getByRole('button', { name: 'Toon meer (10 van 12)' }).click();
  await expect.poll(() => rows().length).toBe(12);
});

it('says so when nothing is missing, and asks nothing for a viewer', async () => {
  answer([]);
  await show();
  await expect.element(page.getByText(/^Niets houdt een project buiten/)).toBeVisible();
  const before = server.asked(endpoints.listOpenWork).length;
  await show('viewer');
  expect(server.asked(endpoints.listOpenWork)).toHaveLength(before);
});
