import { createHash } from 'node:crypto';
import { exampleWorkbook } from '../files/example-workbook.ts';
import { multipartBody } from '../files/multipart-body.ts';
import type { KillWorld } from './kill-world.ts';

/** A write that the server said it stored, and what the database then has to hold. */
export type Acknowledged =
  | { readonly kind: 'upload'; readonly calculation: string; readonly sha256: string; readonly items: number }
  | { readonly kind: 'edit'; readonly project: string; readonly number: number }
  | { readonly kind: 'bid'; readonly applicant: string; readonly quote: number }
  | { readonly kind: 'opening'; readonly project: string }
  | { readonly kind: 'winner'; readonly applicant: string }
  | { readonly kind: 'completion'; readonly project: string }
  | { readonly kind: 'report'; readonly project: string; readonly sha256: string };

const CSRF = { cookie: 'csrftoken=abc', 'x-csrftoken': 'abc' };
const ITEMS = 40;
/** An answer that is none of these says that something is wrong, not that the server went. */
const STORED = new Set([200, 201]);

type Body = Record<string, unknown> & { readonly uuid: string };
interface Answer {
  readonly bytes: Buffer;
  readonly body: Body;
}

/** An award model that is complete, so that bids can be opened by it. */
const MODEL = {
  projectscope: 1_000_000,
  fictional_tender_benefit: 300_000,
  mki_max_discount: 250_000,
  criteria_max_discount: 50_000,
  mki_upper_boundary: 100_000,
  mki_lower_boundary: 50_000,
};

/** The server was killed while it was asked. */
class Gone extends Error {}

/**
 * People who upload, edit, tender, complete and report until the server goes. Each write that it acknowledges is noted,
 * and each answer that nobody would expect is a problem.
 */
export class PeopleAtWork {
  readonly acknowledged: Acknowledged[] = [];
  readonly problems: string[] = [];
  readonly #world: KillWorld;
  #edits = 0;
  #uploads = 0;

  constructor(world: KillWorld) {
    this.#world = world;
  }

  /** Everybody works at once; ends when the server is gone for all of them. */
  async work(origin: string, round: number): Promise<void> {
    const from = (token: string) => new Requests(origin, token);
    const member = from(this.#world.member.token);
    const staff = from(this.#world.staff.token);
    const works = [
      ...this.#world.edited.map((project) => this.#edit(member, project)),
      ...this.#world.uploadedTo.map((project) => this.#uploadOnAndOn(member, project)),
      this.#tender(member, from(this.#world.witness.token), this.#world.tenders[round] ?? ''),
      this.#complete(member, staff, this.#world.completed[round] ?? ''),
    ];
    await Promise.all(
      works.map((work) =>
        work.catch((cause: unknown) => {
          if (!(cause instanceof Gone)) this.problems.push(String(cause));
        }),
      ),
    );
  }

  async #edit(member: Requests, project: string): Promise<never> {
    for (;;) {
      const number = ++this.#edits;
      await member.send('PATCH', `/api/v1/project/${project}/`, { project_name: `Naam ${number}` });
      this.acknowledged.push({ kind: 'edit', project, number });
    }
  }

  async #uploadOnAndOn(member: Requests, project: string): Promise<never> {
    for (;;) await this.#upload(member, { project, calculation_type: 'design-optimization' }, 300);
  }

