import '@fontsource-variable/source-sans-3/wght.css';
import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CORRECTING } from '../../../../testing/bid-answers.ts';
import { applicantUuid, calculatedBid, exampleBid } from '../../../../testing/example-bids.ts';
import { atSize, expectNothingCut } from '../../../../testing/on-screen.ts';
import { server } from '../../../../testing/server.ts';
import { bidRow, remarksOf, showBidders } from '../../../../testing/show-bidders.tsx';

const HINDER = {
  uuid: '0e000000-0000-4000-8000-000000000001',
  name: 'Hinderbeperking',
  max_discount: 30_000,
  scale: null,
};
const PLANNING = {
  uuid: '0e000000-0000-4000-8000-000000000002',
  name: 'Planning',
  max_discount: 20_000,
  scale: null,
};
const project = { ...CORRECTING, criteria: [HINDER, PLANNING] };
const given = (hinder: number | null, planning: number | null) => [
  { uuid: HINDER.uuid, name: HINDER.name, value: hinder, level: null, reason: null, upper_boundary: 30_000 },
  {
    uuid: PLANNING.uuid,
    name: PLANNING.name,
    value: planning,
    level: null,
    reason: null,
    upper_boundary: 20_000,
  },
];
/** The same in the form that is sent: a criterion in euro has no level. */
const asked = (hinder: number | null, planning: number | null) =>
  given(hinder, planning).map(({ level: _level, reason: _reason, ...each }) => each);
const NOORD = exampleBid({ criteria_discount: 25_000, criteria: given(25_000, null) });

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const pencil = page.getByRole('button', { name: 'Inschrijving aanpassen van Noord' });

it('each named criterion has a column with its maximum, behind the discount that is their sum', async () => {
  await showBidders({ project, bids: [NOORD] });
  await expect.element(bidRow('Noord')).toBeVisible();
  const heads = page.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent).slice(5, 9)).toEqual([
    'Fictieve korting overige criteria',
    'Hinderbeperking (hooguit €30.000,-)',
    'Planning (hooguit €20.000,-)',
    'Inschrijf\u00adberekening',
  ]);
  const cells = bidRow('Noord').getByRole('cell').elements();
  expect(cells.map(({ textContent }) => textContent).slice(4, 7)).toEqual(['€25.000,-', '€25.000,-', '-']);
});

it('a whole row is filled in by keyboard, its discount adding up, and is sent with each value', async () => {
  await showBidders({ project });
  await page.getByRole('button', { name: 'Voeg inschrijver toe' }).click();
  await userEvent.keyboard('Oost{Tab}1000000{Tab}25000{Tab}5000');
  await expect.element(page.getByText('€30.000,-', { exact: true }).last()).toBeVisible();
  expect(field('Fictieve korting overige criteria').length).toBe(0);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => server.asked(endpoints.createApplicant).map(({ payload }) => payload))
    .toEqual([
      expect.objectContaining({
        name: 'Oost',
        quote_price: 1_000_000,
        criteria_discount: null,
        criteria: asked(25_000, 5_000),
      }),
    ]);
  await expect.element(bidRow('Oost')).toBeVisible();
});

it('what is wrong with a criterion is said at its field and in place of the button, and nothing is sent', async () => {
  await showBidders({ project, bids: [NOORD] });
  await pencil.click();
  await expect.element(field('Hinderbeperking')).toHaveValue('25.000');
  await field('Hinderbeperking').fill('30001');
  await page.getByRole('button', { name: 'Inschrijving opslaan' }).click();
  const message = page.getByRole('alert');
  await expect.element(message).toMatchTextContent(/Hinderbeperking: Bovengrens is €30\.000,-/);
  await expect.element(message).toMatchTextContent(/Planning: Dit veld is vereist/);
  expect(server.asked(endpoints.updateApplicant)).toEqual([]);
  await field('Hinderbeperking').fill('25000');
  await field('Planning').fill('0');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => server.asked(endpoints.updateApplicant).map(({ payload }) => payload))
    .toEqual([{ criteria: asked(25_000, 0).slice(1) }]);
});

it('a sealed bid tells nothing of its criteria', async () => {
  await showBidders({
    project: { criteria: [HINDER, PLANNING], bids_opened: null },
    bids: [
      { ...NOORD, sealed: true, quote_price: null, criteria_discount: null, criteria: given(null, null) },
    ],
  });
  const cells = bidRow('Noord').getByRole('cell');
  await expect.element(cells.nth(5)).toMatchTextContent(/Verzegeld/);
  await expect.element(cells.nth(6)).toMatchTextContent(/Verzegeld/);
});

