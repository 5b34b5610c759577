import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import type { WorkbookFile } from '../fixtures/workbook-file.ts';

/** The model of a tender that the journeys fill in. With a baseline of €5.000, each euro of MKI less earns €100. */
const MODEL = {
  projectscope: 1_000_000,
  fictional_tender_benefit: 300_000,
  mki_max_discount: 250_000,
  criteria_max_discount: 50_000,
} as const;

/** The project that has the tender. */
interface Tender {
  readonly uuid: string;
}

interface Bid {
  readonly name: string;
  readonly quote_price: number;
  readonly criteria_discount: number;
}

/** The calls that prepare a journey which begins in the middle of a tender. */
export interface TenderCalls {
  /** fills in the model and completes it; the boundaries follow the baseline */
  readonly completeModel: (project: Tender) => Promise<void>;
  /** opens the bids as the witness who received the request */
  readonly confirmOpening: (project: Tender) => Promise<void>;
  readonly enterBid: (project: Tender, bid: Bid, file: WorkbookFile) => Promise<void>;
}

export function tenderCallsOf(context: APIRequestContext): TenderCalls {
  return {
    async completeModel({ uuid }) {
      await answered(await context.patch(`/api/v1/project/${uuid}/`, { data: MODEL }));
      await answered(await context.post(`/api/v1/project/${uuid}/toggle_emvi/`));
    },
    async confirmOpening({ uuid }) {
      await answered(await context.post(`/api/v1/project/${uuid}/open_bids/`, { data: {} }));
    },
    async enterBid({ uuid: project }, bid, file) {
      const entered = await answered(await context.post('/api/v1/applicant/', { data: { project, ...bid } }));
      const { uuid: applicant } = (await entered.json()) as { readonly uuid: string };
      const multipart = { applicant, calculation_type: 'applicant', excel_file: file };
      await answered(await context.post('/api/v1/project-calculation/', { multipart }));
    },
  };
}

async function answered(response: APIResponse): Promise<APIResponse> {
  expect(response.ok(), await response.text()).toBe(true);
  return response;
}
