import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type ListedAbout, ShowItems } from '../../charts/coverage/listed-mark.tsx';
import { NO_FINDINGS } from '../../testing/example-finding.ts';
import { CONCRETE, STEEL } from '../../testing/example-organisation.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { server } from '../../testing/server.ts';
import { showChanges } from '../../testing/show-dashboard.tsx';
import { comparedExample, incomparableExample } from '../../testing/statistics-answers.ts';
import { LargestDifferences } from './largest-differences.tsx';

const figures = page.getByRole('region', { name: 'Kerncijfers' });

describe('the largest changes', () => {
  const whole = {
    baseline: { mki: 1_000 },
    optimization: { mki: 900 },
    mki: comparedExample({ baseline: 1_000, optimization: 900, amount: -100, share: -0.1 }),
  };
  const rows = () =>
    figures
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);

  it('stand in the order of the server, each saving as less and each increase as more', async () => {
    await showChanges({
      ...whole,
      largest: [
        { ...CONCRETE, baseline: 600, optimization: 450, amount: -150, share: -0.25, incomplete: false },
        { ...STEEL, baseline: 200, optimization: 240, amount: 40, share: 0.2, incomplete: false },
      ],
    });
    await expect.poll(rows).toEqual(['Beton€150,- minder 25,00 %', 'Staal€40,- meer 20,00 %']);
  });

  it('give no percentage of what the baseline does not have', async () => {
    await showChanges({
      ...whole,
      largest: [{ ...STEEL, baseline: 0, optimization: 40, amount: 40, share: null, incomplete: false }],
    });
    await expect.poll(rows).toEqual(['Staal€40,- meer']);
  });

  it('say so when nothing differs anywhere', async () => {
    await showChanges({ baseline: { mki: 400 }, optimization: { mki: 400 }, largest: [] });
    const largest = figures.getByRole('heading', { name: 'Grootste verschillen in MKI' });
    await expect.element(largest).toBeVisible();
    expect(largest.element().parentElement?.parentElement?.textContent).toMatch(/Geen verschil$/);
  });

  it('of which one cannot be compared are those of the others, and say so: it might be the largest, and is named with its own list', async () => {
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    await showChanges({
      ...whole,
      largest: [
        { ...CONCRETE, baseline: 600, optimization: 450, amount: -150, share: -0.25, incomplete: false },
      ],
      largest_unknown: [STEEL],
    });
    await expect.poll(rows).toEqual(['Beton€150,- minder 25,00 %']);
    await expect
      .element(
        figures.getByRole('heading', { name: 'Grootste verschillen in MKI van wat te vergelijken is' }),
      )
      .toBeVisible();
    await expect.element(figures).toMatchTextContent(/Niet te vergelijken: Staal/);
    await figures.getByRole('button', { name: 'Staal' }).click();
    await expect
      .poll(() => server.asked(endpoints.listFigureFindings)[0]?.query)
      .toMatchObject({ quantity: 'mki', product_group: STEEL.uuid });
  });

  it('are called the largest of all where all can be compared', async () => {
    await showChanges({
      ...whole,
      largest: [
        { ...CONCRETE, baseline: 600, optimization: 450, amount: -150, share: -0.25, incomplete: false },
      ],
    });
    await expect
      .element(figures.getByRole('heading', { name: 'Grootste verschillen in MKI', exact: true }))
      .toBeVisible();
    await expect.element(figures).not.toMatchTextContent(/wat te vergelijken/);
  });

  it('of the same sides with a part that cannot be compared do not say that nothing differs', async () => {
    await showChanges({
      baseline: { mki: 400 },
      optimization: { mki: 400 },
      largest: [],
      largest_unknown: [STEEL],
    });
    await expect.element(figures).toMatchTextContent(/niet te vergelijken: Staal/);
  });

  it('of which none can be compared are none: they are named, and each opens its own list', async () => {
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    const { uuid } = CONCRETE;
    await showChanges({ ...whole, largest: [], largest_unknown: [CONCRETE, STEEL] });
    await expect.element(figures).toMatchTextContent(/niet te vergelijken: Beton, Staal/);
    await expect.element(figures).not.toMatchTextContent('Geen verschil');
    await figures.getByRole('button', { name: 'Beton' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect
      .poll(() => server.asked(endpoints.listFigureFindings)[0]?.query)
      .toMatchObject({ quantity: 'mki', product_group: uuid });
  });

  it.each([
    ['product_group', 'product_sub_group'],
    ['product_sub_group', 'product'],
    ['product', undefined],
  ] as const)(
    'of the level %s open a list at the place of what is named; of products there is none but the whole',
    async (level, shows) => {
      const asked: ListedAbout[] = [];
      const changes = { mki: whole.mki, largest: [], largest_unknown: [CONCRETE] };
      await renderScreen(
        <ShowItems value={(about) => asked.push(about)}>
          <LargestDifferences changes={changes} level={level} heading="h2" />
        </ShowItems>,
        { at: '/o/gemeente/dashboard' },
      );
      await page.getByRole('button', { name: 'Beton' }).click();
      const node = { key: CONCRETE.uuid, label: 'Beton', shows };
      expect(asked).toEqual([{ quantity: 'mki', ...(shows ? { node } : {}) }]);
    },
  );

  it('names three of those that cannot be compared, and says how many more there are', async () => {
    const unknown = [1, 2, 3, 4, 5].map((number) => ({ uuid: crypto.randomUUID(), name: `Groep ${number}` }));
    await showChanges({ ...whole, largest: [], largest_unknown: unknown });
    await expect.element(figures).toMatchTextContent(/Groep 1, Groep 2, Groep 3 en nog 2/);
  });

  it('of which an item leaves indicators out are marked', async () => {
    await showChanges({
      ...whole,
      largest: [
        { ...CONCRETE, baseline: 600, optimization: 450, amount: -150, share: -0.25, incomplete: true },
      ],
    });
    await expect.poll(rows).toEqual(['Beton€150,- minder 25,00 %, onvolledig']);
  });

  it('of several projects say over how many of them they speak', async () => {
    await showChanges({
      ...whole,
      mki: comparedExample(
        { baseline: 1_000, optimization: 900, amount: -100, share: -0.1 },
        { compared: 1, pairs: 2 },
      ),
      largest: [
        { ...CONCRETE, baseline: 600, optimization: 450, amount: -150, share: -0.25, incomplete: false },
      ],
    });
    await expect.element(figures.getByText('Over 1 van 2 projecten', { exact: true })).toBeVisible();
  });

  it('are not there where the MKI as a whole cannot be compared', async () => {
    await showChanges({ ...whole, mki: incomparableExample({ pairs: 2 }) });
    await expect.element(figures.getByRole('heading', { name: 'CO2' })).toBeVisible();
    await expect.element(figures).not.toMatchTextContent(/Grootste verschillen|minder|\bmeer\b/);
  });
});
