import { endpoints, type Project } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleBid } from '../../../../testing/example-bids.ts';
import { refused, server } from '../../../../testing/server.ts';
import {
  criteriaDiscount,
  FILLED_IN,
  next,
  openStep,
  previous,
  sentChanges,
  showAwardModel,
} from '../../../../testing/show-award-model.tsx';

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
const NAMED: Partial<Project> = { ...FILLED_IN, criteria: [HINDER, PLANNING] };
const OPEN = { ...FILLED_IN, criteria_max_discount: null } as const;

const add = page.getByRole('button', { name: 'Voeg criterium toe' });
const row = (name: string) => page.getByRole('group', { name, exact: true });
const nameIn = (name: string) => row(name).getByRole('textbox', { name: 'Naam van het criterium' });
const maximumIn = (name: string) => row(name).getByRole('textbox', { name: 'Maximale korting' });

/** Shows step 2 of a model, on a server that gives new criteria a uuid and keeps their sum, as the API does. */
async function showStep2(project: Partial<Project>) {
  const shown = await showAwardModel({ project: { ...project, emvi_status: 'Editing' } });
  server.answer(endpoints.updateProject, ({ payload }) => {
    const { criteria, ...others } = payload;
    const list = criteria?.map(({ uuid, name, max_discount, scale }, place) => ({
      uuid: uuid ?? `0e000000-0000-4000-8000-00000000010${place}`,
      name,
      max_discount: max_discount ?? 0,
      scale: scale?.map((level) => ({ ...level, percentage: level.percentage ?? 0 })) ?? null,
    }));
    const sum = list?.reduce((total, { max_discount }) => total + max_discount, 0);
    return shown.changeElsewhere({
      ...(others as Partial<Project>),
      ...(list ? { criteria: list, criteria_max_discount: list.length > 0 ? (sum ?? 0) : null } : {}),
    });
  });
  const distribution = page.getByRole('button', { name: /Verdelen van totale fictieve korting/ });
  await distribution.click();
  await expect.element(openStep('Verdelen van totale fictieve korting')).toBeVisible();
  return shown;
}

