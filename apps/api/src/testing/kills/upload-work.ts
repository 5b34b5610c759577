import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { exampleWorkbook } from '../files/example-workbook.ts';
import { BETWEEN_WRITES_MS } from './between-writes.ts';
import type { Journal } from './journal.ts';
import type { Requests } from './requests.ts';

const ITEMS = 40;
/** A power of two, so that quantities are exact. */
const PARTS = 2 ** 20;
const UPLOAD = '/api/v1/project-calculation/';

type Fields = Readonly<Record<string, string>>;

/** An upload in progress: sent again with its key when no answer came. */
interface Sent {
  readonly fields: Fields;
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly mkiEur: number;
  readonly name: string;
}

/** People who have workbooks checked and stored, some made active at once; no two workbooks are equal. */
export class UploadWork {
  readonly #journal: Journal;
  #uploads = 0;
  /** by their project or bidder; the next person who works on it continues with it */
  readonly #unanswered = new Map<string, Sent>();

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  async onAndOn(member: Requests, project: string): Promise<never> {
    const unanswered = this.#unanswered.get(project);
    if (unanswered) await this.#store(member, unanswered, { again: true });
    for (;;) {
      const activate = this.#uploads % 2 === 0 ? { activate: 'true' } : {};
      await this.upload(member, { project, calculation_type: 'design-optimization', ...activate }, 300);
      await pause(BETWEEN_WRITES_MS);
    }
  }

  /** Has a workbook checked, and its result stored. */
  async upload(member: Requests, fields: Fields, mkiEurPerUnit: number): Promise<string> {
    const at = ++this.#uploads;
    const quantity = 1 + at / PARTS;
    const items = Array.from({ length: ITEMS }, (_, index) => ({
      postNumber: String(index + 1),
      product: `Product ${index}`,
      quantity,
      mkiEurPerUnit,
    }));
    const bytes = await exampleWorkbook(items);
    const name = `berekening ${at}.xlsx`;
    const { activate: _, ...checked } = fields;
    const file = { field: 'excel_file', name, bytes };
    const { body } = await member.sendForm(`${UPLOAD}check/`, { fields: checked, file });
    if (body.accepted !== true) throw new Error(`A workbook was not accepted: ${JSON.stringify(body)}`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const sent = {
      fields: { ...fields, upload_key: String(body.upload_key) },
      ...{ bytes, sha256, name, mkiEur: ITEMS * quantity * mkiEurPerUnit },
    };
    this.#journal.sentFiles.push(sha256);
    return this.#store(member, sent, { again: false });
  }

  /** Stores a checked file; when no answer came, it is sent again as a file, which is always allowed. */
  async #store(member: Requests, sent: Sent, { again }: { readonly again: boolean }): Promise<string> {
    const { fields, bytes, sha256, name, mkiEur } = sent;
    const place = fields.applicant ?? fields.project ?? '';
    const form = again
      ? { fields, file: { field: 'excel_file', name, bytes } }
      : { fields: { ...fields, sha256 } };
    const send = () => member.sendForm(UPLOAD, form);
    this.#unanswered.set(place, sent);
    const active = {
      ...({ kind: 'active', id: `${place} ${fields.calculation_type}` } as const),
      ...{ from: '', to: sha256 },
    };
    const { body } = await (fields.activate ? this.#journal.write(active, send) : send());
    this.#unanswered.delete(place);
    const acknowledged = { calculation: body.uuid, sha256, items: ITEMS, mkiEur };
    this.#journal.acknowledged.push({ kind: 'upload', ...acknowledged });
    return body.uuid;
  }
}
