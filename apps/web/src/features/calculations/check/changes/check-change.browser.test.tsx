import { type CalculationChangeAnswer, endpoints, type FigureChangeAnswer } from '@milieuspoor/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
  exampleCheck,
} from '../../../../testing/calculation-answers.ts';
import { cellsOf } from '../../../../testing/charts-on-screen.ts';
import { server } from '../../../../testing/server.ts';
import { choose, panel, showUpload, workbook } from '../../../../testing/show-calculations.tsx';

beforeEach(() => {
  answerCalculations();
});

describe('what a file changes', () => {
  const active = { uuid: calculationUuid(1), name: 'Ontwerp mei' };
  /** of five items that all declare it; null where the thing is not there */
  const whole = (amount: number | null): FigureChangeAnswer['before'] =>
    amount === null ? null : { amount, items: 5, undeclared: 0, incomplete: 0 };
  const figure = (
    before: number | null,
    after: number | null,
    difference: number | null,
    percentage: number | null,
  ): FigureChangeAnswer => ({
    before: whole(before),
    after: whole(after),
    difference,
    percentage,
    incomplete: false,
    gaps: [],
  });
  const change = {
    set: 'a1',
    weights_differ: false,
    mki: figure(600, 450, -150, -25),
    co2: figure(12_000, 13_000, 1_000, 8.333),
    groups: [
      {
        name: 'Beton',
        presence: 'kept',
        mki: figure(400, 450, 50, 12.5),
        co2: figure(12_000, 13_000, 1_000, 8.333),
      },
      {
        name: 'Staal',
        presence: 'removed',
        mki: figure(200, null, -200, -100),
        co2: figure(null, null, null, null),
      },
    ],
    items_added: { count: 0, items: [] },
    items_removed: { count: 1, items: [] },
    items_changed: {
      count: 2,
      items: [
        {
          post_number: '10.2',
          product: 'Ligger 20 m',
          product_group: 'Beton',
          unit: 'piece',
          mki: figure(400, 450, 50, 12.5),
          co2: figure(1, 1, 0, 0),
          fields: [{ field: 'quantity', before: 4, after: 5 }],
        },
      ],
    },
    items_unchanged: 3,
  } as const;
  const withActive = (more: Partial<CalculationChangeAnswer> = {}) => {
    answerCalculations(exampleCalculation({ active: true }));
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        active,
        no_change: null,
        change: { ...(structuredClone(change) as never as CalculationChangeAnswer), ...more },
      }),
    );
  };

  it('stands per product group: now, then and the difference, of MKI and of CO2', async () => {
    withActive();
    await showUpload();
    choose(workbook());
    const table = panel.getByRole('table', { name: 'Verschil per productgroep' });
    await expect.element(table).toBeVisible();
    expect(cellsOf(table.element()).slice(1)).toEqual([
      ['Totaal', '€600,-', '€450,-', '-€150,- (-25,00 %)', '12,00 ton', '13,00 ton', '+1,00 ton (+8,33 %)'],
      ['Beton', '€400,-', '€450,-', '+€50,- (+12,50 %)', '12,00 ton', '13,00 ton', '+1,00 ton (+8,33 %)'],
      ['Staalvervalt', '€200,-', '-', '-€200,- (-100,00 %)', '-', '-', '-'],
    ]);
    await expect
      .element(
        panel.getByText(
          /Vergeleken met de actieve berekening Ontwerp mei, in Set A1. Dit verandert pas wanneer/,
        ),
      )
      .toBeVisible();
  });

  it('is no difference where a file leaves CO2 undeclared, which stands in its place', async () => {
    const co2 = {
      before: { amount: 20_000, items: 2, undeclared: 0, incomplete: 0 },
      after: { amount: 10_000, items: 2, undeclared: 1, incomplete: 0 },
      difference: null,
      percentage: null,
      incomplete: false,
      gaps: [{ side: 'after' as const, undeclared: 1, items: 2 }],
    };
    const mki = {
      ...figure(20, 17, -3, -15),
      after: { amount: 17, items: 2, undeclared: 0, incomplete: 1 },
      incomplete: true,
    };
    const added = { ...change.items_changed.items[0], mki, co2, fields: [] };
    withActive({ mki, co2, groups: [], items_added: { count: 1, items: [added] } });
    await showUpload();
    choose(workbook());
    const table = panel.getByRole('table', { name: 'Verschil per productgroep' });
    await expect.element(table).toBeVisible();
    expect(cellsOf(table.element())[1]).toEqual([
      'Totaal',
      '€20,-',
      '€17,- (onvolledig bij 1 van 2 posten)',
      '-€3,- (-15,00 %), onvolledig',
      '20,00 ton',
      '10,00 ton (zonder 1 van 2 posten)',
      'niet te vergelijken: 1 van 2 posten van de nieuwe berekening geeft geen CO2 op',
    ]);
    await panel.getByText('1 post toegevoegd').click();
    await expect
      .element(panel.getByRole('list', { name: '1 post toegevoegd' }))
      .toMatchTextContent('-€3,-, onvolledig');
  });

  it('is no difference in MKI with other weights, which stands in its place', async () => {
    const apart = {
      ...figure(600, 450, null, null),
      gaps: [
        { side: 'before' as const, undeclared: 0, items: 5, apart: 5 },
        { side: 'after' as const, undeclared: 0, items: 5, apart: 5 },
      ],
    };
    withActive({ weights_differ: true, mki: apart, groups: [] });
    await showUpload();
    choose(workbook());
    const table = panel.getByRole('table', { name: 'Verschil per productgroep' });
    await expect.element(table).toBeVisible();
    expect(cellsOf(table.element())[1]?.slice(1, 4)).toEqual([
      '€600,-',
      '€450,-',
      expect.stringMatching(/^niet te vergelijken: .*weegfactoren/),
    ]);
    await expect.element(panel.getByText(/Het verschil in MKI wordt daarom niet bepaald/)).toBeVisible();
    await expect.element(panel.getByText(/MKI van .* naar/)).not.toBeInTheDocument();
    await expect
      .element(panel.getByText('3 posten zonder ander verschil; de MKI ervan is niet vergeleken'))
      .toBeVisible();
    await panel.getByText('2 posten gewijzigd').click();
    await expect
      .element(panel.getByText('De post met het grootste verschil in CO2 staat hier.'))
      .toBeVisible();
    const [item] = panel.getByRole('list', { name: '2 posten gewijzigd' }).getByRole('listitem').elements();
    expect(item?.lastElementChild?.textContent).toBe('');
  });

  it('says nothing of items that stayed the same where none did', async () => {
    withActive({ items_unchanged: 0 });
    await showUpload();
    choose(workbook());
    await expect.element(panel.getByText('2 posten gewijzigd')).toBeVisible();
    await expect.element(panel.getByText(/gelijk gebleven|zonder ander verschil/)).not.toBeInTheDocument();
  });

  it('with other weights does not say that nothing changes', async () => {
    const none = { count: 0, items: [] };
    withActive({
      ...{ weights_differ: true, mki: figure(600, 600, null, null), co2: figure(1, 1, 0, 0), groups: [] },
      ...{ items_added: none, items_removed: none, items_changed: none },
    });
    await showUpload();
    choose(workbook());
    await expect.element(panel.getByText(/de MKI ervan is niet vergeleken/)).toBeVisible();
    await expect.element(panel.getByText(/Er verandert niets/)).not.toBeInTheDocument();
  });

  it('stands per item in a list that opens, with how many of them it shows', async () => {
    withActive();
    await showUpload();
    choose(workbook());
    await panel.getByText('2 posten gewijzigd').click();
    await expect
      .element(panel.getByText('De post met het grootste verschil in MKI staat hier.'))
      .toBeVisible();
    await expect
      .element(panel.getByRole('list', { name: 'Wijzigingen van post 10.2' }))
      .toHaveTextContent('Hoeveelheid: 4 wordt 5');
    await expect.element(panel.getByText('3 posten gelijk gebleven')).toBeVisible();
    await expect.element(panel.getByText(/posten? toegevoegd$/)).not.toBeInTheDocument();
  });

  it('is out of date when another calculation has become active, and is asked again', async () => {
    withActive();
    answerCalculations(exampleCalculation({ active: true, uuid: calculationUuid(2) }));
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({ active, no_change: null, change: structuredClone(change) as never }),
    );
    await showUpload();
    choose(workbook());
    await expect.element(panel.getByText(/De actieve berekening is intussen een andere/)).toBeVisible();
    await expect.element(panel.getByRole('table')).not.toBeInTheDocument();
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({ active: { ...active, uuid: calculationUuid(2) }, no_change: 'other-set' }),
    );
    await panel.getByRole('button', { name: 'Opnieuw controleren' }).click();
    await expect
      .element(panel.getByText(/Waarden uit verschillende sets worden niet met elkaar vergeleken/))
      .toBeVisible();
  });

  it('is nothing where every item is equal', async () => {
    answerCalculations(exampleCalculation({ active: true }));
    const none = { count: 0, items: [] };
    server.answer(endpoints.checkCalculation, () =>
      exampleCheck({
        active,
        no_change: null,
        change: {
          ...change,
          mki: figure(600, 600, 0, 0),
          co2: figure(12_000, 12_000, 0, 0),
          groups: [],
          items_added: none,
          items_removed: none,
          items_changed: none,
          items_unchanged: 5,
        },
      }),
    );
    await showUpload();
    choose(workbook());
    await expect.element(panel.getByText(/Er verandert niets: alle posten zijn gelijk/)).toBeVisible();
  });
});
