import '@fontsource-variable/source-sans-3/wght.css';
import { type Applicant, endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CORRECTING } from '../../../../testing/bid-answers.ts';
import { cellsOf } from '../../../../testing/charts-on-screen.ts';
import { applicantUuid, calculatedBid, exampleBid, METHOD_BIDS } from '../../../../testing/example-bids.ts';
import { exampleFinding } from '../../../../testing/example-finding.ts';
import { atSize, expectNothingCut, placeOf } from '../../../../testing/on-screen.ts';
import { refused, server } from '../../../../testing/server.ts';
import {
  BASELINE,
  bidRow,
  changedByColleague,
  remarksOf,
  showBidders,
} from '../../../../testing/show-bidders.tsx';
import { STAFF } from '../../../../testing/show-calculations.tsx';

const table = page.getByRole('table', { name: 'Inschrijvers' });
const winnerOf = (name: string) => page.getByRole('checkbox', { name: `${name} tot winnaar kiezen` });

async function figures(): Promise<string[][]> {
  return (await rows()).map((row) => row.slice(0, 6));
}

/** Returns the rows without the remarks below each bid. */
async function rows(): Promise<string[][]> {
  await expect.element(table).toBeVisible();
  return cellsOf(table.element()).filter(({ length }) => length > 1);
}

const WITHDRAWN = {
  as: 'withdrawn',
  reason: 'Een rekenfout in de prijs',
  since: '03/05/2026 11:00:00',
} as const;

