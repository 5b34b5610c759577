import {
  type Applicant,
  type ApplicantStatisticsAnswer,
  endpoints,
  type PayloadOf,
  type Project,
} from '@milieuspoor/contract';
import { applicantUuid, exampleBid } from './example-bids.ts';
import { exampleProject } from './example-project.ts';
import { exampleSession } from './example-session.ts';
import { refused, server } from './server.ts';

/** Returns a project whose bids are open, with the model of the method's example. */
export function tenderedProject(more: Partial<Project> = {}): Project {
  return exampleProject({
    project_contract_type: 'RAW',
    project_award_criteria: true,
    project_status: 'EMVI_Complete',
    emvi_status: 'Locked',
    projectscope: 1_000_000,
    fictional_tender_benefit: 300_000,
    mki_max_discount: 250_000,
    criteria_max_discount: 50_000,
    mki_upper_boundary: 100_000,
    mki_lower_boundary: 50_000,
    seal_bids: true,
    bids_opened: '04/05/2026 10:00:00',
    ...more,
  });
}

/** A running correction, so that open bids can be changed. */
export const CORRECTING = {
  correction: { since: '05/05/2026 09:00:00', by: 'Pia Project', reason: 'De prijs is verkeerd overgenomen' },
} as const satisfies Partial<Project>;

/** The figures over the four bids of the method's example. */
export const METHOD_STATISTICS: ApplicantStatisticsAnswer = {
  award_model_version: 1,
  sealed: false,
  selected_winner: null,
  winner: { uuid: applicantUuid(1), name: 'Noord' },
  winners: [{ uuid: applicantUuid(1), name: 'Noord' }],
  applicant_highest_mki_score: { uuid: applicantUuid(3), name: 'West' },
  applicant_lowest_mki_value: { uuid: applicantUuid(3), name: 'West' },
  applicant_lowest_qoute_price: { uuid: applicantUuid(4), name: 'Zuid' },
  costs_most_sustainable: 180_000,
  additional_costs_environmental_profit: 180_000 / 70_000,
  applicants_lower_boundary_mki_surpassed: 25,
};

/** An opening that the user of the screens requested, with a colleague as witness. */
export const ASKED = {
  since: '04/05/2026 09:30:00',
  asked_by: { uuid: exampleSession.user.uuid, name: 'Lotte Lid' },
  witness: { uuid: '0f000000-0000-4000-8000-000000000002', name: 'Pia Lid' },
} as const;

/** The project and its bidders, as the server stores them. */
export interface Tender {
  project: Project;
  bids: Applicant[];
}

/** Stores bids as the server does, as far as a screen can see: what is sent is in the list from then on. */
export function answerBids(project: Project, ...bids: readonly Applicant[]): Tender {
  const tender: Tender = { project, bids: [...bids] };
  const gone: Applicant[] = [];
  const collection = (results: readonly Applicant[]) => ({
    count: results.length,
    next: null,
    previous: null,
    results: [...results],
  });
  const add = (bid: Pick<Applicant, 'name' | 'quote_price' | 'criteria_discount'>): Applicant => {
    const added = exampleBid({ ...bid, uuid: applicantUuid(tender.bids.length + 1) });
    tender.bids = [...tender.bids, added];
    return added;
  };
  const change = (changes: Partial<Project>): Project => {
    tender.project = { ...tender.project, ...changes, revision: tender.project.revision + 1 };
    return tender.project;
  };
  server.answer(endpoints.getProject, () => tender.project);
  server.answer(endpoints.updateProject, ({ payload }) => change(payload as Partial<Project>));
  server.answer(endpoints.askOpening, ({ payload: { witness } }) =>
    change({ opening_request: { ...ASKED, witness: witness ? { ...ASKED.witness, uuid: witness } : null } }),
  );
  server.answer(endpoints.declineOpening, () => change({ opening_request: null }));
  server.answer(endpoints.withdrawOpening, () => change({ opening_request: null }));
  server.answer(endpoints.openBids, () =>
    change({ bids_opened: '04/05/2026 10:00:00', opening_request: null }),
  );
  server.answer(endpoints.beginCorrection, ({ payload }) =>
    change({ correction: { ...CORRECTING.correction, by: 'Lotte Lid', reason: payload.reason } }),
  );
  server.answer(endpoints.endCorrection, () => change({ correction: null }));
  server.answer(endpoints.listApplicants, () => collection(tender.bids));
  server.answer(endpoints.createApplicant, ({ payload: { name, quote_price, criteria_discount } }) =>
    add({ name, quote_price, criteria_discount }),
  );
  server.answer(endpoints.createApplicants, ({ payload }) => collection(payload.applicants.map(add)));
  server.answer(endpoints.updateApplicant, ({ params, payload }) => {
    const { seen_winner: seen, shown: _shown, ruling, ...asked } = payload;
    const winner = tender.bids.find(({ active }) => active);
    if (seen !== undefined && seen !== (winner?.uuid ?? null))
      return refused(409, {
        detail: `Iemand anders koos intussen ${winner?.name ?? 'niemand'} als winnaar.`,
      });
    const criteria = asked.criteria?.map((each) => ({ value: 0, level: null, reason: null, ...each }));
    const sent = Object.entries({ ...asked, criteria }).filter(([, value]) => value !== undefined);
    tender.bids = tender.bids.map((bid) => {
      if (bid.uuid === params.uuid)
        return { ...bid, ...Object.fromEntries(sent), ...ruled(ruling), revision: bid.revision + 1 };
      return payload.active ? { ...bid, active: false } : bid;
    });
    return tender.bids.find(({ uuid }) => uuid === params.uuid) ?? refused(404);
  });
  server.answer(endpoints.deleteApplicant, ({ params }) => {
    gone.push(...tender.bids.filter(({ uuid }) => uuid === params.uuid));
    tender.bids = tender.bids.filter(({ uuid }) => uuid !== params.uuid);
    return undefined;
  });
  server.answer(endpoints.restoreApplicant, ({ params }) => {
    const back = gone.find(({ uuid }) => uuid === params.uuid);
    if (!back) return refused(404);
    tender.bids = [...tender.bids, { ...back, active: false }];
    return back;
  });
  return tender;
}

/** Returns the fields of a bid after it was set apart, or takes part again. */
function ruled(asked: PayloadOf<typeof endpoints.updateApplicant>['ruling']): Partial<Applicant> {
  if (!asked) return {};
  const { as, reason } = asked;
  return as
    ? { ruling: { as, reason, since: '03/05/2026 11:00:00' }, standing: as, rank: null }
    : { ruling: null, standing: 'scored' };
}
