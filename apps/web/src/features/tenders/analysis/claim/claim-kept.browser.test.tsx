import type { Calculation, Project } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tenderedProject } from '../../../../testing/bid-answers.ts';
import { exampleCalculation, exampleTotal } from '../../../../testing/calculation-answers.ts';
import { rowsOf } from '../../../../testing/charts-on-screen.ts';
import { ORGANISATION } from '../../../../testing/example-session.ts';
import { atSize, expectNothingCut } from '../../../../testing/on-screen.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { methodBid } from '../../../../testing/tender-bids.ts';
import { ClaimKept } from './claim-kept.tsx';
import type { ClaimCalculations, Winner } from './claim-of.ts';

// The figures of docs/method/tender.md: €5 of discount for each euro of MKI, 75,000 offered.

const card = page.getByRole('region', { name: 'Aangeboden en gerealiseerde MKI' });
const table = page.getByRole('table', { name: 'Aangeboden en gerealiseerde MKI' });
const lines = card.getByRole('definition');

const SAME_WORK = {
  ...{ known: true, open: false, lacking_posts: 0, modules: [], missing_posts: 0, fewer_posts: 0 },
  ...{ added_posts: 0, differing_posts: 0, asked: [], other_modules: [] },
  ...{ other_lacking_posts: 0, other_slight_posts: 0 },
};

const winner = (mkiEur = 75_000, more: Parameters<typeof methodBid>[2] = {}) =>
  methodBid(
    'Noord',
    { quoteEur: 1_000_000, mkiEur },
    {
      ...{ active: true, work: SAME_WORK, realised_work: SAME_WORK, realised_baseline_work: SAME_WORK },
      ...{ other_own_posts: 0, unlike_baseline_posts: 0, realised_gap_posts: 0, ...more },
    },
  );
const built = (mkiEur: number, more: Partial<Calculation> = {}) =>
  exampleCalculation({
    calculation_type: 'as-built-optimization',
    active: true,
    mki_value: mkiEur,
    totals: [exampleTotal({ mki_value: mkiEur })],
    ...more,
  });

