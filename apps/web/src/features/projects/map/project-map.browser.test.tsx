import { endpoints, type ProjectPoint } from '@milieuspoor/contract';
import { beforeEach, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { exampleProject } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { ProjectList } from '../project-list.tsx';

const UUID = (number: number) => `0b000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;

type Result = NonNullable<ProjectPoint['result']>;
const NO_CO2 = { baseline: null, optimization: null, comparison: null };
const compared = (baseline: number, optimization: number): Result => {
  const amount = optimization - baseline;
  const comparison = { baseline, optimization, amount, share: amount / baseline, incomplete: false };
  return { set: 'a1', baseline, optimization, comparison, gaps: [], co2: NO_CO2 };
};
const ALONE: Result = {
  ...compared(100, 100),
  optimization: null,
  comparison: null,
};

function pointOf(number: number, more: Partial<ProjectPoint>): ProjectPoint {
  return {
    uuid: UUID(number),
    organization: ORGANISATION.slug,
    project_name: `Project ${number}`,
    project_location: '',
    latitude: null,
    longitude: null,
    project_status: 'Design_Phase_Active',
    result: null,
    in_other_set: false,
    ...more,
  };
}

const POINTS = [
  pointOf(1, {
    latitude: 53.2,
    longitude: 6.57,
    project_location: 'Groningen',
    result: compared(400, 300),
  }),
  pointOf(2, { latitude: 50.85, longitude: 5.69, result: ALONE }),
  pointOf(3, { latitude: 51.5, longitude: 3.6, in_other_set: true }),
  // Two at the very same place, which no zoom takes apart.
  pointOf(4, { latitude: 52.09, longitude: 5.12, result: compared(100, 130) }),
  pointOf(5, { latitude: 52.09, longitude: 5.12 }),
  pointOf(6, { result: compared(50, 50) }),
];

beforeEach(() => {
  server.answer(endpoints.getEnvironment, () => ({
    environment: 'Local' as const,
    public_url: 'http://localhost:8000',
    build: 'V2.4',
    sentry_dsn: null,
    map_tiles: null,
    pdf: false,
  }));
});

function showMap(points: readonly ProjectPoint[] = POINTS, asked = '', count = points.length) {
  server.answer(endpoints.listProjects, () => ({
    count: points.length,
    next: null,
    previous: null,
    results: [{ ...exampleProject({}), result: null, result_a2: null, next_step: null }],
  }));
  server.answer(endpoints.getProject, () => exampleProject({}));
  server.answer(endpoints.listProjectPoints, () => ({ count, points: [...points] }));
  return renderScreen(
    <ProjectList organisationSlug={ORGANISATION.slug} presentation="map" onPresent={() => {}} set="a1" />,
    { at: `/o/${ORGANISATION.slug}/dashboard${asked}` },
  );
}

const map = page.getByRole('region', { name: 'Kaart van de projecten' });
const kinds = () =>
  [...document.querySelectorAll<HTMLElement>('button.map-point')].map(({ dataset }) => dataset.kind);
const textOf = (locator: Locator) => locator.element().textContent;

it('every project with a place is a button with its name and what it comes to', async () => {
  await showMap();
  await expect
    .element(map.getByRole('button', { name: 'Project 1, Groningen, MKI 25,00 % lager dan de baseline' }))
    .toBeVisible();
  await expect.element(map.getByRole('button', { name: 'Project 2, Baseline €100,-' })).toBeVisible();
  await expect
    .element(map.getByRole('button', { name: 'Project 3, Geen cijfers in Set A1, wel in een andere set' }))
    .toBeVisible();
  await expect.element(map.getByRole('button', { name: '2 projecten: Project 4, Project 5' })).toBeVisible();
  expect(kinds().toSorted()).toEqual(['group', 'none', 'quarter-less', 'uncompared']);
});

it('the area of a point is the MKI of its baseline', async () => {
  await showMap();
  const width = (name: RegExp) => map.getByRole('button', { name }).element().getBoundingClientRect().width;
  await expect.element(map.getByRole('button', { name: /^Project 1/ })).toBeVisible();
  expect(width(/^Project 1/)).toBeCloseTo(2 * width(/^Project 2/), 0);
});

it('a press opens the project, and the keyboard does the same', async () => {
  const screen = await showMap();
  await map.getByRole('button', { name: /^Project 1/ }).click();
  await expect.poll(screen.address).toContain(`/project/${UUID(1)}/`);
  screen.goBack();
  await userEvent.hover(page.getByRole('heading', { name: /^Projecten/ }));
  await expect.element(map.getByRole('button', { name: /^Project 2/ })).toBeVisible();
  map
    .getByRole('button', { name: /^Project 2/ })
    .element()
    .focus();
  await expect.poll(() => textOf(page.getByRole('tooltip'))).toContain('Baseline €100,-');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(screen.address).toContain(`/project/${UUID(2)}/`);
});

it('projects at one place are listed below the map', async () => {
  await showMap();
  await map.getByRole('button', { name: /^2 projecten/ }).click();
  const list = page.getByRole('region', { name: 'Op deze plek' });
  await expect.poll(() => textOf(list)).toContain('Project 4: MKI 30,00 % hoger dan de baseline');
  await expect.poll(() => textOf(list)).toContain('Project 5: Nog geen baseline');
  await expect.element(list.getByRole('heading')).toHaveFocus();
});

it('a press on a group that a zoom takes apart shows its projects, the first with the focus', async () => {
  await showMap([
    pointOf(1, { latitude: 52.0, longitude: 5.0 }),
    pointOf(2, { latitude: 52.01, longitude: 5.02 }),
    pointOf(3, { latitude: 53.2, longitude: 6.57 }),
  ]);
  await map.getByRole('button', { name: /^2 projecten/ }).click();
  await expect.element(map.getByRole('button', { name: /^Project 1/ })).toHaveFocus();
  await expect.element(map.getByRole('button', { name: /^Project 2/ })).toBeVisible();
});

it('says how many there are of each colour, and lists those without a place', async () => {
  await showMap();
  for (const text of [
    '25 tot 50 % lager: 1',
    '25 % hoger of meer: 1',
    'geen vergelijking: 1',
    'geen cijfers: 2',
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  // Project 6 has a difference of 0, and no place.
  await expect.element(page.getByText('gelijk: 0')).toBeVisible();
  await page.getByRole('button', { name: '1 project zonder plaats op de kaart' }).click();
  await expect.element(page.getByRole('link', { name: 'Project 6' })).toBeVisible();
});

it('has a table of the same projects', async () => {
  await showMap();
  await page.getByRole('button', { name: 'Tabel van deze kaart' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect.poll(() => rows.elements().length).toBe(POINTS.length + 1);
  await expect
    .element(rows.nth(1))
    .toHaveTextContent('Project 1Groningen€400,-€300,-MKI 25,00 % lager dan de baseline–');
  await expect.poll(() => textOf(rows.nth(6))).toContain('Project 6Geen plaats ingevuld€50,-€50,-MKI gelijk');
});

it('asks for all projects that the filters leave, whatever the page', async () => {
  await showMap(POINTS, '?text=brug&projectSector=infra-city&page=3&mine=true');
  await expect.element(map).toBeVisible();
  const [{ query } = { query: {} }] = server.asked(endpoints.listProjectPoints);
  expect(query).toEqual({
    organization__slug: ORGANISATION.slug,
    search: 'brug',
    sector: 'infra-city',
    mine: true,
    set: 'a1',
  });
});

it('says when there are more projects than it shows', async () => {
  await showMap(POINTS, '', 5_321);
  await expect
    .element(page.getByText('De kaart toont de 6 laatst bewerkte van 5321 projecten.', { exact: false }))
    .toBeVisible();
});