describe('criteria by name', () => {
  it('are added in a row that is stored when one goes on, and their sum is the maximum', async () => {
    await showStep2(OPEN);
    await add.click();
    await userEvent.keyboard('Hinderbeperking{Tab}30000{Tab}');
    await expect
      .poll(sentChanges)
      .toEqual([{ criteria: [{ name: 'Hinderbeperking', max_discount: 30_000 }] }]);
    await expect.element(criteriaDiscount).toHaveValue('30.000');
    await expect.element(criteriaDiscount).toBeDisabled();
    await expect.element(page.getByText('Verdeel nog €20.000,- over de criteria')).toBeVisible();
    // The button that got the focus still belongs to the same row.
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label'))
      .toBe('Hinderbeperking verwijderen');
    await add.click();
    await userEvent.keyboard('Planning{Tab}20000{Tab}');
    await expect.element(page.getByText('De totale fictieve korting is helemaal verdeeld.')).toBeVisible();
    await expect.poll(() => sentChanges().length).toBe(2);
    await expect.element(next).toBeEnabled();
  });

  it('that are taken away before they are stored never reach the server', async () => {
    await showStep2(OPEN);
    await add.click();
    await userEvent.keyboard('Hinderbeperking{Tab}30000');
    await page.getByRole('button', { name: 'Hinderbeperking verwijderen' }).click({ delay: 300 });
    await expect.element(row('Hinderbeperking')).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sentChanges()).toEqual([]);
  });

  it('are renamed with their uuid, so that bidders keep what they have', async () => {
    await showStep2(NAMED);
    await nameIn('Planning').fill('Uitvoering');
    await userEvent.tab();
    await expect.poll(sentChanges).toEqual([{ criteria: [HINDER, { ...PLANNING, name: 'Uitvoering' }] }]);
    await expect.element(row('Uitvoering')).toBeVisible();
  });

  it('say at their field what is wrong, and store nothing of it', async () => {
    await showStep2(NAMED);
    await maximumIn('Planning').fill('20.001');
    await expect
      .element(row('Planning').getByText('Totaal fictief gunningsvoordeel met €1,- overschreden'))
      .toBeVisible();
    await userEvent.tab();
    await maximumIn('Planning').fill('12,50');
    await expect.element(row('Planning').getByText('Vul een bedrag in hele euro’s in')).toBeVisible();
    await maximumIn('Planning').fill('20.000');
    await nameIn('Planning').fill('hinderbeperking');
    await expect.element(page.getByText('Deze naam staat al in de lijst')).toBeVisible();
    await userEvent.tab();
    await previous.click();
    await expect.element(page.getByText('Nog niet alles opgeslagen')).toBeInTheDocument();
    expect(sentChanges()).toEqual([]);
  });

  it('count the characters of a name, and keep one that is too long without storing it', async () => {
    await showStep2(NAMED);
    const long = 'n'.repeat(101);
    await nameIn('Planning').fill(long);
    await userEvent.tab();
    await expect.element(nameIn(long)).toHaveValue(long);
    await expect.element(row(long).getByText('Deze naam is te lang')).toBeVisible();
    await expect.element(row(long).getByText('101 van 100 tekens')).toBeVisible();
    expect(sentChanges()).toEqual([]);
  });

  it('that exceed the benefit go along as soon as the MKI leaves room', async () => {
    await showStep2(NAMED);
    await maximumIn('Planning').fill('30.000');
    await userEvent.tab();
    const mki = page.getByRole('textbox', { name: /^Maximale korting MKI/ });
    await mki.fill('240.000');
    await userEvent.tab();
    await expect
      .poll(sentChanges)
      .toEqual([
        { mki_max_discount: 240_000 },
        { criteria: [HINDER, { ...PLANNING, max_discount: 30_000 }] },
      ]);
  });

  it('that fail to be stored say so, keep what was typed, and are tried again', async () => {
    const shown = await showStep2(NAMED);
    server.answer(endpoints.updateProject, () => refused(409, { detail: 'Het project is vergrendeld.' }));
    await nameIn('Planning').fill('Uitvoering');
    await userEvent.tab();
    await expect.element(page.getByText(/Niet opgeslagen\. Het project is vergrendeld\./)).toBeVisible();
    await expect.element(nameIn('Uitvoering')).toHaveValue('Uitvoering');
    server.answer(endpoints.updateProject, ({ payload }) =>
      shown.changeElsewhere(payload as Partial<Project>),
    );
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.poll(() => shown.stored().criteria[1]?.name).toBe('Uitvoering');
    await expect.element(page.getByText(/Niet opgeslagen/)).not.toBeInTheDocument();
  });

  it('that fail to be stored are said to be until they are, while others are typed and taken away', async () => {
    const shown = await showStep2(NAMED);
    server.answer(endpoints.updateProject, () => refused(409, { detail: 'Het project is vergrendeld.' }));
    await nameIn('Planning').fill('Uitvoering');
    await userEvent.tab();
    const notice = page.getByText(/Niet opgeslagen\. Het project is vergrendeld\./);
    await expect.element(notice).toBeVisible();
    await add.click();
    await userEvent.keyboard('Planning 2');
    await page.getByRole('button', { name: 'Planning 2 verwijderen' }).click({ delay: 300 });
    await expect.element(notice).toBeVisible();
    server.answer(endpoints.updateProject, ({ payload }) =>
      shown.changeElsewhere(payload as Partial<Project>),
    );
    await nameIn('Hinderbeperking').fill('Minder hinder');
    await expect.element(notice).toBeVisible();
    await userEvent.tab();
    await expect
      .poll(() => shown.stored().criteria.map(({ name }) => name))
      .toEqual(['Minder hinder', 'Uitvoering']);
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('are typed over those that somebody else changed meanwhile only when their user says so', async () => {
    const shown = await showStep2(NAMED);
    const newer = { ...shown.stored(), revision: 9, criteria: [{ ...HINDER, name: 'Overlast' }, PLANNING] };
    let refusals = 1;
    server.answer(endpoints.updateProject, ({ payload }) => {
      if (refusals-- > 0) {
        shown.changeElsewhere(newer);
        return refused(409, { detail: 'Pia heeft dit project gewijzigd.', current: newer });
      }
      return shown.changeElsewhere(payload as Partial<Project>);
    });
    await nameIn('Planning').fill('Uitvoering');
    await userEvent.tab();
    await expect.element(page.getByText(/Pia heeft dit project gewijzigd\./)).toBeVisible();
    await expect.element(row('Overlast')).toBeVisible();
    expect(sentChanges().length).toBe(1);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect
      .poll(() => shown.stored().criteria.map(({ name }) => name))
      .toEqual(['Overlast', 'Uitvoering']);
  });

  it('keep what is being typed when somebody else changes the list, and are stored over it only knowingly', async () => {
    const shown = await showStep2(NAMED);
    await nameIn('Planning').fill('Uitvoering');
    shown.changeElsewhere({
      criteria: [
        { ...HINDER, name: 'Overlast' },
        { ...PLANNING, name: 'Fasering', max_discount: 15_000 },
      ],
      criteria_max_discount: 45_000,
    });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(row('Overlast')).toBeVisible();
    await expect.element(nameIn('Uitvoering')).toHaveFocus();
    await expect.element(maximumIn('Uitvoering')).toHaveValue('15.000');
    await userEvent.tab();
    await expect.element(page.getByText(/Iemand anders heeft dit project intussen gewijzigd/)).toBeVisible();
    expect(sentChanges()).toEqual([]);
    await expect.element(nameIn('Uitvoering')).toHaveValue('Uitvoering');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect
      .poll(() => shown.stored().criteria.map(({ name, max_discount }) => [name, max_discount]))
      .toEqual([
        ['Overlast', 30_000],
        ['Uitvoering', 15_000],
      ]);
  });

  it('that somebody else takes away while they are typed in stay, as ones that are new', async () => {
    const shown = await showStep2(NAMED);
    await nameIn('Planning').fill('Uitvoering');
    shown.changeElsewhere({ criteria: [{ ...HINDER, name: 'Overlast' }], criteria_max_discount: 30_000 });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(row('Overlast')).toBeVisible();
    await expect.element(criteriaDiscount).toHaveValue('50.000');
    await expect.element(nameIn('Uitvoering')).toHaveValue('Uitvoering');
    await userEvent.tab();
    await expect.element(page.getByText(/Iemand anders heeft dit project intussen gewijzigd/)).toBeVisible();
    expect(sentChanges()).toEqual([]);
    await page.getByRole('button', { name: 'Uitvoering verwijderen' }).click();
    await expect.element(row('Uitvoering')).not.toBeInTheDocument();
    expect(sentChanges()).toEqual([]);
  });

  it('whose sum is not stored say so at the sum', async () => {
    await showStep2(NAMED);
    await expect.element(page.getByText(/^Niet opgeslagen; /)).not.toBeInTheDocument();
    await maximumIn('Planning').fill('30.000');
    await expect.element(criteriaDiscount).toHaveValue('60.000');
    await expect.element(page.getByText('Niet opgeslagen; €50.000,- blijft staan.')).toBeVisible();
    await maximumIn('Planning').fill('20.000');
    await expect.element(page.getByText(/^Niet opgeslagen; /)).not.toBeInTheDocument();
  });

  it('are stored when the step is left, each with what was typed', async () => {
    await showStep2(NAMED);
    await nameIn('Planning').fill('Uitvoering');
    await previous.click();
    await expect.poll(sentChanges).toEqual([{ criteria: [HINDER, { ...PLANNING, name: 'Uitvoering' }] }]);
  });

  it('stand in the overview with their share', async () => {
    await showAwardModel({ project: { ...NAMED, emvi_status: 'Locked', project_status: 'EMVI_Complete' } });
    await expect
      .element(page.getByRole('row', { name: 'Hinderbeperking €30.000,- - - 10,00 %' }))
      .toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Planning €20.000,- - - 6,67 %' })).toBeVisible();
    expect(page.getByRole('row', { name: /^Overige criteria/ }).length).toBe(0);
  });
});

describe('removing a criterion', () => {
  const dialog = page.getByRole('alertdialog', { name: 'Criterium verwijderen' });
  const remove = page.getByRole('button', { name: 'Planning verwijderen' });
  const bid = (name: string, value: number | null, more = {}) =>
    exampleBid({
      uuid: `0d000000-0000-4000-8000-00000000000${name.length}`,
      name,
      criteria: [
        { uuid: PLANNING.uuid, name: 'Planning', value, level: null, reason: null, upper_boundary: 20_000 },
      ],
      ...more,
    });
  const answerBids = (...results: ReturnType<typeof exampleBid>[]) =>
    server.answer(endpoints.listApplicants, () => ({
      count: results.length,
      next: null,
      previous: null,
      results,
    }));

  it('names the bidders who lose a discount by it, and then sends the others', async () => {
    await showStep2(NAMED);
    answerBids(bid('Noord', 5_000), bid('Oost', null), bid('Zuidwest', 0));
    await remove.click();
    await expect
      .element(dialog.getByText(/Deze kortingen van inschrijvers worden gewist: Noord €5\.000,-\./))
      .toBeVisible();
    expect(sentChanges()).toEqual([]);
    await dialog.getByRole('button', { name: 'Verwijder' }).click();
    await expect.poll(sentChanges).toEqual([{ criteria: [HINDER] }]);
    await expect.element(row('Planning')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toBe('Overige criteria bij naam');
  });

  it('says that nobody loses anything, or that it can’t be seen who does', async () => {
    await showStep2(NAMED);
    answerBids(bid('Oost', null));
    await remove.click();
    await expect.element(dialog.getByText(/Geen enkele inschrijver heeft er een korting op\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    expect(sentChanges()).toEqual([]);
  });

  it('of sealed bids says that what they have will go', async () => {
    await showStep2(NAMED);
    answerBids(bid('Oost', null, { sealed: true }));
    await remove.click();
    await expect
      .element(dialog.getByText(/De kortingen die inschrijvers erop hebben, worden gewist\./))
      .toBeVisible();
  });

  it('leaves it said that another one is not stored, until that is', async () => {
    const shown = await showStep2(NAMED);
    answerBids();
    server.answer(endpoints.updateProject, () => refused(409, { detail: 'Het project is vergrendeld.' }));
    await nameIn('Hinderbeperking').fill('Minder hinder');
    await userEvent.tab();
    const notice = page.getByText(/Niet opgeslagen\. Het project is vergrendeld\./);
    await expect.element(notice).toBeVisible();
    server.answer(endpoints.updateProject, ({ payload }) =>
      shown.changeElsewhere(payload as Partial<Project>),
    );
    await remove.click();
    await dialog.getByRole('button', { name: 'Verwijder' }).click();
    await expect.poll(() => shown.stored().criteria).toEqual([HINDER]);
    await expect.element(notice).toBeVisible();
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.poll(() => shown.stored().criteria).toEqual([{ ...HINDER, name: 'Minder hinder' }]);
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('takes away what was said of that very one', async () => {
    const shown = await showStep2(NAMED);
    answerBids();
    server.answer(endpoints.updateProject, () => refused(409, { detail: 'Het project is vergrendeld.' }));
    await maximumIn('Planning').fill('10000');
    await userEvent.tab();
    await expect.element(page.getByText(/Niet opgeslagen\. Het project/)).toBeVisible();
    server.answer(endpoints.updateProject, ({ payload }) =>
      shown.changeElsewhere(payload as Partial<Project>),
    );
    await remove.click();
    await dialog.getByRole('button', { name: 'Verwijder' }).click();
    await expect.poll(() => shown.stored().criteria).toEqual([HINDER]);
    await expect.element(page.getByText(/Niet opgeslagen\. Het project/)).not.toBeInTheDocument();
  });

  it('that fails stays a question, and says why', async () => {
    await showStep2(NAMED);
    answerBids();
    server.answer(endpoints.updateProject, () => refused(409, { detail: 'Het project is vergrendeld.' }));
    await remove.click();
    await dialog.getByRole('button', { name: 'Verwijder' }).click();
    await expect.element(dialog.getByText('Het project is vergrendeld.')).toBeVisible();
  });
});
