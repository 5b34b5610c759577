import type {
  AnswerOf,
  Calculation,
  CalculationCheck,
  DifferencesAnswer,
  endpoints,
} from '@milieuspoor/contract';
import { MODULE_INDICATORS } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DeclaredModules, declaredWorkbook } from '../../../testing/files/declared-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

const UPLOAD = '/api/v1/project-calculation/';
let test: TestApp;
let alfa: string;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
});
afterAll(() => test.close());

interface Sent {
  readonly project: string;
  readonly type: string;
}

async function send(path: string, bytes: Buffer, { project, type }: Sent) {
  const answer = await test.send('POST', path, {
    token,
    form: {
      fields: { project, calculation_type: type, ...(path === UPLOAD ? { activate: 'true' } : {}) },
      file: { field: 'excel_file', name: 'straat.xlsx', bytes },
    },
  });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
}

const check = async (bytes: Buffer, sent: Sent) =>
  (await send(`${UPLOAD}check/`, bytes, sent)) as CalculationCheck;
const upload = async (bytes: Buffer, sent: Sent) => (await send(UPLOAD, bytes, sent)) as Calculation;

/** Returns what the tab of the project says of its stored calculations. */
async function storedDifferences(project: string, set: 'a1' | 'a2'): Promise<DifferencesAnswer> {
  const query = new URLSearchParams({
    project_data_type: set === 'a1' ? 'eci' : 'eci_a2',
    project_calculation__project__uuid: project,
    project_calculation__calculation_type: 'design-baseline,design-optimization',
  });
  const address = `/api/v1/organization/alfa/internal_organization_differences/?${query}`;
  const answer = await test.send('GET', address, { token });
  expect(answer.status).toBe(200);
  return answer.body as DifferencesAnswer;
}

/** Returns the posts of a step as the tab of the project lists them. */
async function storedPosts(project: string, set: 'a1' | 'a2', indicator: string, step: string) {
  const query = new URLSearchParams({
    ...{ project_data_type: set === 'a1' ? 'eci' : 'eci_a2', indicator, step },
    project_calculation__project__uuid: project,
    project_calculation__calculation_type: 'design-baseline,design-optimization',
  });
  const address = `/api/v1/organization/alfa/internal_organization_difference_posts/?${query}`;
  const { status, body } = await test.send('GET', address, { token });
  expect(status).toBe(200);
  return body as AnswerOf<typeof endpoints.listStepPosts>;
}

/** Expects of a check the posts of every step, which add up to it and are those that the tab lists. */
async function expectPosts(checked: CalculationCheck, project: string, set: 'a1' | 'a2'): Promise<void> {
  for (const indicator of MODULE_INDICATORS) {
    const divided = checked.differences?.[indicator];
    const steps = [
      ...(divided?.by_product_group ?? []),
      ...(divided?.by_module ?? []),
      ...(divided?.by_kind ?? []),
    ];
    const listed = checked.difference_posts?.[indicator] ?? [];
    expect(listed.map(({ step }) => step)).toEqual(steps.map(({ key }) => key));
    for (const { key, amount } of steps) {
      const found = listed.find(({ step }) => step === key);
      const sum = found?.results.reduce((total, post) => total + post.amount, 0);
      expect(sum, key).toBeCloseTo(amount, 6);
      const { count, results } = await storedPosts(project, set, indicator, key);
      expect(found).toEqual({ step: key, count, results });
    }
  }
}

const BASELINE: Record<string, DeclaredModules> = {
  1: { 'A1-A3': 600, A4: 40, C4: 3 },
  2: { 'A1-A3': 300, A4: 20 },
  3: { 'A1-A3': 80, A4: 12 },
};
// A cleaner product, a module of less than 1 % left empty, and a post more.
const OPTIMISATION: Record<string, DeclaredModules> = {
  1: { 'A1-A3': 420, A4: 45 },
  2: { 'A1-A3': 310, A4: 21 },
  3: { 'A1-A3': 80, A4: 10 },
  4: { 'A1-A3': 55, A4: 1 },
};

it('says of a file what the tab says once it is stored, in either order of the sides and in each set', async () => {
  for (const [set, [baseline, optimization]] of [
    ['a1', [declaredWorkbook(BASELINE), declaredWorkbook(OPTIMISATION)]],
    ['a2', [declaredWorkbook(null, BASELINE), declaredWorkbook(null, OPTIMISATION)]],
  ] as const)
    for (const [first, last] of [
      [
        ['design-baseline', baseline],
        ['design-optimization', optimization],
      ],
      [
        ['design-optimization', optimization],
        ['design-baseline', baseline],
      ],
    ] as const) {
      const project = await addProject(test, alfa);
      await upload(first[1], { project, type: first[0] });
      const checked = await check(last[1], { project, type: last[0] });
      const { differences } = checked;
      await upload(last[1], { project, type: last[0] });
      const stored = await storedDifferences(project, set);
      expect(stored.mki.compared.comparison?.amount).toBeCloseTo(-113, 6);
      expect(stored.mki.by_kind.map(({ key }) => key)).toEqual(['product', 'added', 'unclear']);
      expect(differences).toEqual(stored);
      await expectPosts(checked, project, set);
    }
});

it('tells the ten largest posts of a step, and of how many', async () => {
  const project = await addProject(test, alfa);
  const posts = (each: (place: number) => number) =>
    Object.fromEntries(
      Array.from({ length: 12 }, (_, place) => [String(place + 1), { 'A1-A3': each(place) }]),
    );
  await upload(declaredWorkbook(posts(() => 100)), { project, type: 'design-baseline' });
  // Each saves one euro more than the one before.
  const file = declaredWorkbook(posts((place) => 99 - place));
  const { difference_posts } = await check(file, { project, type: 'design-optimization' });
  const step = difference_posts?.mki.find((each) => each.step === 'A1-A3');
  expect(step?.count).toBe(12);
  expect(step?.results.map(({ amount }) => Math.round(amount))).toEqual([
    ...[-12, -11, -10, -9, -8, -7, -6, -5, -4, -3],
  ]);
  expect(step?.results[0]).toMatchObject({
    baseline: { post_number: '12', amount: 100 },
    optimization: { post_number: '12', amount: 88 },
  });
});

it('draws no conclusion where the file leaves something empty, as the tab does', async () => {
  const project = await addProject(test, alfa);
  await upload(declaredWorkbook(BASELINE), { project, type: 'design-baseline' });
  const file = declaredWorkbook({ ...OPTIMISATION, 1: { 'A1-A3': 420 } });
  const { differences, difference_posts } = await check(file, { project, type: 'design-optimization' });
  expect(difference_posts).toMatchObject({ mki: [] });
  expect(differences?.mki.compared.comparison).toBeNull();
  expect(differences?.mki.by_kind).toEqual([]);
  await upload(file, { project, type: 'design-optimization' });
  expect(differences).toEqual(await storedDifferences(project, 'a1'));
});

it('says nothing of a file without another side', async () => {
  const project = await addProject(test, alfa);
  const checked = await check(declaredWorkbook(BASELINE), { project, type: 'design-baseline' });
  expect(checked).toMatchObject({ differences: null, difference_posts: null });
});
