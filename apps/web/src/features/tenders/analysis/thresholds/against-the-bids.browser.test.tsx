import type { Applicant, Project } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tenderedProject } from '../../../../testing/bid-answers.ts';
import { rowsOf } from '../../../../testing/charts-on-screen.ts';
import { METHOD_BIDS } from '../../../../testing/example-bids.ts';
import { ORGANISATION } from '../../../../testing/example-session.ts';
import { atSize, expectNothingCut } from '../../../../testing/on-screen.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { methodBid } from '../../../../testing/tender-bids.ts';
import { AgainstTheBids } from './against-the-bids.tsx';

// The figures of docs/method/tender.md.

const thresholds = page.getByRole('table', { name: 'Het model tegenover de inschrijvingen' });
const without = page.getByRole('table', { name: 'Een verliezer weglaten verandert de winnaar niet' });
const card = page.getByRole('region', { name: 'Het model tegenover de inschrijvingen' });

const show = (applicants: readonly Applicant[] = METHOD_BIDS, project: Partial<Project> = {}) =>
  renderScreen(<AgainstTheBids project={tenderedProject(project)} applicants={applicants} />, {
    at: `/o/${ORGANISATION.slug}/dashboard`,
  });
const rows = async (table: typeof thresholds) => {
  await expect.element(table).toBeInTheDocument();
  return rowsOf(table.element());
};

describe('the model against the bids', () => {
  it('names for each value and direction the nearest at which another wins, how far that is, and who', async () => {
    await show();
    expect(await rows(thresholds)).toEqual([
      ['Maximale korting, lager', '€250.000,-', '€239.998,-', '-€10.002,-', 'Oost'],
      ['Maximale korting, hoger', '€250.000,-', '€260.000,-', '+€10.000,-', 'West'],
      ['Referentiewaarde, lager', '€100.000,-', '€98.077,-', '-€1.923,-', 'West'],
      ['Referentiewaarde, hoger', '€100.000,-', '€102.085,-', '+€2.085,-', 'Oost'],
      ['Streefwaarde, lager', '€50.000,-', '€47.916,-', '-€2.084,-', 'West'],
      ['Streefwaarde, hoger', '€50.000,-', '€83.553,-', '+€33.553,-', 'Oost'],
    ]);
    await expect
      .element(card)
      .toMatchTextContent('wint Noord, met een fictieve inschrijfprijs van €825.000,-');
    await expect.element(card).not.toMatchTextContent(/Geen waarde|Niet vastgesteld|Niet meegerekend/);
  });

  it('says of a bid that takes part what was filled in', async () => {
    await show(METHOD_BIDS.map((bid) => (bid.name === 'Oost' ? { ...bid, filled_mki: 540 } : bid)));
    await expect.element(card).toMatchTextContent('Na besluit aangevuld uit de baseline: Oost +€540,-.');
  });

  it('says in words that no value does it, with what bounds the values', async () => {
    // They are €200,000 apart before any discount: the more expensive one earns at most €250,000, and already does.
    const bids = [
      methodBid('Noord', { quoteEur: 700_000, mkiEur: 40_000 }),
      methodBid('Oost', { quoteEur: 900_000, mkiEur: 45_000 }),
    ];
    await show(bids);
    const found = await rows(thresholds);
    expect(found.map((cells) => cells.slice(2))).toEqual(
      Array.from({ length: 6 }, () => ['geen waarde', '-', '-']),
    );
    await expect.element(card).toMatchTextContent('Geen waarde: in die richting wint bij geen enkele waarde');
  });

  it('says that it was not established where only rounding tells two bids apart', async () => {
    const bids = [
      methodBid('Noord', { quoteEur: 1_000_000, mkiEur: 500_000 }),
      methodBid('Oost', { quoteEur: 1_000_001, mkiEur: 499_999 }),
    ];
    await show(bids, { projectscope: 10 ** 12, mki_upper_boundary: 10 ** 6, mki_lower_boundary: 0 });
    expect((await rows(thresholds))[0]?.slice(2)).toEqual(['niet vastgesteld', '-', '-']);
    await expect.element(card).toMatchTextContent('alleen de afronding ze scheidt');
  });

  it('names all who would share the first place there', async () => {
    // Two bids like Oost's have the same result at every value.
    const [noord, oost] = METHOD_BIDS;
    if (!noord || !oost) throw new Error('The example has two bids');
    const twin = methodBid('Tweeling', { quoteEur: 920_000, mkiEur: 87_500, criteriaEur: 30_000 });
    await show([noord, oost, twin]);
    expect((await rows(thresholds))[0]).toEqual([
      'Maximale korting, lager',
      '€250.000,-',
      '€239.998,-',
      '-€10.002,-',
      'Oost en Tweeling',
    ]);
  });

  it('is about the winner by the model, and says that another was chosen', async () => {
    await show(METHOD_BIDS.map((bid) => ({ ...bid, active: bid.name === 'Oost' })));
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Als winnaar is Oost gekozen. De tabel gaat over Noord');
  });

  it('has nothing to warn of when the winner by the model was chosen', async () => {
    await show(METHOD_BIDS.map((bid) => ({ ...bid, active: bid.name === 'Noord' })));
    await expect.element(thresholds).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });
});

