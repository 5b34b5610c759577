import type { AnswerOf, Endpoint } from '@milieuspoor/contract';
import type { Caller, Scope } from '../../http/caller.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { type AnswerAsked, answersAsked } from '../../platform/metrics/measured.ts';

interface KeptAnswer {
  /** the moment of the database that the answer is about */
  readonly moment: string;
  /** the version of the data behind it */
  readonly version: string;
  readonly answer: PreparedAnswer;
}

/** The limit of all cached answers together, in bytes of JSON. */
const KEPT_BYTES = 32 * 1024 * 1024;

/** A question about an organisation, with everything that its answer depends on besides the database. */
export interface KeptQuestion<E extends Endpoint> {
  readonly endpoint: E;
  readonly slug: string;
  /** the filters and the language */
  readonly asked: readonly unknown[];
  /** returns a text that differs once any of the data behind the answer changed */
  readonly getVersion: () => Promise<string>;
  readonly work: () => Promise<Outcome<AnswerOf<E>>>;
}

/**
 * Caches answers as long as none of the data behind them is written. The query that finds a request's session also
 * returns the moment of the database: at the same moment nothing at all was written, at another one the version
 * decides. So no answer is ever outdated, and none is given to somebody with another scope. Refusals are not cached.
 * (docs/decisions/0014-kept-answers.md)
 */
export class AnswerCache {
  readonly #kept = new Map<string, KeptAnswer>();
  #bytes = 0;

  async answer<E extends Endpoint>(
    { moment, scope }: Caller,
    { endpoint, slug, asked, getVersion, work }: KeptQuestion<E>,
  ): Promise<Outcome<AnswerOf<E> | PreparedAnswer>> {
    const key = JSON.stringify([endpoint.id, slug, scopeKey(scope), ...asked]);
    const kept = this.#kept.get(key);
    if (kept?.moment === moment) {
      this.#keep(key, kept);
      tell({ kept: true });
      return done(kept.answer);
    }
    // It is read before the answer is computed, which can therefore only be newer.
    const version = await getVersion();
    if (kept?.version === version) {
      this.#keep(key, { ...kept, moment });
      tell({ kept: true });
      return done(kept.answer);
    }
    tell({ kept: false });
    const outcome = await work();
    if (!outcome.ok || endpoint.answer.kind !== 'json') return outcome;
    const answer = new PreparedAnswer(
      Buffer.from(JSON.stringify(endpoint.answer.schema.parse(outcome.value))),
    );
    this.#keep(key, { moment, version, answer });
    return done(answer);
  }

  /** Puts an answer at the end of the queue; those that were not requested for the longest time make room. */
  #keep(key: string, kept: KeptAnswer): void {
    this.#drop(key);
    this.#kept.set(key, kept);
    this.#bytes += kept.answer.json.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= KEPT_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.answer.json.length ?? 0;
    this.#kept.delete(key);
  }
}

function tell(asked: AnswerAsked): void {
  answersAsked.publish(asked);
}

function scopeKey(scope: Scope): readonly string[] {
  return scope.kind === 'all' ? ['all'] : ['organisations', ...[...scope.ids].sort()];
}

/**
 * Tells whether a question names calculations or bidders one by one: bids are sealed for some members of an organisation
 * and not for others.
 */
export function namesBids(query: object | undefined): boolean {
  return query !== undefined && ('project_calculation_uuid' in query || 'applicant' in query);
}
