import {
  type DiscountLine,
  fictionalPriceEur,
  type HeldWork,
  mkiScoreEur,
  rankBids,
  UNKNOWN_WORK,
} from '@milieuspoor/domain';
import type { AwardRecord, RecordedBid, RecordedEvent } from '../award-record/award-record.ts';
import { exampleCriterion } from './example-criterion.ts';

const LINE: DiscountLine = {
  form: 'line',
  upperEur: 100_000,
  lowerEur: 50_000,
  maxDiscountEur: 250_000,
};

interface ExampleBid {
  readonly name: string;
  readonly quoteEur: number;
  readonly mkiEur: number;
  readonly criteriaDiscountEur?: number | null;
}

/** The work of a bid that has everything that the baseline has, and nothing else. */
export const WHOLE_WORK: HeldWork = { ...UNKNOWN_WORK, known: true, open: false };

/**
 * Returns a bid in Set A1 with a whole calculation of ten items, scored by the model of docs/method/tender.md; not
 * ranked yet.
 */
export function exampleBid(
  { name, quoteEur, mkiEur, criteriaDiscountEur = 0 }: ExampleBid,
  changes: Partial<RecordedBid> = {},
): RecordedBid {
  const scoreEur = mkiScoreEur({ mkiEur, ...LINE });
  return {
    ...{ id: name, name, quoteEur, criteriaDiscountEur, mkiEur, scoreEur },
    enteredBy: 'An de Vries',
    calculation: {
      set: 'a1',
      weightsVersion: '2026-1',
      mki: { amount: mkiEur, items: 10, undeclared: 0, incomplete: 0 },
    },
    ruled: null,
    work: WHOLE_WORK,
    gaps: [],
    besideOthers: [],
    unconfirmedWeights: [],
    criteriaValues: {},
    criteriaMarks: {},
    standing: 'scored',
    fictionalPriceEur: fictionalPriceEur({ quoteEur, scoreEur, criteriaDiscountEur }),
    rank: null,
    tied: false,
    ...changes,
  };
}

/** The bids of docs/method/tender.md, in the order of entry. */
export const TENDER: readonly ExampleBid[] = [
  { name: 'Zuid', quoteEur: 900_000, mkiEur: 110_000, criteriaDiscountEur: 40_000 },
  { name: 'Noord', quoteEur: 1_000_000, mkiEur: 75_000, criteriaDiscountEur: 50_000 },
  { name: 'West', quoteEur: 1_080_000, mkiEur: 40_000 },
  { name: 'Oost', quoteEur: 920_000, mkiEur: 87_500, criteriaDiscountEur: 30_000 },
];

export function ranked(bids: readonly RecordedBid[]): RecordedBid[] {
  const ranking = rankBids(bids);
  return bids.map((bid) => {
    const place = ranking.find((each) => each.bid === bid);
    return { ...bid, rank: place?.rank ?? null, tied: place?.tied ?? false };
  });
}

/** Returns an entry of the history, at a minute after midnight on 20 November 2026 unless another moment is given. */
export function exampleEvent(
  changes: Partial<RecordedEvent> & Pick<RecordedEvent, 'subject'>,
): RecordedEvent {
  return {
    at: new Date('2026-11-19T23:01:00Z'),
    by: 'An de Vries',
    action: 'changed',
    changes: {},
    ...changes,
  };
}

export const PROJECT = { type: 'project', id: 'project', name: 'Herinrichting Dorpsstraat' } as const;
export const bidder = (name: string) => ({ type: 'applicant', id: name, name }) as const;
export const calculation = (name: string) => ({ type: 'calculation', id: name, name }) as const;

const OPENED = exampleEvent({
  at: new Date('2026-11-20T09:00:00Z'),
  subject: PROJECT,
  changes: {
    bidsOpened: { from: null, to: '20/11/2026 10:00:00' },
    witness: { from: null, to: 'Bo Jansen' },
  },
});
const CHOSEN = exampleEvent({
  at: new Date('2026-11-20T10:30:00Z'),
  by: 'Bo Jansen',
  subject: bidder('Noord'),
  changes: { winner: { from: false, to: true } },
});

/** Events from the upload of the baseline to the choice of Noord, without open points. */
export const HISTORY: readonly RecordedEvent[] = [
  exampleEvent({
    subject: calculation('Baseline variant 2'),
    action: 'created',
    changes: {
      fileName: { from: null, to: 'Baseline variant 2.xlsx' },
      calculationType: { from: null, to: 'design-baseline' },
      headlineMkiEur: { from: null, to: 100_000.4 },
    },
  }),
  exampleEvent({ subject: PROJECT, changes: { emviStatus: { from: 'Unlocked', to: 'Locked' } } }),
  ...TENDER.map(({ name, quoteEur }) =>
    exampleEvent({
      subject: bidder(name),
      action: 'created',
      changes: { quoteEur: { from: null, to: quoteEur } },
    }),
  ),
  OPENED,
  CHOSEN,
];

/** Returns the record of the tender of docs/method/tender.md, with Noord as winner. */
export function exampleRecord(changes: Partial<AwardRecord> = {}): AwardRecord {
  return {
    ...exampleCriterion(),
    issued: [
      {
        number: 1,
        at: new Date('2026-11-19T22:00:00Z'),
        by: 'An de Vries',
        sha256: { nl: 'cd'.repeat(32), en: 'ef'.repeat(32) },
      },
    ],
    scoredBy: 1,
    changedSinceIssue: [],
    proposal: null,
    sealsBids: true,
    madeBy: 'An de Vries',
    winnerId: 'Noord',
    winnerReason: null,
    awardedOn: '2026-11-21',
    explained: [],
    bids: ranked(TENDER.map((bid) => exampleBid(bid))),
    history: HISTORY,
    files: [
      {
        calculationId: 'Baseline variant 2',
        bidder: null,
        bidId: null,
        fileName: 'Baseline variant 2.xlsx',
        sha256: 'ab'.repeat(32),
        uploadedAt: new Date('2026-11-19T23:01:00Z'),
      },
    ],
    ...changes,
  };
}