  async #upload(member: Requests, fields: Readonly<Record<string, string>>, mkiEur: number): Promise<string> {
    const at = ++this.#uploads;
    const items = Array.from({ length: ITEMS }, (_, index) => ({
      postNumber: String(index + 1),
      product: `Product ${index}`,
      quantity: 1 + (at % 7) / 8,
      mkiEurPerUnit: mkiEur,
    }));
    const bytes = await exampleWorkbook(items);
    const file = { field: 'excel_file', name: `berekening ${at}.xlsx`, bytes };
    const { body } = await member.upload({ fields, file });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.acknowledged.push({ kind: 'upload', calculation: body.uuid, sha256, items: ITEMS });
    return body.uuid;
  }

  async #activate(member: Requests, calculation: string): Promise<void> {
    await member.send('PATCH', `/api/v1/project-calculation/${calculation}/`, { active: true });
  }

  async #tender(member: Requests, colleague: Requests, project: string): Promise<void> {
    const baseline = { project, calculation_type: 'design-baseline' };
    await this.#activate(member, await this.#upload(member, baseline, 2500));
    const bidders: string[] = [];
    for (const quote of [1_000_000, 980_000, 1_060_000]) {
      const bid = { project, name: `Inschrijver ${quote}`, quote_price: quote, criteria_discount: 0 };
      const { body } = await member.send('POST', '/api/v1/applicant/', bid);
      this.acknowledged.push({ kind: 'bid', applicant: body.uuid, quote });
      await this.#upload(member, { applicant: body.uuid, calculation_type: 'applicant' }, quote / 1000);
      bidders.push(body.uuid);
    }
    await member.send('PATCH', `/api/v1/project/${project}/`, MODEL);
    await member.send('POST', `/api/v1/project/${project}/toggle_emvi/`, {});
    const witness = this.#world.witness.accountId;
    await member.send('POST', `/api/v1/project/${project}/ask_opening/`, { witness });
    await colleague.send('POST', `/api/v1/project/${project}/open_bids/`, {});
    this.acknowledged.push({ kind: 'opening', project });
    const applicant = bidders[0] ?? '';
    const choice = { active: true, winner_reason: 'De anderen trokken zich terug' };
    await member.send('PATCH', `/api/v1/applicant/${applicant}/`, choice);
    this.acknowledged.push({ kind: 'winner', applicant });
  }

  async #complete(member: Requests, staff: Requests, project: string): Promise<void> {
    const baseline = await this.#upload(member, { project, calculation_type: 'design-baseline' }, 500);
    await this.#activate(member, baseline);
    await this.#activate(
      member,
      await this.#upload(member, { project, calculation_type: 'design-optimization' }, 400),
    );
    await member.send('PATCH', `/api/v1/project-calculation/${baseline}/`, { include_in_report: true });
    await member.send('PATCH', `/api/v1/project/${project}/`, {
      project_status: 'Design_Phase_Complete',
      design_phase_complete_date: new Date().toISOString().slice(0, 10),
    });
    this.acknowledged.push({ kind: 'completion', project });
    const { bytes } = await staff.send('POST', `/api/v1/project/${project}/generate_report/`, {
      selectedProjectCalculationsData: [{ uuid: baseline }],
    });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.acknowledged.push({ kind: 'report', project, sha256 });
  }
}

class Requests {
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#headers = { ...CSRF, authorization: `Token ${token}` };
  }

  send(method: 'POST' | 'PATCH', path: string, body: object): Promise<Answer> {
    return this.#ask(method, path, 'application/json', JSON.stringify(body));
  }

  upload(form: Parameters<typeof multipartBody>[0]): Promise<Answer> {
    const { body, contentType } = multipartBody(form);
    return this.#ask('POST', '/api/v1/project-calculation/', contentType, body);
  }

  async #ask(method: string, path: string, contentType: string, body: string | Buffer): Promise<Answer> {
    const headers = { ...this.#headers, 'content-type': contentType };
    let status: number;
    let bytes: Buffer;
    try {
      const answer = await fetch(this.#origin + path, {
        method,
        headers,
        body: typeof body === 'string' ? body : new Uint8Array(body),
      });
      status = answer.status;
      bytes = Buffer.from(await answer.arrayBuffer());
    } catch (cause) {
      throw new Gone('The server is gone', { cause });
    }
    const isJson = bytes[0] === '{'.charCodeAt(0);
    if (!STORED.has(status)) throw new Error(`${method} ${path} was answered with ${status}: ${bytes}`);
    return { bytes, body: isJson ? JSON.parse(bytes.toString()) : { uuid: '' } };
  }
}
