import { type Chance, type ChancesAnswer, endpoints } from '@milieuspoor/contract';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { savedBy } from '../../testing/saved-file.ts';
import { refused, server } from '../../testing/server.ts';
import { sheetAnswer, WORKSHEET } from '../../testing/worksheet-answers.ts';
import ChancesTab from './chances-tab.tsx';
import ProjectChances from './project-chances.tsx';

const uuid = (number: number) => `0b000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** 3,600 m2 at €4 of which €3 can be saved, by a product that costs more CO2. */
const PAVING: Chance = {
  ...{ project: { uuid: uuid(1), name: 'Bloemenbuurt' }, calculation: uuid(2), post_number: '410030' },
  ...{ product: 'Betonstraatstenen nieuw', product_group: 'Verharding', product_sub_group: 'Straatstenen' },
  ...{ unit: 'm2', quantity: 3_600, mki: 14_400, incomplete: false, not_comparable: 2, reason: null },
  known: { posts: 7, projects: 4, lowest: 0.9, highest: 5.4 },
  better: {
    ...{ name: '=Hergebruikt', posts: 2, projects: 2, lowest: 0.9, highest: 1.35, mki_per_unit: 1 },
    ...{ incomplete: true, can_be_taken: true },
    sources: [
      { uuid: uuid(11), name: 'Stationsplein', completed: '2026-05-01', posts: 1 },
      { uuid: uuid(12), name: 'Markt', completed: '2024-03-01', posts: 1 },
    ],
  },
  saves: { mki: 10_800, co2: -1_500, primary_material: null },
};
const SAND: Chance = {
  ...{ ...PAVING, post_number: '310020', product: 'Zand', product_sub_group: 'Zandbed', unit: 'ton' },
  ...{ mki: null, known: null, better: null, saves: null, not_comparable: 0, reason: 'no-figure' },
};

function answer(more: Partial<ChancesAnswer> = {}, proposed = [PAVING], others = [SAND]): void {
  server.answer(endpoints.listChances, ({ query }) => {
    const results = query.proposed ? proposed : others;
    return {
      ...{ count: results.length, next: null, previous: null, results, set: 'a1' as const },
      ...{ posts: 2, proposed: 1, saves_mki: 10_800, projects: 1, known_projects: 14 },
      ...{ incomplete: 1, weights_unconfirmed: ['PM', 'IR'] },
      reasons: [{ reason: 'no-figure' as const, posts: 1 }],
      ...more,
    };
  });
}

const show = (audience: 'viewer' | 'member' = 'member') =>
  renderScreen(
    <ChancesTab
      organisation={ORGANISATION}
      asked={{ set: 'a1', years: [2026], contractType: null }}
      audience={audience}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));

it('a row says what the post costs, what is known of the same work, and what the better product saves', async () => {
  answer();
  await show();
  await expect
    .element(
      page.getByText(
        /^Voor 1 post is een product met een lagere MKI bekend. Als het hetzelfde werk doet, scheelt dat €10.800,- MKI/,
      ),
    )
    .toBeVisible();
  const [row] = rows();
  expect(row).toContain('410030 Straatstenen, 3.600 m2');
  expect(row).toContain('€4,- per m2');
  expect(row).toContain('€0,90 tot €5,40 per m2 (7 posten, 4 projecten)');
  expect(row).toContain('2 andere posten zijn niet te vergelijken');
  expect(row).toContain('€1,- per m2, 2 posten uit 2 projecten');
  expect(row).toMatch(/Stationsplein \(.*2026.*\), Markt \(.*2024.*\)/);
  expect(row).toContain('€10.800,-');
  expect(row).toContain('-1,50 ton');
  expect(row).toContain('Kost meer CO2');
  expect(row).toContain('Onvolledig');
  expect(row).not.toContain('Kost meer primair materiaal');
  expect(row).not.toContain('Hetzelfde product');
});

it('says what a product costs more only where its figure shows it', async () => {
  const saving = (co2: number, primary: number): Chance => ({
    ...PAVING,
    saves: { mki: 10_800, co2, primary_material: primary },
  });
  answer({}, [saving(-4, -0.004), saving(-6, -0.006)]);
  await show();
  await expect.poll(() => rows().length).toBe(2);
  const [hidden, shown] = rows();
  expect(hidden).not.toContain('Kost meer');
  expect(shown).toContain('Kost meer CO2');
  expect(shown).toContain('Kost meer primair materiaal');
});

it('says that whether a product does the same work is for the reader to judge, and where it is the same product', async () => {
  const { better } = PAVING;
  answer({}, [{ ...PAVING, better: better && { ...better, name: PAVING.product } }]);
  await show();
  await expect.element(page.getByText(/Beoordeel per post of het product hetzelfde werk doet/)).toBeVisible();
  expect(rows()[0]).toContain('Hetzelfde product, met een lagere MKI in ander werk');
  await expect
    .element(
      page.getByText(/Bij 1 voorstel is een indicator niet opgegeven.* onbevestigde weegfactoren: PM, IR\./),
    )
    .toBeVisible();
});

it('the posts without a proposal say why, and what everything was held against stands above them', async () => {
  answer();
  await show();
  await expect
    .element(page.getByText(/2 posten uit 1 project, vergeleken met 14 voltooide projecten/))
    .toBeVisible();
  await expect.element(page.getByText(/Geen voorstel bij 1 post: geen MKI in deze set \(1\)/)).toBeVisible();
  await page.getByRole('button', { name: 'Zonder voorstel' }).click();
  await expect.poll(() => rows()[0]).toContain('310020');
  expect(rows()[0]).toContain('geen MKI in deze set');
});

it.each([
  ['nothing is better', { proposed: 0, saves_mki: 0 }, /^Voor geen enkele post/, 1],
  ['nothing is known', { proposed: 0, saves_mki: 0, known_projects: 0 }, /^Er is nog geen voltooid werk/, 1],
  [
    'there is nothing to look at',
    { posts: 0, proposed: 0, saves_mki: 0, reasons: [] },
    /^Er zijn geen posten/,
    0,
  ],
])('says so where %s', async (_, more: Partial<ChancesAnswer>, sentence: RegExp, buttons: number) => {
  answer(more, [], []);
  await show();
  await expect.element(page.getByText(sentence)).toBeVisible();
  const save = page.getByRole('button', { name: /opslaan/ });
  expect(save.elements()).toHaveLength(buttons);
});

it('offers to try again where the list did not come', async () => {
  server.answer(endpoints.listChances, () => refused(503));
  await show();
  await expect.element(page.getByText('De kansen zijn niet geladen')).toBeVisible();
});

it.each([
  ['member', 1],
  ['viewer', 0],
] as const)('leads a %s to %i project', async (audience, links) => {
  answer();
  await show(audience);
  await expect.element(page.getByText('Bloemenbuurt')).toBeVisible();
  expect(page.getByRole('link', { name: 'Bloemenbuurt' }).elements()).toHaveLength(links);
});

async function save() {
  const file = await savedBy(() => page.getByRole('button', { name: 'Lijst opslaan als Excel' }).click());
  const { sheets } = await readXlsx(file.bytes);
  return { name: file.name, text: JSON.stringify(sheets.map(({ rows: cells }) => cells)), sheets };
}

it('the file has every post and no name of a project, unless somebody asks for them', async () => {
  answer();
  await show();
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  const without = await save();
  expect(without.name).toBe('Kansen.xlsx');
  for (const name of ['Bloemenbuurt', 'Stationsplein', 'Markt', ORGANISATION.name])
    expect(without.text).not.toContain(name);
  const [head, first, second] = without.sheets[0]?.rows ?? [];
  const cell = (row: typeof head, name: string) => row?.[head?.indexOf(name) ?? -1];
  expect(cell(first, 'MKI lager (€)')).toBe(10_800);
  expect(cell(first, 'CO2 minder (ton)')).toBe(-1.5);
  expect(cell(first, 'Bekend uit')).toBe('2024 tot 2026');
  // A text that a spreadsheet would compute stays a text.
  expect(cell(first, 'Product met lagere MKI')).toBe('=Hergebruikt');
  expect(cell(second, 'Opmerking')).toBe('geen MKI in deze set');
  await page.getByRole('checkbox', { name: 'Projectnamen in het bestand' }).click();
  const named = await save();
  expect(named.text).toContain('Bloemenbuurt');
  expect(named.text).toMatch(/Stationsplein \(.*2026.*\); Markt/);
});

it('a project asks for its optimisation first, and says no name of its own', async () => {
  answer();
  await renderScreen(
    <ProjectChances
      organisationSlug={ORGANISATION.slug}
      projectUuid={uuid(1)}
      set="a2"
      types={['design-baseline', 'design-optimization']}
      revision="1"
      variant={null}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  expect(rows()[0]).not.toContain('Bloemenbuurt');
  expect(server.asked(endpoints.listChances)[0]).toMatchObject({
    query: {
      project_data_type: 'eci_a2',
      project_calculation__project__uuid: uuid(1),
      project_calculation__calculation_type: ['design-optimization', 'design-baseline'],
    },
  });
});

/** The list of a project in which a variant may be made, and what became of that. */
async function showOfProject() {
  const made: string[] = [];
  await renderScreen(
    <ProjectChances
      organisationSlug={ORGANISATION.slug}
      projectUuid={uuid(1)}
      set="a1"
      types={['design-baseline']}
      revision="1"
      variant={{
        nameOf: (calculation) => (calculation === uuid(2) ? 'Straat v1' : ''),
        onMade: (worksheet) => made.push(worksheet),
      }}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  return made;
}

const ofBid = (better: Chance['better']) => better && { ...better, can_be_taken: false };
const choose = (post: string) => page.getByRole('checkbox', { name: `Kies post ${post}, =Hergebruikt` });
const make = page.getByRole('button', { name: 'Maak een variant' });

it('posts are chosen, said with what they save together, and become a variant', async () => {
  const second = { ...PAVING, post_number: '7', saves: { mki: 200, co2: null, primary_material: null } };
  const bid = { ...PAVING, post_number: '8', better: ofBid(PAVING.better) };
  answer({}, [PAVING, second, bid]);
  server.answer(endpoints.createVariantOfChances, () => sheetAnswer());
  const made = await showOfProject();
  await expect.element(make).toBeDisabled();
  await expect.element(page.getByText('Kies posten om er een variant mee te maken.')).toBeVisible();
  // What only a bid has is proposed, and cannot be chosen.
  expect(choose('8').elements()).toEqual([]);
  expect(rows()[2]).toContain('Alleen bekend uit een inschrijving');
  await choose('7').click();
  await expect.element(page.getByText('1 post gekozen, MKI €200,- lager')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Kies alle 2 getoonde posten die te kiezen zijn' }).click();
  await expect.element(page.getByText('2 posten gekozen, samen MKI €11.000,- lager')).toBeVisible();
  await make.click();
  await expect.poll(() => made).toEqual([WORKSHEET]);
  expect(server.asked(endpoints.createVariantOfChances)[0]?.payload).toEqual({
    ...{ project: uuid(1), calculation: uuid(2), project_data_type: 'eci' },
    ...{ name: 'Kansen bij Straat v1', posts: ['410030', '7'] },
  });
});

it('says why no variant was made, and keeps what was chosen', async () => {
  answer();
  server.answer(endpoints.createVariantOfChances, () => refused(409, { detail: 'Kies opnieuw.' }));
  await showOfProject();
  await choose('410030').click();
  await make.click();
  await expect.element(page.getByText('De variant is niet gemaakt')).toBeVisible();
  await expect.element(page.getByText('Kies opnieuw.')).toBeVisible();
  await expect.element(choose('410030')).toBeChecked();
});

it('offers no choice in a dashboard, nor among the posts without a proposal', async () => {
  answer();
  await show();
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  expect(make.elements()).toEqual([]);
  expect(choose('410030').elements()).toEqual([]);
});
