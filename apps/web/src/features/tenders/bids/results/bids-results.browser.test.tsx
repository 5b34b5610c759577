import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { METHOD_STATISTICS } from '../../../../testing/bid-answers.ts';
import { rowsOf, tableOf } from '../../../../testing/charts-on-screen.ts';
import { calculatedBid, METHOD_BIDS } from '../../../../testing/example-bids.ts';
import { atSize, placeOf } from '../../../../testing/on-screen.ts';
import { leaveScreens } from '../../../../testing/render-screen.tsx';
import { savedBy } from '../../../../testing/saved-file.ts';
import { BASELINE, showBidders } from '../../../../testing/show-bidders.tsx';

const panel = page.getByRole('region', { name: 'Interpretatie van de resultaten' });
const card = (title: string) => panel.getByRole('region', { name: title });
const chart = (title: string) => panel.getByRole('region', { name: new RegExp(`^${title}`) });
const BIDS = 'Inschrijvingen';
const MKI = 'Totale MKI van baseline en inschrijvers';

describe('the interpretation of the results', () => {
  it('has three cards of two decimals, which say what they are', async () => {
    await showBidders({ bids: METHOD_BIDS });
    await expect
      .element(card('Stimulering MKI'))
      .toMatchTextContent(/5,00euro fictieve korting per euro lagere MKI/);
    await expect
      .element(card('Stimulering duurzamere oplossing'))
      .toMatchTextContent(/2,57.*West, met de laagste MKI, vraagt €180\.000,- meer dan Zuid/);
    await expect
      .element(card('% streefwaarde behaald'))
      .toMatchTextContent(/25,00 %.*op of onder de streefwaarde van €50\.000,-/);
  });

  it('says in what it compares what was filled in, and what counts as 0 since it does not apply', async () => {
    const bids = METHOD_BIDS.map((bid) => ({
      ...bid,
      ...(bid.name === 'West' ? { explained: [{ kind: 'module:A4' as const, posts: 5 }] } : {}),
      ...(bid.name === 'Zuid' ? { filled_mki: 540, counting_mki: 110_540 } : {}),
      // The bid has neither of the two.
      ...(bid.name === 'Oost' ? { filled_mki: 10, counting_mki: 87_510 } : {}),
    }));
    await showBidders({ bids });
    const said = card('Stimulering duurzamere oplossing');
    await expect.element(said).toMatchTextContent(/Na besluit aangevuld uit de baseline: Zuid \+€540,-\./);
    await expect
      .element(said)
      .toMatchTextContent(/Niet van toepassing, telt als 0: West \(A4 bij 5 posten\)\./);
    await expect.element(said).not.toMatchTextContent(/Oost/);
  });

  it('names the bids that are not counted in it, and compares none that is alone', async () => {
    const [one, ...others] = METHOD_BIDS;
    if (!one) throw new Error('no bids');
    const notWhole = others.map((bid) => ({ ...bid, standing: 'not-whole' as const }));
    const { uuid, name } = one;
    const lowest = {
      applicant_lowest_mki_value: { uuid, name },
      applicant_lowest_qoute_price: { uuid, name },
    };
    const statistics = { ...METHOD_STATISTICS, ...lowest, costs_most_sustainable: 0 };
    const costs = card('Stimulering duurzamere oplossing');
    await showBidders({ bids: [one, ...notWhole.slice(0, 1), ...others.slice(1)], statistics });
    await expect
      .element(costs)
      .toMatchTextContent(
        new RegExp(
          `${name} heeft de laagste MKI en de laagste inschrijfprijs\\.\\s*Niet meegeteld: ${others[0]?.name}\\.`,
        ),
      );
    leaveScreens();
    await showBidders({ bids: [one, ...notWhole], statistics });
    await expect.element(costs).toMatchTextContent(`Alleen de MKI van ${name} telt`);
    await expect.element(costs).not.toMatchTextContent('de laagste MKI');
    leaveScreens();
    // The price of a bid without a calculation counts among the prices; it has no MKI.
    const priced = others.map((bid) => ({ ...bid, standing: 'no-calculation' as const, mki_value: null }));
    await showBidders({ bids: [one, ...priced], statistics });
    await expect.element(costs).toMatchTextContent(`Alleen de MKI van ${name} telt`);
  });

  it('has a dash and the reason where a figure is not known', async () => {
    await showBidders({
      bids: METHOD_BIDS,
      project: { mki_lower_boundary: 100_000 },
      statistics: {
        ...METHOD_STATISTICS,
        additional_costs_environmental_profit: null,
        applicants_lower_boundary_mki_surpassed: null,
      },
    });
    await expect
      .element(card('Stimulering MKI'))
      .toMatchTextContent('Stimulering MKI-De referentiewaarde ligt niet boven de streefwaarde.');
    await expect
      .element(card('Stimulering duurzamere oplossing'))
      .toMatchTextContent(/oplossing-Alleen te bepalen als de goedkoopste inschrijving/);
    await expect
      .element(card('% streefwaarde behaald'))
      .toMatchTextContent(/behaald-Er is geen streefwaarde/);
  });

  it('says that its figures could not be fetched, and the charts stay', async () => {
    await showBidders({ bids: METHOD_BIDS, statistics: null });
    await expect.element(panel.getByText('De interpretatie kan nu niet worden getoond')).toBeVisible();
    await expect.element(panel.getByRole('region', { name: /^Inschrijvingen/ })).toBeVisible();
  });

  it('is not there without bidders', async () => {
    await showBidders();
    await expect.element(page.getByText('Er zijn nog geen inschrijvers')).toBeVisible();
    expect(panel.length).toBe(0);
  });

  it('draws each bid 600 px high out of parts that are the quote together', async () => {
    await showBidders({ bids: METHOD_BIDS });
    expect(await tableOf(BIDS)).toEqual([
      ['Inschrijver', 'Fictieve inschrijfprijs', 'MKI', 'Fictieve korting overige criteria', 'Totaal'],
      ['Noord', '€825.000,-', '€125.000,-', '€50.000,-', '€1.000.000,-'],
      ['Oost', '€827.500,-', '€62.500,-', '€30.000,-', '€920.000,-'],
      ['West', '€830.000,-', '€250.000,-', '€0,-', '€1.080.000,-'],
      ['Zuid', '€860.000,-', '€0,-', '€40.000,-', '€900.000,-'],
    ]);
    const picture = panel.getByRole('img', { name: /^Inschrijvingen/ });
    expect(placeOf(picture).height).toBe(600);
  });

  it('draws twelve and more as lying bars, in the same 600 px', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, place) =>
        calculatedBid(place + 1, 60_000 + place, { name: `Aannemingsmaatschappij nummer ${place + 1}` }),
      );
    const bars = chart(BIDS).getByRole('img');
    for (const count of [11, 12, 40]) {
      await atSize(1440, 900, async () => {
        await showBidders({ bids: many(count) });
        await expect.element(bars).toBeVisible();
        expect(placeOf(bars).height, `${count} bids`).toBe(600);
      });
      leaveScreens();
    }
  });

  it('shows beside them what they have above the lowest fictional price, on a scale of its own', async () => {
    await showBidders({ bids: METHOD_BIDS });
    const title = 'Verschillen tussen de inschrijvingen';
    expect((await tableOf(title)).slice(1)).toEqual([
      ['Noord', '€0,-', '€125.000,-', '€50.000,-', '€175.000,-'],
      ['Oost', '€2.500,-', '€62.500,-', '€30.000,-', '€95.000,-'],
      ['West', '€5.000,-', '€250.000,-', '€0,-', '€255.000,-'],
      ['Zuid', '€35.000,-', '€0,-', '€40.000,-', '€75.000,-'],
    ]);
    await expect.element(chart(title).getByText(/zonder de €825\.000,- van de laagste/)).toBeVisible();
    leaveScreens();
    await showBidders({ bids: METHOD_BIDS.slice(0, 1) });
    await expect.element(chart(BIDS)).toBeVisible();
    expect(chart(title).length).toBe(0);
  });

  it('shows below them how the model rewards a lower MKI, beside what others’ models do', async () => {
    await showBidders({ bids: METHOD_BIDS });
    const chart = panel.getByRole('region', { name: /^Stimulering duurzaamheid/ });
    await expect.element(chart).toBeVisible();
    const bids = panel.getByRole('region', { name: /^Inschrijvingen/ });
    expect(placeOf(chart).top).toBeGreaterThan(placeOf(bids).bottom);
  });

  it('sorts the bidders of table and charts as somebody chooses', async () => {
    await showBidders({ bids: METHOD_BIDS, calculations: [BASELINE] });
    await panel.getByRole('combobox', { name: 'Volgorde in tabel en grafieken' }).click();
    await page.getByRole('option', { name: 'Inschrijfprijs', exact: true }).click();
    expect((await tableOf(BIDS)).slice(1).map(([name]) => name)).toEqual(['Zuid', 'Oost', 'Noord', 'West']);
    const table = page.getByRole('table', { name: 'Inschrijvers', exact: true });
    expect(rowsOf(table.element()).map(([name]) => name)).toEqual(['Zuid', 'Oost', 'Noord', 'West']);
    expect((await tableOf(MKI)).slice(1)).toEqual([
      ['Baseline', '€100.000,-'],
      ['Zuid', '€110.000,-'],
      ['Oost', '€87.500,-'],
      ['Noord', '€75.000,-'],
      ['West', '€40.000,-'],
    ]);
  });

  it('draws no bar for a bid that is not scored, and says so', async () => {
    const partial = calculatedBid(5, 10, {
      name: 'Deel',
      standing: 'incomplete',
      mki_score: null,
      fictional_quote_price: null,
      rank: null,
    });
    await showBidders({ bids: [...METHOD_BIDS, partial], calculations: [BASELINE] });
    expect((await tableOf(BIDS)).at(-1)).toEqual(['Deel, niet gescoord', '-', '-', '-', '€1.000.000,-']);
    await expect.element(panel.getByText(/Zonder staaf, want niet gescoord: Deel\./)).toBeVisible();
    expect((await tableOf(MKI)).at(-1)).toEqual(['Deel, er ontbreken posten in de MKI', '-']);
    await expect
      .element(panel.getByText('Zonder staaf: Deel (er ontbreken posten in de MKI).'))
      .toBeVisible();
  });

  it('says at price and MKI of all what was filled in or counts as 0, whose work differs and who was ruled out, in a file as well', async () => {
    const work = {
      ...{ known: true, open: false, lacking_posts: 0, modules: [], missing_posts: 0, fewer_posts: 4 },
      ...{ added_posts: 0, differing_posts: 0, asked: [], other_modules: [] },
      ...{ other_lacking_posts: 0, other_slight_posts: 0 },
    };
    const unscored = { mki_score: null, fictional_quote_price: null, rank: null } as const;
    const gap = {
      ...{ posts: 5, unvalued_posts: 0, weight_mki: 540, filled_mki: 540, filled_mki_beside_posts: 540 },
      choices: ['zero' as const],
    };
    const at = { decided_by: 'Bo', decided: '03/05/2026 12:00:00', reason: 'Zo is het bedoeld' };
    const decided = { ...at, choice: 'zero', filled_mki: 0 } as const;
    const ruling = { as: 'invalid', reason: 'Te laat', since: '03/05/2026 11:00:00' } as const;
    await showBidders({
      bids: [
        calculatedBid(1, 60_000, { name: 'Klein', work }),
        calculatedBid(2, 70_000, { name: 'Aangevuld', filled_mki: 540, counting_mki: 70_540 }),
        calculatedBid(4, 65_000, {
          name: 'Leeg',
          gaps: [{ ...gap, kind: 'module:A4' }],
          decisions: [{ ...decided, kind: 'module:A4' }],
        }),
        calculatedBid(5, 66_000, { name: 'Gezegd', explained: [{ kind: 'module:A4', posts: 5 }] }),
        calculatedBid(6, 67_000, { name: 'Minder', beside_others: [{ kind: 'module:C4', posts: 1 }] }),
        calculatedBid(3, 10, { name: 'Weg', standing: 'invalid', ruling, ...unscored }),
      ],
      calculations: [BASELINE],
    });
    const ofBoth = [
      'Klein: omvang verschilt: 4 posten minder.',
      'Na besluit aangevuld uit de baseline: Aangevuld +€540,-.',
      'Telt na besluit als 0: Leeg (A4 bij 5 posten).',
      'Niet van toepassing, telt als 0: Gezegd (A4 bij 5 posten).',
      'Minder: een andere inschrijving geeft op wat hier leeg is: C4 bij 1 post.',
    ];
    const said = [...ofBoth, 'Zonder staaf, want ingetrokken of ongeldig: Weg.'];
    for (const each of said) await expect.element(chart(MKI).getByText(each)).toBeVisible();
    for (const each of ofBoth) await expect.element(chart(BIDS).getByText(each)).toBeVisible();
    expect((await tableOf(MKI)).at(-1)).toEqual(['Weg, ongeldig', '-']);
    const file = await savedBy(async () => {
      await panel.getByRole('button', { name: `${MKI} opslaan` }).click();
      await page.getByRole('menuitem', { name: 'Opslaan als CSV' }).click();
    });
    for (const each of said) expect(file.text()).toContain(each);
    expect(file.text()).not.toContain('Zonder staaf: ');
  });
});