interface Shown {
  readonly won?: Winner | null;
  readonly realised?: Calculation | null;
  readonly factor?: number;
  readonly baselines?: ClaimCalculations;
  readonly project?: Partial<Project>;
}
const NO_BASELINES = { design: null, asBuilt: null };
const show = ({
  won = winner(),
  realised = built(80_000),
  baselines = NO_BASELINES,
  factor,
  project = {},
}: Shown = {}) =>
  renderScreen(
    <ClaimKept
      project={tenderedProject(project)}
      winner={won}
      realised={realised}
      baselines={baselines}
      {...(factor === undefined ? {} : { factor })}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
const rows = async () => {
  await expect.element(table).toBeInTheDocument();
  return rowsOf(table.element());
};
const worked = () => lines.elements().map(({ textContent }) => textContent);

it('says beside the figures in what realised differs from offered, and from its own baseline', async () => {
  const differing = { ...SAME_WORK, differing_posts: 5 };
  await show({ won: winner(75_000, { realised_work: differing, realised_baseline_work: differing }) });
  await expect
    .element(card)
    .toMatchTextContent(
      'Gerealiseerd naast aangeboden: omvang verschilt: 5 posten met een andere hoeveelheid of eenheid.',
    );
  await expect.element(card).not.toMatchTextContent('naast de baseline as-built');
});

it('says what its own baseline leaves empty under 1 %, which counts', async () => {
  const note = { ...SAME_WORK, other_slight_posts: 1, other_modules: ['C4' as const] };
  const baselines = { design: built(100_000), asBuilt: built(150_000) };
  await show({ won: winner(75_000, { realised_baseline_work: note }), baselines });
  await expect
    .element(card)
    .toMatchTextContent(
      'Gerealiseerd naast de baseline as-built: de baseline laat C4 geheel of deels leeg bij 1 post; dat weegt minder dan 1 % en telt mee.',
    );
});

it('says of which calculations somebody answered what is empty, for the figures rest on that', async () => {
  const realised = built(80_000, { name: 'Uitgevoerd werk', scope_answers: 1 });
  await show({ realised });
  await expect
    .element(card)
    .toMatchTextContent(
      'wat iemand antwoordde over lege cellen van Uitgevoerd werk: wat niet van toepassing is',
    );
});

describe('an MKI of 75,000 was offered', () => {
  it('and 80,000 realised: the deviation, both discounts, and 1.5 times what was missed', async () => {
    await show();
    expect(await rows()).toEqual([
      ['MKI', '€75.000,- (Set A1)', '€80.000,- (Set A1)', '+€5.000,- (+6,67 %)'],
      ['Fictieve korting MKI', '€125.000,-', '€100.000,-', '-€25.000,-'],
    ]);
    expect(worked()).toEqual(['€125.000,- − €100.000,- = €25.000,-', '1,5', '1,5 × €25.000,- = €37.500,-']);
    await expect.element(card).toMatchTextContent('De boete is indicatief');
    await expect.element(card).toMatchTextContent('bepaalt het contract');
    await expect
      .element(card)
      .not.toMatchTextContent(/Onvolledig|Niet te vergelijken|afronding|wat iemand antwoordde/);
  });

  it('and 70,000 realised: less is no penalty and no reward', async () => {
    await show({ realised: built(70_000) });
    expect((await rows())[0]?.[3]).toBe('-€5.000,- (-6,67 %)');
    await expect
      .poll(worked)
      .toEqual(['€0,-: de gerealiseerde MKI verdient evenveel korting of meer', '1,5', '1,5 × €0,- = €0,-']);
  });

  it('and the project has its own factor', async () => {
    await show({ factor: 1.15 });
    await expect.poll(() => worked().slice(1)).toEqual(['1,15', '1,15 × €25.000,- = €28.750,-']);
  });

  it('and half as much work again was carried out: the promise follows it, and both figures stand there', async () => {
    const baselines = { design: built(100_000), asBuilt: built(150_000) };
    await show({ realised: built(120_000), baselines });
    expect(await rows()).toEqual([
      ['MKI bij het aanbestede werk', '€75.000,- (Set A1)', '€80.000,- (Set A1)', '-'],
      ['MKI bij het uitgevoerde werk', '€112.500,- (Set A1)', '€120.000,- (Set A1)', '+€7.500,- (+6,67 %)'],
      ['Fictieve korting MKI', '€125.000,-', '€100.000,-', '-€25.000,-'],
    ]);
    expect(worked()[0]).toBe('€75.000,- × (€150.000,- ÷ €100.000,-) = €112.500,-');
    expect(worked().at(-1)).toBe('1,5 × €25.000,- = €37.500,-');
  });

  it('and an as-built baseline has no design baseline to be held against: there is no figure but the reason', async () => {
    await show({ baselines: { design: null, asBuilt: built(150_000) } });
    await expect.element(card).toMatchTextContent('geen actieve baseline van het ontwerp');
    expect(worked()).toEqual([]);
  });

  it('and what whole euro read otherwise is said to be rounded', async () => {
    // 75,000.4 is shown as 75,000 and 80,000.6 as 80,001; the 5,000.2 between them is shown as 5,000.
    await show({ won: winner(75_000.4), realised: built(80_000.6) });
    expect((await rows())[0]).toEqual([
      'MKI',
      '€75.000,- (Set A1)',
      '€80.001,- (Set A1)',
      '+€5.000,- (+6,67 %), berekend vóór afronding',
    ]);
  });

  it('and an item leaves indicators out, which is marked and counts', async () => {
    await show({
      realised: built(80_000, { totals: [exampleTotal({ mki_value: 80_000, items_undeclared: 1 })] }),
    });
    await expect.element(card).toMatchTextContent('Onvolledig: van sommige posten');
    expect(worked()).toHaveLength(3);
  });
});

describe('the two can’t be held against each other, and the reason stands there,', () => {
  const total = (more: Parameters<typeof exampleTotal>[0]) => [exampleTotal({ mki_value: 80_000, ...more })];

  it.each<[string, Shown, string]>([
    ['nobody won', { won: null }, 'nog geen winnaar'],
    ['the bid is sealed', { won: winner(75_000, { sealed: true, standing: null }) }, 'nog verzegeld'],
    [
      'the winner handed nothing in',
      { won: winner(75_000, { standing: 'no-calculation', project_calculation: null }) },
      'geen berekening ingediend',
    ],
    ['nothing was built yet', { realised: null }, 'nog geen actieve As-built'],
    ['the model has no maximum', { project: { mki_max_discount: null } }, 'geen maximale korting'],
    ['the model has no slope', { project: { mki_lower_boundary: 100_000 } }, 'geen maximale korting'],
    [
      'the realised MKI leaves items out',
      { realised: built(80_000, { item_count: 6 }) },
      'in de gerealiseerde MKI ontbreken posten',
    ],
    ['the offer was not whole', { won: winner(75_000, { standing: 'incomplete' }) }, 'in de aangeboden MKI'],
    ['the offer was of another set', { won: winner(75_000, { standing: 'other-set' }) }, 'niet gescoord'],
    [
      'the offer was weighed otherwise',
      { won: winner(75_000, { standing: 'other-weights' }) },
      'andere weegfactoren bepaald dan de baseline',
    ],
    [
      'the offer did not have all of the baseline',
      { won: winner(75_000, { standing: 'not-whole' }) },
      'niet volledig ten opzichte van de baseline',
    ],
    [
      'what was built lacks what was offered',
      { won: winner(75_000, { realised_work: { ...SAME_WORK, open: true, lacking_posts: 3 } }) },
      'niet hetzelfde werk',
    ],
    [
      'what was built has fewer posts',
      { won: winner(75_000, { realised_work: { ...SAME_WORK, missing_posts: 1, fewer_posts: 1 } }) },
      'niet hetzelfde werk',
    ],
    [
      'nobody knows whether it is the same work',
      { won: winner(75_000, { realised_work: null }) },
      'niet hetzelfde werk',
    ],
    [
      'what was built leaves little empty',
      { won: winner(75_000, { realised_gap_posts: 1 }) },
      'hoe weinig die ook wegen',
    ],
    [
      'the baselines are not of one kind of work',
      {
        won: winner(75_000, { unlike_baseline_posts: 1 }),
        baselines: { design: built(100_000), asBuilt: built(150_000) },
      },
      'gaat niet over hetzelfde soort werk als de baseline van het ontwerp',
    ],
    [
      'what was built is of another set',
      { realised: built(80_000, { mki_set: 'a2', sets: ['a2'], totals: total({ set: 'a2' }) }) },
      'verschillende sets',
    ],
    [
      'what was built was weighed otherwise',
      { realised: built(80_000, { totals: total({ weights_version: '2027-1' }) }) },
      'verschillende versies van de weegfactoren',
    ],
  ])('when %s', async (_why, shown, reason) => {
    await show(shown);
    await expect.element(card).toMatchTextContent(reason);
    expect(worked()).toEqual([]);
    const differences = table.elements().flatMap((each) => rowsOf(each).map((row) => row.at(-1)));
    expect(differences.every((difference) => difference === '-')).toBe(true);
  });

  it('with the figure that is known beside it', async () => {
    await show({ realised: null });
    expect((await rows())[0]).toEqual(['MKI', '€75.000,- (Set A1)', '-', '-']);
  });

  it('and of a sealed bid no figure is shown', async () => {
    await show({ won: winner(75_000, { sealed: true, standing: null }), realised: null });
    await expect.element(card).toMatchTextContent('nog verzegeld');
    await expect.element(card).not.toMatchTextContent('€');
  });
});

describe('on a telephone', () => {
  it('nothing is cut', async () => {
    await atSize(390, 844, async () => {
      await show();
      await expect.element(table).toBeVisible();
      expectNothingCut();
    });
  });
});