describe('there is nothing to say, and the reason stands there,', () => {
  const [noord] = METHOD_BIDS;
  const twin = methodBid('Tweeling', { quoteEur: 1_000_000, mkiEur: 75_000, criteriaEur: 50_000 });

  it.each([
    ['of a tie', [...METHOD_BIDS, twin], {}, 'Niemand wint alleen'],
    ['of a single bid', noord ? [noord] : [], {}, 'minder dan twee inschrijvingen'],
    ['of a model without a maximum', METHOD_BIDS, { mki_max_discount: null }, 'Vul eerst'],
    ['of a model without a slope', METHOD_BIDS, { mki_lower_boundary: 100_000 }, 'Vul eerst'],
    ['of sealed bids', [...METHOD_BIDS, { ...twin, sealed: true }], {}, 'nog verzegeld'],
  ] as const)('%s', async (_why, bids, project, reason) => {
    await show(bids, project);
    await expect.element(card).toMatchTextContent(reason);
    expect(thresholds.elements()).toEqual([]);
  });

  it('and of sealed bids no amount is shown anywhere', async () => {
    await show([...METHOD_BIDS, { ...twin, sealed: true }]);
    await expect.element(card).toMatchTextContent('nog verzegeld');
    await expect.element(card).not.toMatchTextContent('€');
  });
});

describe('without a loser', () => {
  it('the winner stays, and every price that is left', async () => {
    await show();
    expect(await rows(without)).toEqual([
      ['allemaal', 'Noord', '€825.000,-', 'Oost', '€827.500,-'],
      ['zonder Oost', 'Noord', '€825.000,-', 'West', '€830.000,-'],
      ['zonder West', 'Noord', '€825.000,-', 'Oost', '€827.500,-'],
      ['zonder Zuid', 'Noord', '€825.000,-', 'Oost', '€827.500,-'],
    ]);
    await expect.element(card).toMatchTextContent('Van een andere inschrijving komt niets in die prijs voor');
  });

  it('both of two that share the first place stay', async () => {
    const twin = methodBid('Tweeling', { quoteEur: 1_000_000, mkiEur: 75_000, criteriaEur: 50_000 });
    await show([...METHOD_BIDS, twin]);
    const found = await rows(without);
    expect(found.map(([removed]) => removed)).toEqual([
      'allemaal',
      'zonder Oost',
      'zonder West',
      'zonder Zuid',
    ]);
    expect(found.map(([, winner]) => winner)).toEqual(Array.from({ length: 4 }, () => 'Noord en Tweeling'));
  });

  it('there is no one next of two', async () => {
    await show(METHOD_BIDS.slice(0, 2));
    expect((await rows(without))[1]).toEqual(['zonder Oost', 'Noord', '€825.000,-', '-', '-']);
  });
});

describe('a bid that is not scored', () => {
  it('takes no part, and its reason is said', async () => {
    const cheap = methodBid('Goedkoop', { quoteEur: 1, mkiEur: 1 }, { standing: 'other-set' });
    await show([...METHOD_BIDS, cheap]);
    await expect
      .element(card)
      .toMatchTextContent(
        'Niet meegerekend:Goedkoop: de MKI is van een andere set dan de baseline of een andere inschrijving',
      );
    await expect.element(card).toMatchTextContent('wint Noord');
    expect((await rows(without)).map(([removed]) => removed)).not.toContain('zonder Goedkoop');
  });

  it('as it has no calculation or was withdrawn is said to be, and one that is marked counts', async () => {
    const none = methodBid(
      'Zonder',
      { quoteEur: 940_000, mkiEur: 0 },
      { standing: 'no-calculation', mki_value: null },
    );
    const [noord, ...others] = METHOD_BIDS;
    if (!noord) throw new Error('The example has bids');
    const gone = methodBid('Terug', { quoteEur: 1, mkiEur: 1 }, { standing: 'withdrawn' });
    await show([{ ...noord, incomplete: true }, ...others, none, gone]);
    await expect
      .element(card)
      .toMatchTextContent('Niet meegerekend:Zonder: geen berekeningTerug: ingetrokken');
    await expect.element(card).toMatchTextContent('indicatoren in de MKI van Noord.');
    const removed = (await rows(without)).map(([each]) => each);
    expect(removed.filter((each) => each === 'zonder Zonder' || each === 'zonder Terug')).toEqual([]);
  });
});

describe('on a telephone', () => {
  it('every figure has its name beside it, and nothing is cut, also with a long name', async () => {
    const [noord, ...others] = METHOD_BIDS;
    if (!noord) throw new Error('The example has bids');
    await atSize(390, 844, async () => {
      await show([{ ...noord, name: 'Aannemingsmaatschappij'.repeat(4) }, ...others]);
      await expect.element(thresholds).toBeVisible();
      expectNothingCut();
    });
  });
});
