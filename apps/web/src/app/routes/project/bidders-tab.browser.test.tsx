import { endpoints } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownBid } from '../../../lib/project-changes/shown.ts';
import { calculationUuid, exampleScope, exampleScopeQuestion } from '../../../testing/calculation-answers.ts';
import { applicantUuid, calculatedBid, exampleBid, METHOD_BIDS } from '../../../testing/example-bids.ts';
import { NO_FINDINGS } from '../../../testing/example-finding.ts';
import { placeOf } from '../../../testing/on-screen.ts';
import { refused, server } from '../../../testing/server.ts';
import {
  BASELINE,
  bidRow,
  changedByColleague,
  remarksOf,
  showBidders,
} from '../../../testing/show-bidders.tsx';

const WINNER = METHOD_BIDS.map((bid) => ({ ...bid, active: bid.name === 'Noord' }));

describe('completing the tender phase with bidders', () => {
  it.each([
    ['no baseline', { bids: [] }, 'Voeg een baseline berekening toe in de tab Baseline'],
    [
      'an open model',
      { bids: [], calculations: [BASELINE], project: { emvi_status: 'Unlocked' } },
      'Voltooi eerst het EMVI model',
    ],
    ['no bidders', { bids: [], calculations: [BASELINE] }, 'Voeg eerst minimaal één inschrijver toe'],
    ['no winner', { bids: [exampleBid()], calculations: [BASELINE] }, 'Selecteer eerst een winnaar'],
    [
      'a winner who is second, without a reason',
      { bids: METHOD_BIDS.map((bid) => ({ ...bid, active: bid.name === 'Oost' })), calculations: [BASELINE] },
      'Kies de winnaar opnieuw, met de reden',
    ],
    ['a correction that runs', { bids: WINNER, calculations: [BASELINE] }, 'Rond eerst de correctie af'],
  ] as const)('with %s says that first', async (_what, visit, reason) => {
    await showBidders(visit);
    await expect.element(page.getByRole('button', { name: reason })).toBeDisabled();
  });

  it('goes on with a winner, and asks for the date of the award', async () => {
    await showBidders({ bids: WINNER, calculations: [BASELINE], project: {} });
    const next = page.getByRole('button', { name: 'Volgende' });
    await expect.element(next).toBeEnabled();
    await next.click();
    const dialog = page.getByRole('dialog', { name: 'Aanbestedingsfase voltooien' });
    await expect.element(dialog).toMatchTextContent(/Definitieve gunningsdatum\*/);
    // The bids were opened on 4 May 2026: an earlier day gets a note, and can be the real one.
    const note = dialog.getByText(
      /Deze datum ligt voor 04-05-2026, toen de inschrijvingen hier zijn geopend/,
    );
    await dialog.getByRole('spinbutton', { name: 'Dag' }).click();
    await userEvent.keyboard('03052026');
    await expect.element(note).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Voltooien' })).toBeEnabled();
    await dialog.getByRole('spinbutton', { name: 'Dag' }).click();
    await userEvent.keyboard('04');
    await expect.element(note).not.toBeInTheDocument();
  });

  it('leaves nothing to change once it is complete', async () => {
    await showBidders({ bids: WINNER, project: { project_status: 'Design_Phase_Complete' } });
    await expect.element(bidRow('Noord')).toBeVisible();
    expect(page.getByRole('button', { name: 'Voeg inschrijver toe' }).length).toBe(0);
    expect(page.getByRole('button', { name: /aanpassen|verwijderen|vervangen|Volgende/i }).length).toBe(0);
  });
});

it('offers to compare calculations of the project, those of bids among them', async () => {
  const bid = {
    ...BASELINE,
    uuid: calculationUuid(2),
    name: 'Bod van Noord',
    calculation_type: 'applicant' as const,
  };
  await showBidders({ bids: WINNER, calculations: [BASELINE, bid] });
  await page.getByRole('button', { name: 'Kies berekeningen' }).click();
  await expect.element(page.getByRole('checkbox', { name: /^Bod van Noord/ })).toBeVisible();
});