describe('the table of bidders', () => {
  it('states of each bid what the method’s example works out by hand', async () => {
    await showBidders({ bids: METHOD_BIDS });
    expect(await figures()).toEqual([
      [
        'Inschrijver',
        'Inschrijfprijs',
        'Fictieve inschrijfprijs',
        'MKI',
        'Fictieve korting MKI',
        'Fictieve korting overige criteria',
      ],
      ['Noord', '€1.000.000,-', '€825.000,-Plaats 1', '€75.000,-A1', '€125.000,-', '€50.000,-'],
      ['Oost', '€920.000,-', '€827.500,-Plaats 2', '€87.500,-A1', '€62.500,-', '€30.000,-'],
      ['West', '€1.080.000,-', '€830.000,-Plaats 3', '€40.000,-A1', '€250.000,-', '€0,-'],
      ['Zuid', '€900.000,-', '€860.000,-Plaats 4', '€110.000,-A1', '€0,-', '€40.000,-'],
    ]);
    const columns = cellsOf(table.element())[0]?.slice(6);
    expect(columns).toEqual(['Inschrijf\u00adberekening', 'Notities', 'Winnaar', 'Aanpassen']);
  });

  it('says what a bid lacks that is not whole, how the size of another differs, and keeps the first from the crown', async () => {
    const work = {
      ...{ known: true, open: true, lacking_posts: 0, modules: [], missing_posts: 0, fewer_posts: 0 },
      ...{ added_posts: 0, differing_posts: 0, asked: [], other_modules: [] },
      ...{ other_lacking_posts: 0, other_slight_posts: 0 },
    };
    await showBidders({
      project: { bids_opened: '03/05/2026 11:00:00' },
      bids: [
        calculatedBid(1, 10, {
          ...{
            name: 'Leeg',
            standing: 'not-whole',
            mki_score: null,
            fictional_quote_price: null,
            rank: null,
          },
          work: { ...work, lacking_posts: 5, modules: ['A4', 'A5', 'C1', 'C2', 'C3', 'C4'] },
        }),
        calculatedBid(2, 20, { name: 'Meer', rank: 1, work: { ...work, open: false, added_posts: 2 } }),
        calculatedBid(4, 40, { name: 'Alleen', rank: 3, work: null }),
        calculatedBid(3, 30, {
          ...{ name: 'Beetje', rank: 2 },
          work: { ...work, open: false, other_slight_posts: 1, other_modules: ['B4'] },
        }),
      ],
    });
    expect((await rows()).slice(1).map((row) => [row[3], row[6]])).toEqual([
      ['€20,-A1', expect.stringMatching(/Volledig$/)],
      ['€30,-A1', expect.stringMatching(/Volledig$/)],
      ['€40,-A1', expect.not.stringMatching(/olledig/)],
      ['€10,-A1', expect.stringMatching(/Niet volledig$/)],
    ]);
    expect(['Meer', 'Beetje', 'Alleen', 'Leeg'].map(remarksOf)).toEqual([
      'Let op: omvang verschilt: 2 posten meer.',
      'Let op: de baseline laat B4 geheel of deels leeg bij 1 post; dat weegt minder dan 1 % en telt mee.',
      'Niet nagegaan: er is geen actieve baseline om mee te vergelijken',
      'Niet gescoord: A4, A5 en C1-C4 ontbreken geheel of deels bij 5 posten',
    ]);
    await expect.element(winnerOf('Leeg')).toBeDisabled();
    await expect.element(winnerOf('Meer')).toBeEnabled();
  });

  it('says what a bid leaves empty that another declares, and does not call it whole without that', async () => {
    await showBidders({
      project: { bids_opened: '03/05/2026 11:00:00' },
      bids: [
        calculatedBid(1, 10, { name: 'Minder', beside_others: [{ kind: 'module:A4', posts: 2 }] }),
        calculatedBid(2, 20, { name: 'Heel', rank: 2 }),
      ],
    });
    const said = 'Let op: een andere inschrijving geeft op wat hier leeg is: A4 bij 2 posten.';
    expect((await rows()).slice(1).map((row) => [row[3], row[6]])).toEqual([
      ['€10,-A1', expect.stringMatching(/Volledig naast de baseline, niet naast andere inschrijvingen$/)],
      ['€20,-A1', expect.stringMatching(/Volledig$/)],
    ]);
    expect(['Minder', 'Heel'].map(remarksOf)).toEqual([said, null]);
    await winnerOf('Minder').click();
    await expect
      .element(page.getByRole('alertdialog', { name: 'Minder tot winnaar kiezen' }).getByText(said))
      .toBeVisible();
  });

  it('says below a bid why it is not scored, and states no score, price or place for it', async () => {
    const unscored = { mki_score: null, fictional_quote_price: null, rank: null } as const;
    await showBidders({
      bids: [
        calculatedBid(1, 10, { name: 'Deel', standing: 'incomplete', ...unscored }),
        calculatedBid(2, 20, { name: 'Set', standing: 'other-set', ...unscored }),
        calculatedBid(3, 30, { name: 'Weging', standing: 'other-weights', ...unscored }),
        calculatedBid(4, 40, { name: 'Gat', incomplete: true, mki_score: 5, fictional_quote_price: 7 }),
        exampleBid({ uuid: applicantUuid(5), name: 'Zonder', criteria_discount: null }),
        calculatedBid(6, 50, { name: 'Terug', standing: 'withdrawn', ruling: WITHDRAWN, ...unscored }),
      ],
    });
    const [, ...scores] = await figures();
    expect(scores.map((row) => row.slice(2))).toEqual([
      ['€7,-Plaats 1', '€40,-A1', '€5,-', '€50.000,-'],
      ['-', '€10,-A1', '-', '€50.000,-'],
      ['-', '€20,-A1', '-', '€50.000,-'],
      ['-', '€50,-A1', '-', '€50.000,-'],
      ['-', '€30,-A1', '-', '€50.000,-'],
      ['€950.000,-', '-', '€0,-', '-'],
    ]);
    expect(['Gat', 'Deel', 'Set', 'Terug', 'Weging', 'Zonder'].map(remarksOf)).toEqual([
      'Onvolledig: van sommige posten ontbreken indicatoren',
      'Niet gescoord: er ontbreken posten in de MKI',
      'Niet gescoord: andere set dan de baseline of een andere inschrijving',
      'Ingetrokken, 03-05-2026 11:00: Een rekenfout in de prijs',
      'Niet gescoord: andere weegfactoren dan de baseline of een andere inschrijving',
      'Geen berekening: geen korting voor de MKI en geen plaats',
    ]);
  });

  it('says a tie in words', async () => {
    await showBidders({
      bids: [
        calculatedBid(1, 75_000, { name: 'Noord', rank: 1, tied: true }),
        calculatedBid(2, 75_000, { name: 'Oost', rank: 1, tied: true }),
      ],
    });
    await expect
      .element(bidRow('Noord'))
      .toMatchTextContent('Gedeelde plaats 1, met Oost: prijs en MKI zijn gelijk');
  });

  it('says once that there is no score while the model has no limits', async () => {
    await showBidders({
      project: { mki_upper_boundary: null },
      bids: [calculatedBid(1, 75_000, { mki_score: null, fictional_quote_price: null, rank: null })],
    });
    await expect.element(page.getByText(/Er is nog geen fictieve korting/)).toBeVisible();
    await expect.element(page.getByText('€100.000,-')).not.toBeInTheDocument();
  });

  it('shows the limits of the model in a panel that is folded until somebody asks for them', async () => {
    await showBidders();
    const panel = page.getByRole('button', { name: 'Grenzen van het gunningsmodel (EMVI/BPKV)' });
    const limits = page.getByRole('region', { name: 'Grenzen van het gunningsmodel (EMVI/BPKV)' });
    await expect.element(panel).toHaveAttribute('aria-expanded', 'false');
    expect(page.getByText('Streefwaarde MKI').length).toBe(0);
    await panel.click();
    await expect.element(limits).toMatchTextContent(/Maximale fictieve korting MKI€250\.000,-/);
    await expect.element(limits).toMatchTextContent(/Referentiewaarde MKI€100\.000,-/);
    await expect.element(limits).toMatchTextContent(/Streefwaarde MKI€50\.000,-/);
    await expect.element(limits).toMatchTextContent(/overige criteria€50\.000,-/);
    await panel.click();
    await expect.element(page.getByText('Streefwaarde MKI')).not.toBeVisible();
    await expect.element(panel).toHaveAttribute('aria-expanded', 'false');
  });

  it('lists opened bids by their fictitious price, and sealed ones as they were entered', async () => {
    const names = async () => (await figures()).slice(1).map(([name]) => name);
    const entered = METHOD_BIDS.toReversed();
    const opened = await showBidders({ bids: entered, project: { bids_opened: null }, actor: STAFF });
    expect(await names()).toEqual(['Zuid', 'West', 'Oost', 'Noord']);
    opened.project = { ...opened.project, bids_opened: '04/05/2026 10:00:00' };
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(names).toEqual(['Noord', 'Oost', 'West', 'Zuid']);
  });

  it('stands still while a row is filled in, whatever is fetched meanwhile', async () => {
    const names = async () => (await figures()).slice(1).map(([name]) => name);
    const tender = await showBidders({
      bids: METHOD_BIDS.toReversed(),
      project: { bids_opened: null },
      actor: STAFF,
    });
    await page.getByRole('button', { name: 'Inschrijving aanpassen van Noord' }).click();
    const field = page.getByRole('textbox', { name: 'Inschrijver' });
    await field.fill('Noordwest');
    tender.project = { ...tender.project, bids_opened: '04/05/2026 10:00:00' };
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(bidRow('Oost')).toMatchTextContent(/Plaats 2/);
    expect((await names()).slice(0, 3)).toEqual(['Zuid', 'West', 'Oost']);
    await expect.element(field).toHaveValue('Noordwest');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(names).toEqual(['Noord', 'Oost', 'West', 'Zuid']);
  });

  it('at 390 px shows of each bidder what decides, and the rest to who asks', async () => {
    await atSize(390, 844, async () => {
      await showBidders({ bids: METHOD_BIDS });
      const labels = () =>
        bidRow('Noord')
          .getByRole('cell')
          .elements()
          .map((cell) => cell.getAttribute('data-label'));
      await expect.element(bidRow('Noord')).toBeVisible();
      expect(labels()).toEqual(['Inschrijfprijs', 'Fictieve inschrijfprijs', 'MKI']);
      await page.getByRole('button', { name: 'Meer van Noord tonen' }).click();
      await expect.element(bidRow('Noord').getByRole('checkbox')).toBeVisible();
      expect(labels()).toContain('Fictieve korting overige criteria');
      await bidRow('Noord').getByRole('button', { name: 'Inschrijving aanpassen van Noord' }).click();
      await userEvent.keyboard('{Escape}');
      // The row must come back as it was, or the focus would have nowhere to go.
      const pencil = page.getByRole('button', { name: 'Inschrijving aanpassen van Noord' });
      await expect.poll(() => document.activeElement).toBe(pencil.element());
      await page.getByRole('button', { name: 'Minder van Noord tonen' }).click();
      await expect.poll(() => labels().length).toBe(3);
    });
  });

  it('at 390 px says of each bidder that is not simply whole, or has no place, in a few words why', async () => {
    const at = { decided_by: 'Bo', decided: '03/05/2026 12:00:00', reason: 'Zo is het bedoeld' };
    const gap = {
      ...{ posts: 5, unvalued_posts: 0, weight_mki: 540, filled_mki: 540 },
      filled_mki_beside_posts: 540,
    };
    const unscored = { mki_score: null, fictional_quote_price: null, rank: null } as const;
    const work = calculatedBid(1, 0).work;
    const unknown = work && { ...work, known: false, open: true };
    await atSize(390, 844, async () => {
      await showBidders({
        project: { bids_opened: '03/05/2026 11:00:00' },
        bids: [
          calculatedBid(1, 10, {
            name: 'Nul',
            gaps: [{ ...gap, kind: 'module:A4', choices: ['zero'] }],
            decisions: [{ ...at, kind: 'module:A4', choice: 'zero', filled_mki: 0 }],
          }),
          calculatedBid(2, 20, {
            name: 'Gezegd',
            explained: [
              { kind: 'module:A4', posts: 5 },
              { kind: 'module:C4', posts: 1 },
            ],
          }),
          calculatedBid(3, 30, { name: 'Leeg', standing: 'not-whole', ...unscored }),
          calculatedBid(4, 40, { name: 'Meer', standing: 'beyond-baseline', ...unscored }),
          calculatedBid(5, 50, { name: 'Weg', standing: 'set-aside', ...unscored }),
          calculatedBid(6, 60, { name: 'Nieuw', standing: 'not-whole', work: unknown, ...unscored }),
          calculatedBid(7, 70, { name: 'Alleen', rank: 2, work: null }),
          calculatedBid(8, 80, {
            ...{ name: 'Minder', rank: 3 },
            beside_others: [{ kind: 'module:A4', posts: 2 }],
          }),
        ],
      });
      const besideMinder = 'Let op: een andere inschrijving geeft op wat hier leeg is: A4 bij 2 posten.';
      await expect.element(page.getByText(besideMinder)).toBeVisible();
      await expect
        .element(page.getByRole('button', { name: /^Niet van toepassing, telt als 0: A4/ }))
        .toBeVisible();
      expect(['Nul', 'Gezegd', 'Alleen', 'Minder'].map(remarksOf)).toEqual([
        'Telt na besluit als 0: A4 bij 5 posten.',
        'Niet van toepassing, telt als 0: A4 bij 5 posten; C4 bij 1 post.',
        'Niet nagegaan: er is geen actieve baseline om mee te vergelijken',
        besideMinder,
      ]);
      for (const [name, why] of [
        ['Leeg', 'niet volledig'],
        ['Meer', 'geeft op wat de baseline leeg laat'],
        ['Weg', 'terzijde gelegd'],
        ['Nieuw', 'werk nog niet vergeleken'],
      ] as const)
        await expect.element(bidRow(name).getByText(`Niet gescoord: ${why}`, { exact: true })).toBeVisible();
      // The list behind the button is not part of what is visible.
      await expect.element(page.getByText('Telt na besluit als 0: A4 bij 5 posten.')).toBeVisible();
      expectNothingCut();
    });
  });

  it('at 1440 px breaks no word of a name, leaves what is missing room, and needs no scrolling', async () => {
    const names = [
      ...['Wegenbouw Van Loon & Dekker Infra B.V.', 'Straatwerk Eemland', 'Groenveld'],
      'Grondverzetmaatschappij De Peel',
    ];
    const work = calculatedBid(1, 0).work;
    const unscored = { mki_score: null, fictional_quote_price: null, rank: null } as const;
    await showBidders({
      project: CORRECTING,
      bids: names.map((name, place) =>
        calculatedBid(place + 1, 540_180, {
          ...{ name, active: place === 1, criteria_discount: 30_000 },
          explained: [{ kind: 'module:A4', posts: 5 }],
          ...(place === 2
            ? {
                ...{ standing: 'not-whole', ...unscored },
                work: work && { ...work, open: true, lacking_posts: 2, modules: ['A4'] },
              }
            : {}),
        }),
      ),
    });
    await expect
      .element(page.getByRole('button', { name: 'Inschrijving aanpassen van Groenveld' }))
      .toBeVisible();
    // The width that the menu and the edges of the page leave of 1440 px.
    const scroller = table.element().parentElement as HTMLElement;
    scroller.style.width = '1128px';
    await document.fonts.ready;
    expect(scroller.scrollWidth).toBe(scroller.clientWidth);
    for (const name of names) {
      const [text] = bidRow(name).getByText(name, { exact: true }).last().element().childNodes;
      for (const { index, 0: word } of name.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text as Text, index);
        range.setEnd(text as Text, index + word.length);
        expect([word, range.getClientRects().length]).toEqual([word, 1]);
      }
      expect(bidRow(name).element().getBoundingClientRect().height).toBeLessThan(160);
      // An amount is one line, with its set beside it.
      for (const figure of bidRow(name)
        .getByText(/^€[\d.]+,-/)
        .elements())
        expect(figure.getClientRects().length, figure.textContent).toBe(1);
    }
    const file = bidRow('Groenveld').getByText('eld.xlsx', { exact: true });
    // What comes before those letters is in view as far as there is room, six letters at least.
    const { content, width } = getComputedStyle(file.element(), '::before');
    expect(content).toBe('"inschrijving-Groenv"');
    expect(Number.parseFloat(width)).toBeGreaterThan(60);
  });

  it('of eight bidders is no longer than a phone can be scrolled through', async () => {
    await atSize(390, 844, async () => {
      const eight = [...METHOD_BIDS, ...METHOD_BIDS].map((bid, place) => ({
        ...bid,
        uuid: applicantUuid(place + 1),
        name: `Bouwcombinatie ${place + 1}`,
        active: place === 0,
      }));
      await showBidders({ bids: eight, calculations: [BASELINE], project: {} });
      await expect.element(bidRow('Bouwcombinatie 8')).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Volgende' })).toBeVisible();
      expect(document.documentElement.scrollHeight).toBeLessThan(6_000);
      expectNothingCut();
    });
  });

  it('at 390 px is a list of cards in which nothing is cut', async () => {
    await atSize(390, 844, async () => {
      await showBidders({ bids: METHOD_BIDS });
      await expect.element(bidRow('Noord')).toBeVisible();
      expectNothingCut();
      const cell = bidRow('Noord').getByRole('cell').first();
      expect(getComputedStyle(cell.element(), '::before').content).toBe('"Inschrijfprijs"');
    });
  });
});