it('whose row it is and its actions stay in view while many criteria go by, and hide no focus', async () => {
  const criteria = [1, 2, 3, 4, 5, 6].map((number) => ({
    uuid: `0e000000-0000-4000-8000-00000000001${number}`,
    name: `Omgevingsmanagement ${number}`,
    max_discount: 5_000,
    scale: null,
  }));
  await atSize(1280, 800, async () => {
    await showBidders({ project: { ...CORRECTING, criteria }, bids: [NOORD] });
    await expect.element(pencil).toBeVisible();
    const scroller = page.getByRole('table', { name: 'Inschrijvers', exact: true }).element()
      .parentElement as HTMLElement;
    expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    const head = bidRow('Noord').getByRole('rowheader').element();
    const edges = () => {
      const { left, right } = scroller.getBoundingClientRect();
      return {
        name: head.getBoundingClientRect().left - left,
        actions: right - pencil.element().getBoundingClientRect().right,
      };
    };
    const atStart = edges();
    expect(atStart.actions).toBeGreaterThan(0);
    scroller.scrollLeft = scroller.scrollWidth;
    expect(edges().name).toBeCloseTo(atStart.name, 0);
    expect(edges().actions).toBeCloseTo(atStart.actions, 0);
    await pencil.click();
    for (const { name } of [...criteria].reverse()) {
      const input = field(name).element() as HTMLElement;
      input.focus();
      const { left, top, width, height } = input.getBoundingClientRect();
      for (const x of [left + 2, left + width - 2])
        expect(input.contains(document.elementFromPoint(x, top + height / 2))).toBe(true);
    }
  });
});

/** Shows a tender after the choice of a winner: two criteria, and many remarks about each bid. */
function showManyWords() {
  const work = calculatedBid(1, 0).work;
  return showBidders({
    project: { criteria: [HINDER, PLANNING], bids_opened: '03/05/2026 11:00:00' },
    bids: ['Aannemersbedrijf Groenveld', 'Van Loon & Dekker Infra'].map((name, place) =>
      calculatedBid(place + 1, 27_574, {
        ...{ uuid: applicantUuid(place + 1), name, rank: place + 1, active: place === 0 },
        ...{ criteria: given(25_000, 15_000), criteria_discount: 40_000 },
        work: work && { ...work, fewer_posts: 1, added_posts: 2, differing_posts: 5 },
        beside_others: [
          { kind: 'module:A4', posts: 2 },
          { kind: 'bare', posts: 1 },
        ],
        explained: [{ kind: 'module:A4', posts: 5 }],
      }),
    ),
  });
}

const table = page.getByRole('table', { name: 'Inschrijvers', exact: true });
const scrollerOf = () => table.element().parentElement as HTMLElement;

it('at 1440 px what is said of a bid has a line of its own below it, and no column lies below another', async () => {
  await atSize(1440, 900, async () => {
    await showManyWords();
    const said = page.getByText(/Let op: een andere inschrijving geeft op wat hier leeg is/).first();
    await expect.element(said).toBeVisible();
    await document.fonts.ready;
    const scroller = scrollerOf();
    // The width that the menu and the edges of the page leave of 1440 px.
    scroller.style.width = '1128px';
    expect(scroller.scrollWidth).toBe(scroller.clientWidth);
    for (const name of ['Aannemersbedrijf Groenveld', 'Van Loon & Dekker Infra']) {
      expect(remarksOf(name)).toMatch(
        /^Let op: omvang verschilt: .+ A4 bij 2 posten.+telt als 0: A4 bij 5 posten\.$/,
      );
      expect(bidRow(name).element().getBoundingClientRect().height).toBeLessThan(170);
    }
    const line = said.element().closest('tr') as HTMLElement;
    expect(line.getBoundingClientRect().height).toBeLessThan(90);
    expect(line.previousElementSibling).toBe(bidRow('Aannemersbedrijf Groenveld').element());
  });
});

