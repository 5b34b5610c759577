import type { Answer, TestApp } from '../../../testing/test-app.ts';

interface Bidder {
  readonly id: string;
  readonly calculation: string;
}

/** A tender with open bids, with an object for every action. */
export interface OpenedTender {
  readonly project: string;
  /** another tender, with a complete model */
  readonly completed: string;
  /** bidders with a calculation: one to change, one to delete */
  readonly bidder: Bidder;
  readonly doomed: Bidder;
  /** a bidder whose calculation was deleted */
  readonly bare: Bidder;
  /** deleted bidders; the second one with its calculation */
  readonly gone: string;
  readonly goneCalculation: string;
  readonly baseline: string;
  readonly otherBaseline: string;
  readonly workbook: Buffer;
}

export interface Acting {
  readonly test: TestApp;
  readonly token: string;
  readonly staffToken: string;
  readonly tender: OpenedTender;
}

/** An action that changes a score. */
export interface GuardedAct {
  readonly name: string;
  readonly act: (acting: Acting) => Promise<Answer>;
}

const CALCULATION = '/api/v1/project-calculation/';

/** Every way in which a score can change, in an order in which each can follow the others. */
export const GUARDED_ACTS: readonly GuardedAct[] = [
  ...[
    { projectscope: 1_100_000 },
    { fictional_tender_benefit: 310_000 },
    { mki_max_discount: 240_000 },
    { mki_upper_boundary: 110_000 },
    { mki_lower_boundary: 40_000 },
    { mki_manually_set: false },
    { criteria_max_discount: 40_000 },
  ].map((change) =>
    patch(`${Object.keys(change)[0]} of the model`, ({ project }) => ofProject(project), change),
  ),
  post('taking the model up again', ({ completed }) => `${ofProject(completed)}toggle_emvi/`),
  post(
    'entering a bidder',
    () => '/api/v1/applicant/',
    ({ project }) => ({
      project,
      name: 'Nieuw',
      quote_price: 1,
      criteria_discount: 0,
    }),
  ),
  post(
    'entering bidders from a spreadsheet',
    ({ project }) => `${ofProject(project)}applicants/`,
    () => ({ applicants: [{ name: 'Geplakt', quote_price: 1, criteria_discount: 0 }] }),
  ),
  patch('the quote of a bid', ({ bidder }) => ofBidder(bidder.id), { quote_price: 1 }),
  patch('the discount of a bid', ({ bidder }) => ofBidder(bidder.id), { criteria_discount: 1 }),
  patch('the name of a bidder', ({ bidder }) => ofBidder(bidder.id), { name: 'Anders' }),
  post('bringing a bidder back', ({ gone }) => `${ofBidder(gone)}restore/`),
  post('emptying the discounts', ({ project }) => `${ofProject(project)}reset_applicants_criteria_discount/`),
  revaluation('valuing a bid again', ({ bidder }) => bidder.calculation),
  upload('another calculation', ({ bidder }) => ({ applicant: bidder.id })),
  remove('deleting a calculation', ({ doomed }) => `${CALCULATION}${doomed.calculation}/`),
  remove('deleting a bidder', ({ doomed }) => ofBidder(doomed.id)),
  post('bringing a calculation back', ({ bare }) => `${CALCULATION}${bare.calculation}/restore/`),
  post('bringing a bidder back by the calculation', ({ goneCalculation }) => {
    return `${CALCULATION}${goneCalculation}/restore/`;
  }),
  revaluation('valuing the baseline again', ({ baseline }) => baseline),
  patch('no baseline', ({ baseline }) => `${CALCULATION}${baseline}/`, { active: false }),
  patch('another baseline', ({ otherBaseline }) => `${CALCULATION}${otherBaseline}/`, { active: true }),
  // This is last, since bids have an amount for each criterion from then on.
  patch('criteria of the model', ({ project }) => ofProject(project), {
    criteria: [{ name: 'Planning', max_discount: 20_000 }],
  }),
];

function ofProject(id: string): string {
  return `/api/v1/project/${id}/`;
}

function ofBidder(id: string): string {
  return `/api/v1/applicant/${id}/`;
}

type Address = (tender: OpenedTender) => string;

function patch(name: string, address: Address, body: object): GuardedAct {
  return { name, act: ({ test, token, tender }) => test.send('PATCH', address(tender), { token, body }) };
}

function post(name: string, address: Address, bodyOf?: (tender: OpenedTender) => object): GuardedAct {
  const act = ({ test, token, tender }: Acting) =>
    test.send('POST', address(tender), { token, ...(bodyOf ? { body: bodyOf(tender) } : {}) });
  return { name, act };
}

function remove(name: string, address: Address): GuardedAct {
  return { name, act: ({ test, token, tender }) => test.send('DELETE', address(tender), { token }) };
}

/** Uploads a bidder's calculation. */
function upload(
  name: string,
  fieldsOf: (tender: OpenedTender) => Readonly<Record<string, string>>,
): GuardedAct {
  const act = ({ test, token, tender }: Acting) => {
    const file = { field: 'excel_file', name: 'bod.xlsx', bytes: tender.workbook };
    const fields = { calculation_type: 'applicant', ...fieldsOf(tender) };
    return test.send('POST', CALCULATION, { token, form: { fields, file } });
  };
  return { name, act };
}

function revaluation(name: string, calculationOf: (tender: OpenedTender) => string): GuardedAct {
  const act = async ({ test, staffToken, tender }: Acting) => {
    const address = `/api/v1/admin/revaluations/${calculationOf(tender)}/`;
    const { body } = await test.send('GET', address, { token: staffToken });
    const { key } = body as { key: string };
    return test.send('POST', address, { token: staffToken, body: { key } });
  };
  return { name, act };
}