describe('the winner', () => {
  it('is who somebody ticks, in bold with a crown, in place of another', async () => {
    await showBidders({
      bids: METHOD_BIDS.map((bid) => ({ ...bid, active: bid.name === 'Oost' })),
    });
    await winnerOf('Noord').click();
    const crown = bidRow('Noord').getByRole('img', { name: 'Winnaar' });
    await expect.element(crown).toBeVisible();
    // It is beside the name, not above it.
    expect(placeOf(crown).bottom).toBeGreaterThan(
      placeOf(bidRow('Noord').getByText('Noord', { exact: true })).top,
    );
    expect(placeOf(crown).right).toBeLessThanOrEqual(
      placeOf(bidRow('Noord').getByText('Noord', { exact: true })).left,
    );
    const weightOf = (name: string) => {
      const named = bidRow(name).getByRole('rowheader').element().querySelector('span');
      return named && getComputedStyle(named).fontWeight;
    };
    await expect.poll(() => ['Noord', 'Oost'].map(weightOf)).toEqual(['700', '400']);
    await expect.element(winnerOf('Oost')).not.toBeChecked();
    expect(
      server.asked(endpoints.updateApplicant).map(({ params, payload }) => [params.uuid, payload]),
    ).toEqual([
      [
        applicantUuid(1),
        {
          active: true,
          seen_winner: applicantUuid(2),
          // What the screen showed of the bidder.
          shown: {
            bidder: {
              uuid: applicantUuid(1),
              name: 'Noord',
              quote_price: 1_000_000,
              criteria_discount: 50_000,
              criteria: [],
              mki_value: 75_000,
              counting_mki: 75_000,
              mki_score: 125_000,
              fictional_quote_price: 825_000,
              rank: 1,
              standing: 'scored',
            },
          },
        },
      ],
    ]);
  });

  const dialogOf = (name: string) => page.getByRole('dialog', { name: `${name} tot winnaar kiezen` });
  const reason = page.getByRole('textbox', { name: 'Reden van de keuze' });
  const choose = page.getByRole('button', { name: 'Winnaar kiezen' });
  const lookAgain = page.getByRole('button', { name: 'Opnieuw bekijken' });

  it('who is not first is asked for with who is, by how much, and the reason, which then stands at the name', async () => {
    await showBidders({ bids: METHOD_BIDS });
    await winnerOf('Oost').click();
    await expect
      .element(dialogOf('Oost'))
      .toMatchTextContent(
        /staat Noord op de eerste plaats, met een fictieve inschrijfprijs van €825\.000,-\. Oost staat op plaats 2, met €827\.500,-: €2\.500,- hoger\./,
      );
    await choose.click();
    await expect.element(page.getByText('Vul een reden in van 10 tot 1000 tekens')).toBeVisible();
    expect(server.asked(endpoints.updateApplicant)).toEqual([]);
    await reason.fill('Noord trok zich terug');
    await choose.click();
    await expect.element(page.getByText('Reden van de keuze: Noord trok zich terug')).toBeVisible();
    await expect.element(bidRow('Oost').getByRole('img', { name: 'Winnaar' })).toBeVisible();
    expect(server.asked(endpoints.updateApplicant).map(({ payload }) => payload)).toMatchObject([
      {
        active: true,
        winner_reason: 'Noord trok zich terug',
        seen_winner: null,
        shown: { bidder: { rank: 2 }, bids: METHOD_BIDS.map(({ uuid, rank }) => ({ uuid, rank })) },
      },
    ]);
  });

  it('who is first and not simply whole is asked for with what is to be known of the bid, and needs no reason', async () => {
    const decided = { decided_by: 'Bo', decided: '03/05/2026 12:00:00', reason: 'Zo is het bedoeld' };
    const gap = {
      posts: 5,
      unvalued_posts: 0,
      weight_mki: 540,
      filled_mki: 540,
      filled_mki_beside_posts: 540,
    };
    const noord = {
      ...{ filled_mki: 540, counting_mki: 75_540 },
      gaps: [
        { ...gap, kind: 'module:A4', choices: ['zero', 'baseline', 'set-aside'] },
        { ...gap, kind: 'bare', posts: 2, choices: ['zero', 'baseline', 'set-aside'] },
      ],
      decisions: [
        { ...decided, kind: 'module:A4', choice: 'baseline', filled_mki: 540 },
        { ...decided, kind: 'bare', choice: 'zero', filled_mki: 0 },
      ],
    } as const satisfies Partial<Applicant>;
    const bids = METHOD_BIDS.map((bid) =>
      bid.name === 'Noord' && bid.work
        ? {
            ...bid,
            ...noord,
            gaps: [...noord.gaps],
            decisions: [...noord.decisions],
            work: { ...bid.work, added_posts: 2 },
          }
        : bid,
    );
    await showBidders({ bids });
    await winnerOf('Noord').click();
    const asked = page.getByRole('alertdialog', { name: 'Noord tot winnaar kiezen' });
    expect([...asked.getByRole('listitem').elements()].map(({ textContent }) => textContent)).toEqual([
      '+€540,- aangevuld: telt als €75.540,-',
      'Let op: omvang verschilt: 2 posten meer.',
      'Telt na besluit als 0: milieu-indicatoren achter een MKI die los is opgegeven bij 2 posten.',
      expect.stringMatching(/^Na de uitvoering is geen boete of korting te bepalen/),
    ]);
    expect(server.asked(endpoints.updateApplicant)).toEqual([]);
    await choose.click();
    await expect.element(bidRow('Noord').getByRole('img', { name: 'Winnaar' })).toBeVisible();
    expect(server.asked(endpoints.updateApplicant).map(({ payload }) => payload)).toEqual([
      {
        active: true,
        seen_winner: null,
        shown: { bidder: expect.objectContaining({ name: 'Noord' }), bids: expect.anything() },
      },
    ]);
  });

  it('beside whom no baseline is active, or of whom somebody answered what is empty, is asked for with that', async () => {
    const explained = [{ kind: 'module:A4' as const, posts: 5 }];
    const bids = METHOD_BIDS.map((bid) =>
      bid.name === 'Oost' ? { ...bid, work: null } : bid.name === 'Noord' ? { ...bid, explained } : bid,
    );
    await showBidders({ bids });
    await winnerOf('Oost').click();
    await expect.element(dialogOf('Oost').getByText(/^Of deze inschrijving hetzelfde werk is/)).toBeVisible();
    await page.getByRole('button', { name: 'Annuleren' }).click();
    await winnerOf('Noord').click();
    const asked = page.getByRole('alertdialog', { name: 'Noord tot winnaar kiezen' });
    await expect.element(asked.getByText('Niet van toepassing, telt als 0: A4 bij 5 posten.')).toBeVisible();
  });

  it('is asked for with what opens the same list as below the row, over the question, which stays when it closes', async () => {
    server.answer(endpoints.listFigureFindings, () => ({
      ...{ count: 1, next: null, previous: null },
      results: [exampleFinding({ kind: 'quantity', blocks: false })],
    }));
    const bids = METHOD_BIDS.map((bid) =>
      bid.work ? { ...bid, work: { ...bid.work, added_posts: 2 } } : bid,
    );
    await showBidders({ bids });
    const list = page.getByRole('dialog', { name: /^Wat er ontbreekt of verschilt/ });
    const said = 'Let op: omvang verschilt: 2 posten meer.';
    const closesAlone = async () => {
      await expect.element(list.getByRole('listitem')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(list).not.toBeInTheDocument();
    };
    await page.getByRole('cell', { name: said }).getByRole('button').nth(1).click();
    await closesAlone();
    await winnerOf('Oost').click();
    await reason.fill('Noord trok zich terug');
    const mark = dialogOf('Oost').getByRole('button', { name: said });
    (mark.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await closesAlone();
    await expect.element(mark).toHaveFocus();
    await expect.element(reason).toHaveValue('Noord trok zich terug');
    await reason.fill('');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialogOf('Oost')).not.toBeInTheDocument();
    await winnerOf('Noord').click();
    const asked = page.getByRole('alertdialog', { name: 'Noord tot winnaar kiezen' });
    await asked.getByRole('button', { name: said }).click();
    await closesAlone();
    await expect.element(asked.getByRole('button', { name: said })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(asked).not.toBeInTheDocument();
    const listed = server.asked(endpoints.listFigureFindings).map(({ query }) => query);
    expect(new Set(listed.map((query) => JSON.stringify(query))).size).toBe(2);
    expect(new Set(listed.map((query) => query?.applicant))).toEqual(
      new Set([applicantUuid(2), applicantUuid(1)]),
    );
    expect(server.asked(endpoints.updateApplicant)).toEqual([]);
  });

  it('has the reason below the row: a long one folded, with a way to read all of it', async () => {
    const winner_reason = 'Noord heeft zich na de opening teruggetrokken. '.repeat(21).trim();
    await showBidders({
      bids: METHOD_BIDS.map((bid) => (bid.name === 'Oost' ? { ...bid, active: true, winner_reason } : bid)),
    });
    const told = page.getByText(/^Reden van de keuze: Noord heeft zich/);
    await expect.element(told).toBeVisible();
    expect(placeOf(told).top).toBeGreaterThanOrEqual(placeOf(bidRow('Oost')).bottom);
    const height = placeOf(told).height;
    await page.getByRole('button', { name: 'Hele reden van de keuze van Oost tonen' }).click();
    expect(placeOf(told).height).toBeGreaterThan(2 * height);
    await page.getByRole('button', { name: 'Reden van de keuze van Oost inkorten' }).click();
    expect(placeOf(told).height).toBe(height);
  });

  it('who is refused with a reason keeps it, and says why in the dialog', async () => {
    await showBidders({ bids: METHOD_BIDS });
    server.answer(endpoints.updateApplicant, () => refused(409, { detail: 'De baseline staat in Set A2.' }));
    await winnerOf('Oost').click();
    await reason.fill('Noord trok zich terug');
    await choose.click();
    await expect.element(dialogOf('Oost').getByText('De baseline staat in Set A2.')).toBeVisible();
    await expect.element(reason).toHaveValue('Noord trok zich terug');
    await page.getByRole('button', { name: 'Annuleren' }).click();
    await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
    await expect.element(dialogOf('Oost')).not.toBeInTheDocument();
    await expect.element(winnerOf('Oost')).not.toBeChecked();
    expect(page.getByText('De baseline staat in Set A2.').length).toBe(0);
  });

  it('is taken back by the same box', async () => {
    await showBidders({ bids: METHOD_BIDS.map((bid) => ({ ...bid, active: bid.name === 'Noord' })) });
    await page.getByRole('checkbox', { name: /^Noord is de winnaar/ }).click();
    await expect.element(winnerOf('Noord')).not.toBeChecked();
    expect(server.asked(endpoints.updateApplicant).map(({ payload }) => payload)).toMatchObject([
      { active: false, seen_winner: applicantUuid(1), shown: { bidder: { name: 'Noord' } } },
    ]);
  });

  it('whom somebody else chose meanwhile is shown and said, and replaced only knowingly', async () => {
    const tender = await showBidders({ bids: METHOD_BIDS });
    await expect.element(winnerOf('Noord')).not.toBeChecked();
    tender.bids = METHOD_BIDS.map((bid) => ({ ...bid, active: bid.name === 'Oost' }));
    await winnerOf('Noord').click();
    await expect.element(page.getByText('Iemand anders koos intussen Oost als winnaar.')).toBeVisible();
    await expect.element(bidRow('Oost').getByRole('img', { name: 'Winnaar' })).toBeVisible();
    await expect.element(winnerOf('Noord')).not.toBeChecked();
    await page.getByRole('button', { name: 'Opnieuw proberen' }).first().click();
    await expect.element(bidRow('Noord').getByRole('img', { name: 'Winnaar' })).toBeVisible();
    await expect.element(page.getByText(/Iemand anders koos intussen/)).not.toBeInTheDocument();
  });

  it('who comes up behind the question for the reason is not replaced before that is looked at', async () => {
    const tender = await showBidders({ bids: METHOD_BIDS });
    await winnerOf('Oost').click();
    await reason.fill('Noord trok zich terug');
    changedByColleague(
      tender,
      METHOD_BIDS.map((bid) => ({ ...bid, active: bid.name === 'Noord' })),
    );
    await expect.poll(() => document.querySelectorAll('tbody tr.Mui-selected').length).toBe(1);
    const changed = dialogOf('Oost').getByRole('table', { name: 'Wat u bevestigde, is intussen anders' });
    await expect.element(changed.getByRole('row', { name: 'Winnaar geen Noord' })).toBeVisible();
    await expect.element(choose).toBeDisabled();
    expect(server.asked(endpoints.updateApplicant)).toEqual([]);
    await lookAgain.click();
    await expect.element(changed).not.toBeInTheDocument();
    await expect.element(reason).toHaveValue('Noord trok zich terug');
    await choose.click();
    await expect.element(bidRow('Oost').getByRole('img', { name: 'Winnaar' })).toBeVisible();
  });

  it('is confirmed on what the question said: a price that changes behind it is looked at again', async () => {
    const tender = await showBidders({ bids: METHOD_BIDS });
    await winnerOf('Oost').click();
    await reason.fill('Noord trok zich terug');
    const cheaper = (bid: Applicant) =>
      bid.name === 'Noord' ? { ...bid, fictional_quote_price: 800_000 } : bid;
    changedByColleague(tender, METHOD_BIDS.map(cheaper));
    const changed = dialogOf('Oost').getByRole('table', { name: 'Wat u bevestigde, is intussen anders' });
    await expect
      .element(
        changed.getByRole('row', {
          name: 'Inschrijver Noord: fictieve inschrijfprijs €825.000,- €800.000,-',
        }),
      )
      .toBeVisible();
    // The question is above the button.
    await expect
      .element(dialogOf('Oost').getByRole('paragraph').filter({ hasText: 'Volgens de formule' }))
      .toMatchTextContent(/€2\.500,- hoger\./);
    await expect.element(choose).toBeDisabled();
    await lookAgain.click();
    await expect
      .element(dialogOf('Oost').getByRole('paragraph').filter({ hasText: 'Volgens de formule' }))
      .toMatchTextContent(/€27\.500,- hoger\./);
    await choose.click();
    await expect.element(bidRow('Oost').getByRole('img', { name: 'Winnaar' })).toBeVisible();
  });

  it('that was refused for another figure is confirmed after looking again, with what there is', async () => {
    await showBidders({ bids: METHOD_BIDS });
    const answers = [
      refused(409, {
        detail: 'Er is niets vastgelegd.',
        shown: { bidder: { uuid: applicantUuid(2), name: 'Oost', quote_price: 1 } },
        current: { bidder: { uuid: applicantUuid(2), name: 'Oost', quote_price: 2 } },
      }),
    ];
    server.answer(
      endpoints.updateApplicant,
      () => answers.pop() ?? exampleBid({ ...METHOD_BIDS[1], active: true }),
    );
    await winnerOf('Oost').click();
    await reason.fill('Noord trok zich terug');
    await choose.click();
    await expect
      .element(dialogOf('Oost').getByRole('row', { name: 'Inschrijver: inschrijfprijs €1,- €2,-' }))
      .toBeVisible();
    await expect.element(choose).toBeDisabled();
    await lookAgain.click();
    await choose.click();
    await expect.element(dialogOf('Oost')).not.toBeInTheDocument();
    expect(server.asked(endpoints.updateApplicant)).toHaveLength(2);
  });

  it.each([
    ['without a calculation', { bids: [exampleBid()] }, 'Upload eerst de berekening van deze inschrijver.'],
    [
      'while bids are sealed',
      { bids: [calculatedBid(1, 75_000)], project: { bids_opened: null } },
      'De inschrijvingen zijn nog verzegeld. Open ze eerst.',
    ],
    [
      'after the phase was completed',
      { bids: [calculatedBid(1, 75_000)], project: { project_status: 'Design_Phase_Complete' } },
      'De inschrijvingen liggen vast.',
    ],
  ] as const)('can’t be chosen %s, and the box says why', async (_when, visit, reason) => {
    await showBidders(visit);
    await expect.element(winnerOf('Noord')).toHaveAttribute('aria-disabled', 'true');
    (winnerOf('Noord').element() as HTMLElement).click();
    await winnerOf('Noord').hover({ force: true });
    await expect.element(page.getByRole('tooltip')).toMatchTextContent(reason);
    await expect.element(winnerOf('Noord')).not.toBeChecked();
    expect(server.asked(endpoints.updateApplicant)).toEqual([]);
  });

  it('that is refused says why at the row, and is tried again from there', async () => {
    await showBidders({ bids: [calculatedBid(1, 75_000)] });
    let refusals = 1;
    server.answer(endpoints.updateApplicant, () =>
      refusals-- > 0
        ? refused(409, { detail: 'De baseline staat in Set A2.' })
        : calculatedBid(1, 75_000, { active: true }),
    );
    await winnerOf('Noord').click();
    await expect.element(page.getByText('De baseline staat in Set A2.')).toBeVisible();
    await page.getByRole('button', { name: 'Opnieuw proberen' }).first().click();
    await expect.element(page.getByText('De baseline staat in Set A2.')).not.toBeInTheDocument();
    await expect.poll(() => server.asked(endpoints.updateApplicant).length).toBe(2);
  });
});

describe('setting a bid apart', () => {
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: 'Reden' });

  it('asks which of both it is and why, also when bids lie fixed, and goes with what was shown', async () => {
    await showBidders({
      bids: [calculatedBid(1, 75_000)],
      project: { bids_opened: '03/05/2026 10:00:00' },
    });
    await page.getByRole('button', { name: 'Ingetrokken of ongeldig: Noord' }).click();
    await dialog.getByRole('radio', { name: 'Ongeldig' }).click();
    await dialog.getByRole('button', { name: 'Leg vast' }).click();
    await expect.element(reason).toBeInvalid();
    expect(server.asked(endpoints.updateApplicant)).toEqual([]);
    await reason.fill('Niet ondertekend door de inschrijver');
    await dialog.getByRole('button', { name: 'Leg vast' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.asked(endpoints.updateApplicant).map(({ payload }) => payload)).toMatchObject([
      {
        ruling: { as: 'invalid', reason: 'Niet ondertekend door de inschrijver' },
        shown: { bidder: { uuid: applicantUuid(1), mki_value: 75_000, standing: 'scored' } },
      },
    ]);
  });

  it('is looked at again once a colleague changed the bid behind the question', async () => {
    const bid = calculatedBid(1, 75_000);
    const tender = await showBidders({ bids: [bid], project: { bids_opened: '03/05/2026 10:00:00' } });
    await page.getByRole('button', { name: 'Ingetrokken of ongeldig: Noord' }).click();
    await reason.fill('Niet ondertekend door de inschrijver');
    changedByColleague(tender, [{ ...bid, quote_price: 900_000 }]);
    await expect
      .element(dialog.getByRole('row', { name: 'Inschrijver: inschrijfprijs €1.000.000,- €900.000,-' }))
      .toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Leg vast' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Opnieuw bekijken' }).click();
    await dialog.getByRole('button', { name: 'Leg vast' }).click();
    await expect
      .poll(() => server.asked(endpoints.updateApplicant).map(({ payload }) => payload))
      .toMatchObject([
        {
          ruling: { reason: 'Niet ondertekend door de inschrijver' },
          shown: { bidder: { quote_price: 900_000 } },
        },
      ]);
  });

  it('is taken back with a reason, and is not offered of the winner', async () => {
    await showBidders({
      bids: [
        calculatedBid(1, 75_000, { active: true }),
        calculatedBid(2, 80_000, { name: 'Oost', standing: 'withdrawn', rank: null, ruling: WITHDRAWN }),
      ],
    });
    await expect
      .element(page.getByRole('button', { name: 'Ingetrokken of ongeldig: Noord' }))
      .toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Oost weer laten meedoen' }).click();
    await reason.fill('De rekenfout is hersteld');
    await dialog.getByRole('button', { name: 'Laat weer meedoen' }).click();
    await expect
      .poll(() => server.asked(endpoints.updateApplicant).map(({ payload }) => payload))
      .toMatchObject([{ ruling: { as: null, reason: 'De rekenfout is hersteld' } }]);
  });
});

