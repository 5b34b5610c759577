import { setTimeout as pause } from 'node:timers/promises';
import { BETWEEN_WRITES_MS } from './between-writes.ts';
import type { Journal } from './journal.ts';
import type { KillWorld, Person } from './kill-world.ts';
import type { Requests } from './requests.ts';
import type { UploadWork } from './upload-work.ts';

/** A complete award model, by which bids can be opened; the criteria are named separately. */
const MODEL = {
  projectscope: 1_000_000,
  fictional_tender_benefit: 300_000,
  mki_max_discount: 250_000,
  mki_upper_boundary: 100_000,
  mki_lower_boundary: 50_000,
};
/** A target is this far below its reference. */
const BETWEEN = 50_000;
const QUOTES = [1_000_000, 980_000, 1_060_000];

interface Criterion {
  readonly name: string;
  readonly max_discount: number;
}
const FIRST_CRITERIA: readonly Criterion[] = [
  { name: 'Hinder', max_discount: 30_000 },
  { name: 'Veiligheid', max_discount: 20_000 },
];
const NEXT_CRITERIA: readonly Criterion[] = [
  { name: 'Hinder', max_discount: 30_000 },
  { name: 'Circulair', max_discount: 20_000 },
];

/** Returns criteria in the form in which the checker reads them from the database. */
const lineOf = (criteria: readonly Criterion[]) =>
  criteria.map(({ name, max_discount }) => `${name} ${max_discount}`).join(', ');

/** People who tender: targets, criteria and bids, editions, the opening and the winner. */
export class TenderWork {
  readonly #journal: Journal;
  readonly #uploads: UploadWork;
  #targets = 0;
  #prices = 0;

  constructor(journal: Journal, uploads: UploadWork) {
    this.#journal = journal;
    this.#uploads = uploads;
  }

  /** Sets the reference and the target value of an award model again and again. */
  async setTargets(member: Requests, project: string): Promise<never> {
    for (;;) {
      const upper = MODEL.mki_upper_boundary + ++this.#targets;
      const body = { mki_upper_boundary: upper, mki_lower_boundary: upper - BETWEEN };
      await this.#journal.write(
        { kind: 'model', id: project, from: '100000 50000', to: `${upper} ${upper - BETWEEN}` },
        () => member.send('PATCH', `/api/v1/project/${project}/`, body),
      );
      await pause(BETWEEN_WRITES_MS);
    }
  }

  /** Changes the price of a bid again and again. */
  async changePrice(member: Requests, applicant: string): Promise<never> {
    for (;;) {
      const price = 1_000_000 + ++this.#prices;
      await this.#journal.write({ kind: 'price', id: applicant, from: '1000000', to: String(price) }, () =>
        member.send('PATCH', `/api/v1/applicant/${applicant}/`, { quote_price: price }),
      );
      await pause(BETWEEN_WRITES_MS);
    }
  }

  /** Does a whole tender: sealed where its project requires it, and then opened with a witness. */
  async tender(
    member: Requests,
    colleague: Requests,
    { project, isSealed, isLong }: KillWorld['tenders'][number],
    witness: Person,
  ): Promise<void> {
    const of = (step: string) => `/api/v1/project/${project}/${step}`;
    await member.send('PATCH', of(''), MODEL);
    await this.#nameCriteria(member, project, { from: [], to: FIRST_CRITERIA });
    const fields = { project, calculation_type: 'design-baseline', activate: 'true' };
    await this.#uploads.upload(member, fields, 2500);
    const bids = QUOTES.map((quote) => ({
      ...{ name: `Inschrijver ${quote}`, quote_price: quote },
      criteria: FIRST_CRITERIA.map(({ name }) => ({ name, value: 5_000 })),
    }));
    const { body } = await member.send('POST', of('applicants/'), { applicants: bids });
    const bidders = (body.results as { uuid: string }[]).map(({ uuid }) => uuid);
    for (const [at, applicant] of bidders.entries())
      this.#journal.acknowledged.push({ kind: 'bid', applicant, quote: QUOTES[at] ?? 0 });
    for (const [at, applicant] of bidders.slice(0, isLong ? bidders.length : 1).entries()) {
      await this.#uploads.upload(member, { applicant, calculation_type: 'applicant' }, 1000 + at);
      const criteria = [
        { name: 'Hinder', value: 10_000 + at },
        { name: 'Veiligheid', value: 0 },
      ];
      await member.send('PATCH', `/api/v1/applicant/${applicant}/`, { criteria });
      this.#journal.acknowledged.push({ kind: 'marks', applicant, discount: 10_000 + at });
    }
    await member.send('POST', of('toggle_emvi/'), {});
    await this.#issue(member, project);
    if (isLong) {
      await member.send('POST', of('toggle_emvi/'), {});
      await this.#nameCriteria(member, project, { from: FIRST_CRITERIA, to: NEXT_CRITERIA });
      await member.send('POST', of('toggle_emvi/'), {});
      await this.#issue(member, project);
    }
    if (isSealed) {
      await member.send('POST', of('ask_opening/'), { witness: witness.accountId });
      await colleague.send('POST', of('open_bids/'), {});
      this.#journal.acknowledged.push({ kind: 'opening', project });
    }
    const [applicant = ''] = bidders;
    const choice = { active: true, winner_reason: 'De anderen trokken zich terug' };
    await member.send('PATCH', `/api/v1/applicant/${applicant}/`, choice);
    this.#journal.acknowledged.push({ kind: 'winner', applicant });
  }

  async #nameCriteria(
    member: Requests,
    project: string,
    { from, to }: { readonly from: readonly Criterion[]; readonly to: readonly Criterion[] },
  ): Promise<void> {
    await this.#journal.write({ kind: 'criteria', id: project, from: lineOf(from), to: lineOf(to) }, () =>
      member.send('PATCH', `/api/v1/project/${project}/`, { criteria: to }),
    );
  }

  async #issue(member: Requests, project: string): Promise<void> {
    const { body } = await member.send('POST', `/api/v1/project/${project}/issued_criterion/`, {});
    const [last] = body.results as {
      number: number;
      files: { kind: string; language: string; sha256: string }[];
    }[];
    if (!last) throw new Error(`Nothing was issued of ${project}: ${JSON.stringify(body)}`);
    this.#journal.acknowledged.push({ kind: 'issue', project, number: last.number, files: last.files });
  }
}