describe('the award', () => {
  const next = page.getByRole('button', { name: 'Volgende' });
  const dialog = page.getByRole('dialog', { name: 'Aanbestedingsfase voltooien' });
  const award = dialog.getByRole('region', { name: 'De gunning' });
  const confirm = dialog.getByRole('button', { name: 'Voltooien' });
  const typeDate = async () => {
    await dialog.getByRole('spinbutton', { name: 'Dag' }).click();
    await userEvent.keyboard('05052026');
  };
  const completion = () => server.asked(endpoints.updateProject).map(({ payload }) => payload.shown)[0] ?? {};

  it('says what is to be known of a winner that is not simply whole', async () => {
    const bids = WINNER.map((bid) =>
      bid.work ? { ...bid, work: { ...bid.work, differing_posts: 3 } } : bid,
    );
    await showBidders({ bids, calculations: [BASELINE], project: {} });
    await next.click();
    await expect
      .element(award)
      .toMatchTextContent(
        /Kanttekeningen\s*Let op: omvang verschilt: 3 posten met een andere hoeveelheid of eenheid\./,
      );
    server.answer(endpoints.listFigureFindings, () => NO_FINDINGS);
    await award.getByRole('button', { name: /^Let op: omvang verschilt/ }).click();
    const list = page.getByRole('dialog', { name: /^Wat er ontbreekt of verschilt/ });
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(award).toBeVisible();
  });

  it('reads as one: who wins with what, and who comes next at which distance', async () => {
    await showBidders({ bids: WINNER, calculations: [BASELINE], project: {} });
    await next.click();
    await expect.element(award).toMatchTextContent(/Winnaar\s*Noord \(Plaats 1\)/);
    await expect.element(award).toMatchTextContent(/Inschrijfprijs\s*€1\.000\.000,-/);
    await expect.element(award).toMatchTextContent(/Fictieve inschrijfprijs\s*€825\.000,-/);
    await expect.element(award).toMatchTextContent(/MKI\s*€75\.000,-/);
    await expect
      .element(award)
      .toMatchTextContent(
        /Nummer twee\s*Oost, met een fictieve inschrijfprijs van €827\.500,-: €2\.500,- hoger\./,
      );
    await expect.element(award).toMatchTextContent(/4 inschrijvingen dingen mee$/);
  });

  it('of one who is not the first says who is, by how much and why, and who takes no part', async () => {
    const bids = METHOD_BIDS.map((bid) => ({
      ...bid,
      active: bid.name === 'Oost',
      winner_reason: bid.name === 'Oost' ? 'Noord trok zich terug' : null,
      ...(bid.name === 'Zuid' ? { standing: 'above-ceiling' as const, rank: null } : {}),
    }));
    await showBidders({ bids, calculations: [BASELINE], project: {} });
    await next.click();
    await expect
      .element(award)
      .toMatchTextContent(
        /Volgens de formule staat Noord op de eerste plaats.*€2\.500,- hoger\..*Noord trok zich terug/,
      );
    await expect
      .element(award)
      .toMatchTextContent(/3 inschrijvingen dingen mee; 1 niet: Zuid \(MKI boven het plafond\)/);
    server.answer(endpoints.updateProject, () => refused(503));
    await typeDate();
    await confirm.click();
    await expect
      .poll(completion)
      .toMatchObject({ winner: { name: 'Oost' }, winner_reason: 'Noord trok zich terug' });
    expect(completion().bids?.map(({ name }) => name)).toEqual(['Noord', 'Oost', 'West', 'Zuid']);
  });

  it('stays in its dialog as it was opened, and is looked at again once it is another', async () => {
    const tender = await showBidders({ bids: WINNER, calculations: [BASELINE], project: {} });
    await next.click();
    const dearer = WINNER.map((bid) =>
      bid.name === 'Oost' ? { ...bid, fictional_quote_price: 829_000 } : bid,
    );
    changedByColleague(tender, dearer);
    await expect
      .element(dialog.getByRole('row', { name: /Inschrijver Oost: fictieve inschrijfprijs/ }))
      .toMatchTextContent(/€827\.500,-.*€829\.000,-/);
    await expect.element(dialog.getByRole('button', { name: 'Opnieuw bekijken' })).toBeInViewport();
    // The question is above the button, and the button waits until the user has looked at it again.
    await expect.element(award).toMatchTextContent(/€827\.500,-: €2\.500,- hoger/);
    await typeDate();
    await expect.element(confirm).toBeDisabled();
    await dialog.getByRole('button', { name: 'Opnieuw bekijken' }).click();
    await expect.element(award).toMatchTextContent(/€829\.000,-: €4\.000,- hoger/);
    server.answer(endpoints.updateProject, () => refused(503));
    await confirm.click();
    await expect
      .poll(() => completion().bids?.map((bid) => bid.fictional_quote_price))
      .toEqual([825_000, 829_000, 830_000, 860_000]);
  });

  it('says by criterion what somebody else gave meanwhile, also where it comes to the same discount', async () => {
    const OF_CRITERION = { upper_boundary: 10_000 };
    const levels = (plan: number, hinder: number) => [
      {
        ...OF_CRITERION,
        uuid: applicantUuid(8),
        name: 'Plan',
        value: 100 * plan,
        level: plan,
        reason: 'Uitgewerkt per week',
      },
      {
        ...OF_CRITERION,
        uuid: applicantUuid(9),
        name: 'Hinder',
        value: 100 * hinder,
        level: hinder,
        reason: null,
      },
    ];
    const given = (plan: number, hinder: number) =>
      WINNER.map((bid) => (bid.name === 'Oost' ? { ...bid, criteria: levels(plan, hinder) } : bid));
    await showBidders({ bids: given(100, 50), calculations: [BASELINE], project: {} });
    await next.click();
    server.answer(endpoints.updateProject, () =>
      refused(409, {
        detail: 'Er is niets vastgelegd.',
        shown: { bids: given(100, 50).map((bid) => shownBid(bid)) },
        current: { bids: given(50, 100).map((bid) => shownBid(bid)) },
      }),
    );
    await typeDate();
    await confirm.click();
    const changed = dialog.getByRole('table', { name: 'Wat u bevestigde, is intussen anders' });
    await expect
      .element(changed.getByRole('row', { name: /^Inschrijver Oost: Plan/ }))
      .toMatchTextContent(
        /100 % \(€10\.000,-\): Uitgewerkt per week.*50 % \(€5\.000,-\): Uitgewerkt per week/,
      );
    await expect
      .element(changed.getByRole('row', { name: /^Inschrijver Oost: Hinder/ }))
      .toMatchTextContent(/50 % \(€5\.000,-\).*100 % \(€10\.000,-\)/);
    expect(completion().bids?.find(({ name }) => name === 'Oost')?.criteria).toEqual(
      levels(100, 50).map(({ upper_boundary: _most, ...each }) => each),
    );
  });

  it('is warned of above the bidders when who was chosen takes no part by now', async () => {
    const warning = page.getByText(
      /Noord is als winnaar gekozen, maar dingt niet mee: MKI boven het plafond\./,
    );
    const aside = { standing: 'above-ceiling', rank: null } as const;
    const bids = WINNER.map((bid) => (bid.name === 'Noord' ? { ...bid, ...aside } : bid));
    await showBidders({ bids, calculations: [BASELINE], project: {} });
    await expect.element(warning).toBeVisible();
    expect(placeOf(warning).bottom).toBeLessThan(placeOf(bidRow('Noord')).top);
  });

  it('is asked for directly below the bidders; the model and other formulas unfold below it', async () => {
    await showBidders({ bids: WINNER, calculations: [BASELINE], project: {} });
    await expect.element(next).toBeEnabled();
    const results = page.getByRole('button', { name: 'Interpretatie van de resultaten' });
    expect(page.getByText(/maar dingt niet mee/).length).toBe(0);
    expect(placeOf(next).top).toBeGreaterThan(placeOf(bidRow('Zuid')).bottom);
    expect(placeOf(next).bottom).toBeLessThan(placeOf(results).top);
    for (const name of ['Het model tegenover de inschrijvingen', 'Formules naast elkaar']) {
      const fold = page.getByRole('button', { name });
      await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
      expect(page.getByRole('region', { name }).length).toBe(0);
      await fold.click();
      await expect.element(page.getByRole('region', { name })).toBeVisible();
    }
  });
});