describe('deleting a bidder', () => {
  const bin = page.getByRole('button', { name: 'Inschrijver Noord verwijderen' });
  const dialog = page.getByRole('alertdialog');

  it('asks first, says that the winner goes, and is undone from the message', async () => {
    await showBidders({ bids: [calculatedBid(1, 75_000, { active: true })] });
    await bin.click();
    await expect
      .element(dialog)
      .toMatchTextContent(
        /Weet u zeker dat u Noord wilt verwijderen\?.*Er is dan geen winnaar meer\. U kunt dit alleen meteen daarna ongedaan maken\./,
      );
    await dialog.getByRole('button', { name: 'Verwijder' }).click();
    await expect.element(page.getByText('Er zijn nog geen inschrijvers')).toBeVisible();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect.element(winnerOf('Noord')).not.toBeChecked();
  });

  it('by keyboard ends on the way back, and then at the heading', async () => {
    await showBidders({ bids: [exampleBid()] });
    await expect.element(bin).toBeVisible();
    (bin.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Ongedaan maken');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Optimalisatie door inschrijvers');
  });

  it('that fails stays a question, and says why', async () => {
    await showBidders({ bids: [exampleBid()] });
    server.answer(endpoints.deleteApplicant, () => refused(409, { detail: 'Het project is vergrendeld.' }));
    await bin.click();
    await dialog.getByRole('button', { name: 'Verwijder' }).click();
    await expect.element(dialog.getByText('Het project is vergrendeld.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await expect.element(bidRow('Noord')).toBeVisible();
  });
});
