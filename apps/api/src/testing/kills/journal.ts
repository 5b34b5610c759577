/** A write that the server said it stored, and what the database then has to hold. */
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

/** What is written over and over: one thing at a time, so that it is known what it can be. */
export type ValueKind = 'name' | 'model' | 'criteria' | 'price' | 'active';

/** What a value is by the answers that came, or may be by a write whose answer never came. */
export interface Value {
  readonly kind: ValueKind;
  readonly id: string;
  readonly may: readonly string[];
  /** writes of it that were acknowledged, and those that were sent */
  readonly acknowledged: number;
  readonly sent: number;
}

/** What people were told is stored, what they sent, and what they met that nobody would expect. */
export class Journal {
  readonly acknowledged: Acknowledged[] = [];
  readonly problems: string[] = [];
  /** SHA-256 of every workbook that was sent to be stored */
  readonly sentFiles: string[] = [];
  readonly #values = new Map<string, Value>();

  get values(): readonly Value[] {
    return [...this.#values.values()];
  }

  /** How many writes were acknowledged, by what they were. */
  get counts(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { kind } of this.acknowledged) counts[kind] = (counts[kind] ?? 0) + 1;
    for (const { kind, acknowledged } of this.values) counts[kind] = (counts[kind] ?? 0) + acknowledged;
    return counts;
  }

  get writes(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  /** Writes a value in the place of the one before it, which it may still be as long as no answer came. */
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