describe('the calculation in the row of a bidder', () => {
  it('has its note behind an icon', async () => {
    await showBidders({ bids: [calculatedBid(1, 75_000)] });
    await page.getByRole('button', { name: 'Notitie toevoegen aan Berekening Noord' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Notitie toevoegen' })).toBeVisible();
  });

  it('that leaves work out has the questions about it beside that, until the award', async () => {
    const bid = calculatedBid(1, 75_000);
    const lacking = {
      ...bid,
      standing: 'not-whole' as const,
      project_calculation: bid.project_calculation && { ...bid.project_calculation, scope_open_posts: 3 },
    };
    server.answer(endpoints.getCalculationScope, () => ({ pairs: [exampleScope(exampleScopeQuestion())] }));
    await showBidders({ bids: [lacking] });
    const questions = bidRow('Noord').getByRole('button', {
      name: 'Vragen over de omvang: 3 posten open, Berekening Noord',
    });
    await questions.click();
    const dialog = page.getByRole('dialog', { name: 'Vragen over de omvang' });
    await expect.element(dialog.getByRole('group', { name: /^Module A4/ })).toBeVisible();
  });

  it('that declares what the baseline leaves empty says so, and keeps its questions open when one answer gets it scored', async () => {
    const bid = calculatedBid(1, 75_000);
    const calculation = bid.project_calculation;
    const work = {
      ...{ known: true, open: true, lacking_posts: 0, modules: [], missing_posts: 0, fewer_posts: 0 },
      ...{
        added_posts: 0,
        differing_posts: 0,
        asked: [],
        other_lacking_posts: 5,
        other_slight_posts: 0,
        other_modules: ['D' as const],
      },
    };
    const beyond = {
      ...{ ...bid, work, standing: 'beyond-baseline' as const },
      project_calculation: calculation && { ...calculation, scope_refuses: ['mki' as const] },
    };
    const scope = exampleScope(exampleScopeQuestion());
    server.answer(endpoints.getCalculationScope, () => ({ pairs: [scope] }));
    const tender = await showBidders({ bids: [beyond] });
    const row = bidRow('Noord');
    await expect
      .poll(() => remarksOf('Noord'))
      .toBe('Niet gescoord: de baseline laat D geheel of deels leeg bij 5 posten');
    await row.getByRole('button', { name: /^Vragen over de omvang/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Vragen over de omvang' });
    server.answer(endpoints.answerCalculationScope, () => {
      tender.bids = [bid];
      return { pairs: [scope] };
    });
    await dialog.getByRole('radio', { name: 'Niet van toepassing: telt als 0' }).click();
    // Rows behind a dialog have no roles.
    await expect.element(page.getByText(/^Niet gescoord/)).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
  });

  it('is fetched again with the bidder once it was added', async () => {
    const tender = await showBidders({ bids: [exampleBid()] });
    await expect.element(bidRow('Noord')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>(
      'input[aria-label="Berekening uploaden van Noord"]',
    );
    if (!input) throw new Error('There is no way in for a file of Noord');
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(4).fill(80)], 'noord.xlsx'));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    tender.bids = [calculatedBid(1, 75_000)];
    await page.getByRole('button', { name: 'Berekening toevoegen' }).click();
    await expect.element(bidRow('Noord')).toMatchTextContent(/€75\.000,-/);
    expect(server.asked(endpoints.uploadCalculation).map(({ payload }) => payload.applicant)).toEqual([
      applicantUuid(1),
    ]);
  });
});

describe('the hotspots and goals of a bidder', () => {
  const asked = () =>
    server
      .asked(endpoints.getCalculationStatistics)
      .map(({ query }) => [query.applicant, query.project_calculation__calculation_type]);
  const TYPES = ['design-baseline', 'applicant'];

  it('are those of the winner at first, and of whom somebody chooses afterwards', async () => {
    const bids = METHOD_BIDS.map((bid) => ({ ...bid, active: bid.name === 'Oost' }));
    await showBidders({ bids, calculations: [BASELINE] });
    const choice = page.getByRole('combobox', { name: 'Inschrijver in de grafieken' });
    await expect.element(choice).toMatchTextContent('Oost');
    await expect.poll(asked).toContainEqual([applicantUuid(2), TYPES]);
    await choice.click();
    await page.getByRole('option', { name: 'West' }).click();
    await expect.poll(asked).toContainEqual([applicantUuid(3), TYPES]);
  });

  it('name a bidder whole, however long the name is', async () => {
    const name = 'Aannemingsmaatschappij Van den Heuvel-Oosterwijk en Zonen Infra B.V.';
    await showBidders({ bids: [calculatedBid(1, 90_000, { name })], calculations: [BASELINE] });
    const choice = page.getByRole('combobox', { name: 'Inschrijver in de grafieken' });
    await expect.element(choice).toMatchTextContent(name);
    expect(choice.element().scrollWidth).toBe(choice.element().clientWidth);
  });

  it('are those of the first in rank while nobody won', async () => {
    await showBidders({ bids: METHOD_BIDS.toReversed(), calculations: [BASELINE] });
    await expect.poll(asked).toContainEqual([applicantUuid(1), TYPES]);
  });

  it('are not there while bids are sealed', async () => {
    await showBidders({ bids: METHOD_BIDS, calculations: [BASELINE], project: { bids_opened: null } });
    await expect.element(bidRow('Noord')).toBeVisible();
    expect(page.getByRole('combobox', { name: 'Inschrijver in de grafieken' }).length).toBe(0);
    expect(asked()).toEqual([]);
  });
});
