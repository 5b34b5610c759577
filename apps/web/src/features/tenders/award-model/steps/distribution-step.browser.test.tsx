import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  criteriaDiscount,
  FILLED_IN,
  fillIn,
  mkiDiscount,
  next,
  openStep,
  sentChanges,
  showAwardModel,
} from '../../../../testing/show-award-model.tsx';

const bar = page.getByRole('progressbar', { name: 'Verdeeld van de totale fictieve korting' });
/** The visible messages about the distribution: at the fields and below the bar. */
const MESSAGES = /^(Mag |Dit veld|Verdeel nog|Totaal fictief)/;
const told = () =>
  page
    .getByText(MESSAGES)
    .elements()
    .filter((element) => element.getBoundingClientRect().width > 1)
    .map(({ textContent }) => textContent);
const STEP_2 = { ...FILLED_IN, mki_max_discount: null, criteria_max_discount: null } as const;

describe('step 2', () => {
  it('says what is left to distribute, and goes on when that is exactly nothing', async () => {
    await showAwardModel({ project: STEP_2 });
    await expect.element(openStep('Verdelen van totale fictieve korting')).toBeVisible();
    await expect.element(page.getByText('Verdeel nog €300.000,- over de criteria')).toBeVisible();
    await fillIn(mkiDiscount, '250000');
    await expect.element(page.getByText('Verdeel nog €50.000,- over de criteria')).toBeVisible();
    await expect.element(page.getByText('83% verdeeld')).toBeVisible();
    await expect.element(next).toBeDisabled();
    await expect.element(next).toHaveAccessibleDescription('Verdeel nog €50.000,- over de criteria');
    await fillIn(criteriaDiscount, '49.999');
    await expect.element(page.getByText('Verdeel nog €1,- over de criteria')).toBeVisible();
    await expect.element(page.getByText('99% verdeeld')).toBeVisible();
    await expect.element(next).toBeDisabled();
    await fillIn(criteriaDiscount, '50.000');
    await expect.element(page.getByText('De totale fictieve korting is helemaal verdeeld.')).toBeVisible();
    await expect.element(next).toBeEnabled();
    await expect
      .poll(sentChanges)
      .toEqual([
        { mki_max_discount: 250_000 },
        { criteria_max_discount: 49_999 },
        { criteria_max_discount: 50_000 },
      ]);
  });

  it('says by how much the discount is exceeded, stores nothing of it, and stays', async () => {
    await showAwardModel({ project: { ...STEP_2, mki_max_discount: 250_000 } });
    await fillIn(criteriaDiscount, '60.000');
    await expect.poll(told).toEqual(['Totaal fictief gunningsvoordeel met €10.000,- overschreden']);
    await expect.element(criteriaDiscount).toHaveAccessibleDescription(/€10\.000,- overschreden/);
    await expect.element(page.getByText('Niet opgeslagen.', { exact: true })).toBeVisible();
    await expect.element(next).toBeDisabled();
    await expect
      .element(next)
      .toHaveAccessibleDescription(
        'Maximale korting overige criteria: Totaal fictief gunningsvoordeel met €10.000,- overschreden',
      );
    await expect.element(page.getByText('104% verdeeld')).toBeVisible();
    expect(sentChanges()).toEqual([]);
    await fillIn(mkiDiscount, '245.000');
    await expect
      .poll(told)
      .toEqual([
        'Totaal fictief gunningsvoordeel met €5.000,- overschreden. De verdeling is niet opgeslagen.',
      ]);
  });

  it('says one thing at a time: a wrong value, then a field that was passed over, then what is left', async () => {
    await showAwardModel({ project: STEP_2 });
    await fillIn(mkiDiscount, '-1');
    await expect.poll(told).toEqual(['Mag geen negatief getal zijn']);
    await fillIn(mkiDiscount, '');
    await expect.poll(told).toEqual(['Dit veld is vereist']);
    await fillIn(mkiDiscount, '250.000');
    await expect.poll(told).toEqual(['Verdeel nog €50.000,- over de criteria']);
  });

  it('says of 0 euro what follows from it', async () => {
    await showAwardModel({ project: STEP_2 });
    await fillIn(criteriaDiscount, '0');
    await expect.element(page.getByText('Met 0 euro levert alleen de MKI korting op.')).toBeVisible();
    await fillIn(mkiDiscount, '0');
    await expect.element(page.getByText(/^Met 0 euro levert een lagere MKI niets op/)).toBeVisible();
  });

  it.each([
    ['98999', 'error'],
    ['99000', 'deep-orange'],
    ['177000', 'orange'],
    ['240000', 'amber'],
    ['285000', 'lime'],
    ['300000', 'green'],
    ['300001', 'error'],
  ])('with €%s of €300.000 distributed the bar is %s, and says so in words', async (text, colour) => {
    await showAwardModel({ project: STEP_2 });
    await mkiDiscount.fill(text);
    await expect.element(bar).toHaveAttribute('data-colour', colour);
    expect(bar.element().getAttribute('aria-valuetext')).toMatch(/% verdeeld\. .+/);
  });

  it('warns of the bidders’ discounts once a model is taken up again', async () => {
    await showAwardModel({ project: { ...FILLED_IN, mki_max_discount: 200_000, emvi_status: 'Editing' } });
    await expect
      .element(
        page.getByText('Een ander bedrag wist de kortingen op overige criteria die inschrijvers al hebben.'),
      )
      .toBeVisible();
  });
});
