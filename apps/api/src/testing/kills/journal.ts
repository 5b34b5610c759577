/** A write that the server acknowledged, with what the database must then hold. */
export type Acknowledged =
  | {
      readonly kind: 'upload';
      readonly calculation: string;
      readonly sha256: string;
      readonly items: number;
      readonly mkiEur: number;
    }
  | { readonly kind: 'bid'; readonly applicant: string; readonly quote: number }
  | { readonly kind: 'marks'; readonly applicant: string; readonly discount: number }
  | {
      readonly kind: 'issue';
      readonly project: string;
      readonly number: number;
      readonly files: readonly {
        readonly kind: string;
        readonly language: string;
        readonly sha256: string;
      }[];
    }
  | { readonly kind: 'opening'; readonly project: string }
  | { readonly kind: 'winner'; readonly applicant: string }
  | { readonly kind: 'completion'; readonly project: string }
  | { readonly kind: 'report'; readonly project: string; readonly sha256: string };

/** The values that are written repeatedly: one write at a time, so that the possible values are known. */
export type ValueKind = 'name' | 'model' | 'criteria' | 'price' | 'active';

/** The value according to the answers, or possibly that of a write without an answer. */
export interface Value {
  readonly kind: ValueKind;
  readonly id: string;
  readonly may: readonly string[];
  /** number of its writes that were acknowledged, and that were sent */
  readonly acknowledged: number;
  readonly sent: number;
}

/** What the server acknowledged, what was sent, and unexpected answers. */
export class Journal {
  readonly acknowledged: Acknowledged[] = [];
  readonly problems: string[] = [];
  /** SHA-256 of every workbook that was sent to be stored */
  readonly sentFiles: string[] = [];
  readonly #values = new Map<string, Value>();

  get values(): readonly Value[] {
    return [...this.#values.values()];
  }

  /** The number of acknowledged writes, by kind. */
  get counts(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { kind } of this.acknowledged) counts[kind] = (counts[kind] ?? 0) + 1;
    for (const { kind, acknowledged } of this.values) counts[kind] = (counts[kind] ?? 0) + acknowledged;
    return counts;
  }

  get writes(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  /** Writes a value in place of the former one, which may remain as long as no answer came. */
  async write<T>(
    {
      kind,
      id,
      from,
      to,
    }: { readonly kind: ValueKind; readonly id: string; readonly from: string; readonly to: string },
    send: () => Promise<T>,
  ): Promise<T> {
    const key = `${kind} ${id}`;
    const before = this.#values.get(key) ?? { kind, id, may: [from], acknowledged: 0, sent: 0 };
    const sent = { ...before, may: [...before.may, to], sent: before.sent + 1 };
    this.#values.set(key, sent);
    const answer = await send();
    this.#values.set(key, { ...sent, may: [to], acknowledged: before.acknowledged + 1 });
    return answer;
  }
}
