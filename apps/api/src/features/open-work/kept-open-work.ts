import { type Actor, isProvider, isViewer } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { getOrganisationVersion } from '../statistics/organisation/organisation-version.queries.ts';
import { findOpenWork } from './find-open-work.ts';
import type { OpenWorkRow } from './open-work-row.ts';

/** The lists that are kept at the same time; one of 2,000 projects takes some megabytes. */
const KEPT = 10;

interface KeptList {
  readonly version: string;
  readonly rows: Promise<readonly OpenWorkRow[]>;
}

/**
 * Keeps whole lists of open work as long as nothing behind them is written: a dashboard asks for a page of the list, and
 * the drawer for how much of it the reader can mend.
 */
export class KeptOpenWork {
  readonly #lists = new Map<string, KeptList>();

  /** Returns what `findOpenWork` does; the organisation is one of the actor's. */
  async find(
    queries: Queries,
    actor: Actor,
    asked: { readonly slug: string; readonly organisationId: string; readonly today: string },
  ): Promise<readonly OpenWorkRow[]> {
    // It is read before the list, which can therefore only be newer.
    const version = await getOrganisationVersion(queries, asked.slug);
    const key = JSON.stringify([asked.organisationId, asked.today, isProvider(actor), isViewer(actor)]);
    const kept = this.#lists.get(key);
    if (kept?.version === version) return kept.rows;
    const rows = findOpenWork(queries, actor, asked);
    this.#lists.delete(key);
    this.#lists.set(key, { version, rows });
    for (const oldest of this.#lists.keys()) {
      if (this.#lists.size <= KEPT) break;
      this.#lists.delete(oldest);
    }
    rows.catch(() => {
      if (this.#lists.get(key)?.rows === rows) this.#lists.delete(key);
    });
    return rows;
  }
}