it('at 1280 px every column can be scrolled into view between those that stay, and what is said stays in view', async () => {
  await atSize(1280, 900, async () => {
    await showManyWords();
    await expect.element(bidRow('Van Loon & Dekker Infra')).toBeVisible();
    await document.fonts.ready;
    const scroller = scrollerOf();
    scroller.style.width = '968px';
    const line = page
      .getByText(/Niet van toepassing, telt als 0/)
      .first()
      .element();
    const heads = table.getByRole('columnheader').elements();
    const seen = new Set<Element>();
    for (const left of [0, scroller.scrollWidth]) {
      scroller.scrollLeft = left;
      for (const head of heads) {
        const { left: from, right: to, top, height } = head.getBoundingClientRect();
        const shows = [from + 5, to - 5].every((x) =>
          head.contains(document.elementFromPoint(x, top + height / 2)),
        );
        if (shows) seen.add(head);
      }
      expect(line.getBoundingClientRect().left).toBeGreaterThanOrEqual(scroller.getBoundingClientRect().left);
      expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(scroller.getBoundingClientRect().right);
    }
    expect(seen.size).toBe(heads.length);
  });
});

it('on a phone what is said of a bid is a line below its card, over its whole width', async () => {
  await atSize(390, 844, async () => {
    await showManyWords();
    const said = page.getByText(/Let op: een andere inschrijving geeft op/).first();
    await expect.element(said).toBeVisible();
    expect(remarksOf('Van Loon & Dekker Infra')).toMatch(/^Let op: omvang verschilt/);
    const line = said.element().closest('td') as HTMLElement;
    expect(line.getBoundingClientRect().width).toBe(scrollerOf().clientWidth);
    expectNothingCut();
  });
});

it('on a phone each criterion is a line of the card, read and filled in', async () => {
  await atSize(390, 844, async () => {
    await showBidders({ project, bids: [NOORD] });
    await page.getByRole('button', { name: 'Meer van Noord tonen' }).click();
    await expect.element(pencil).toBeVisible();
    const labels = bidRow('Noord')
      .getByRole('cell')
      .elements()
      .map((cell) => cell.getAttribute('data-label'));
    expect(labels).toContain('Hinderbeperking');
    expect(labels).toContain('Planning');
    await pencil.click();
    await expect.element(field('Planning')).toBeVisible();
    expectNothingCut();
  });
});

it('the limits name each criterion with what can be earned on it', async () => {
  await showBidders({ project });
  await page.getByRole('button', { name: 'Grenzen van het gunningsmodel (EMVI/BPKV)' }).click();
  await expect.element(page.getByText('waarvan Hinderbeperking')).toBeVisible();
  await expect.element(page.getByText('waarvan Planning')).toBeVisible();
});

const SCALE = [
  { percentage: 0, name: 'Onvoldoende' },
  { percentage: 33.3, name: 'Voldoende' },
  { percentage: 100, name: 'Goed' },
];

it('on a scale a level is chosen with its text, percentage and euro, and its reason goes along', async () => {
  await showBidders({
    project: { ...CORRECTING, criteria: [HINDER, { ...PLANNING, scale: SCALE }] },
    bids: [NOORD],
  });
  await pencil.click();
  await page.getByRole('combobox', { name: 'Planning' }).click();
  const options = page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
  expect(options).toEqual([
    '100 %: Goed (€20.000,-)',
    '33,3 %: Voldoende (€6.660,-)',
    '0 %: Onvoldoende (€0,-)',
  ]);
  await page.getByRole('option', { name: /Voldoende \(€6/ }).click();
  await page.getByRole('textbox', { name: 'Reden bij Planning' }).fill('Geen buffer');
  await expect.element(page.getByText('€31.660,-', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Inschrijving opslaan' }).click();
  await expect
    .poll(() => server.asked(endpoints.updateApplicant).map(({ payload }) => payload.criteria))
    .toEqual([
      [{ uuid: PLANNING.uuid, name: 'Planning', level: 33.3, reason: 'Geen buffer', upper_boundary: 20_000 }],
    ]);
});

it('a level stands below its euro', async () => {
  const [hinder, planning] = given(25_000, 6660);
  if (!hinder || !planning) throw new Error('two criteria');
  await showBidders({
    project: { ...CORRECTING, criteria: [HINDER, { ...PLANNING, scale: SCALE }] },
    bids: [exampleBid({ criteria: [hinder, { ...planning, level: 33.3, reason: 'Geen buffer' }] })],
  });
  await expect
    .element(bidRow('Noord').getByRole('cell').nth(6))
    .toHaveTextContent('€6.660,-33,3 % Voldoende');
});
