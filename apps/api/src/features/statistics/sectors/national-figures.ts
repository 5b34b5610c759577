import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listOrganisationVersions } from '../organisation/organisation-version.queries.ts';
import { listWeightsVersionsOfPairs } from '../weighing.queries.ts';
import { cellKey, type GatheredFigures, type GatheredSectorCell } from './gathered-cells.ts';
import { KeptCell } from './kept-cell.ts';
import { listSectorContributions, type SectorContributionRow } from './sector-contributions.queries.ts';

/** So many organisations are asked about in one statement. */
const ASKED_TOGETHER = 500;

/** What an organisation adds to the figures of all, and the version of it of which that was found at the earliest. */
interface Part {
  readonly version: string;
  readonly rows: readonly SectorContributionRow[];
  readonly weightsVersions: readonly string[];
}

/**
 * The figures of all organisations in one set, kept by the part of each: after a change of one organisation, only that one
 * is asked about anew, and only the cells that it stands in are put together anew. What makes a part old is what makes any
 * kept answer old (docs/decisions/0014-kept-answers.md).
 */
export class NationalFigures {
  readonly #parts = new Map<string, Part>();
  readonly #kept = new Map<string, KeptCell>();
  readonly #cells = new Map<string, GatheredSectorCell>();
  readonly #queries: Queries;
  readonly #set: SetCode;
  #last: Promise<unknown> = Promise.resolve();
  #next: Promise<GatheredFigures> | null = null;

  constructor(queries: Queries, set: SetCode) {
    this.#queries = queries;
    this.#set = set;
  }

  /**
   * The figures as they are now, or a moment later. Whoever asks while they are being brought up to date waits for the next
   * time, which begins when this one is over: so they only ever go forward.
   */
  find(): Promise<GatheredFigures> {
    if (this.#next) return this.#next;
    const over = this.#last.catch(() => undefined);
    const next = over.then(() => {
      this.#next = null;
      return this.#bringUpToDate();
    });
    this.#last = next;
    this.#next = next;
    return next;
  }

  async #bringUpToDate(): Promise<GatheredFigures> {
    // Found before the parts, which can therefore only be newer than their versions.
    const versions = await listOrganisationVersions(this.#queries);
    const present = new Set(versions.map(({ organisationId }) => organisationId));
    const changed = versions.filter(
      ({ organisationId, version }) => this.#parts.get(organisationId)?.version !== version,
    );
    const touched = new Set<string>();
    for (let from = 0; from < changed.length; from += ASKED_TOGETHER) {
      const some = new Map(
        changed.slice(from, from + ASKED_TOGETHER).map((each) => [each.organisationId, each.version]),
      );
      for (const [organisationId, part] of await this.#readParts(some))
        this.#replace(organisationId, part, touched);
    }
    for (const organisationId of this.#parts.keys())
      if (!present.has(organisationId)) this.#replace(organisationId, null, touched);
    for (const key of touched) this.#gather(key);
    return {
      // In one order, for sums over cells come to the same last digit in every process.
      cells: [...this.#cells.keys()].sort().flatMap((key) => this.#cells.get(key) ?? []),
      weightsVersions: new Set([...this.#parts.values()].flatMap((part) => part.weightsVersions)),
    };
  }

  async #readParts(versions: ReadonlyMap<string, string>): Promise<Map<string, Part>> {
    const question = { set: this.#set, organisationIds: [...versions.keys()] };
    const [rows, weights] = await Promise.all([
      listSectorContributions(this.#queries, question),
      listWeightsVersionsOfPairs(this.#queries, question),
    ]);
    const rowsOf = Map.groupBy(rows, (row) => row.organisationId);
    const weightsOf = Map.groupBy(weights, (row) => row.organisationId);
    return new Map(
      [...versions].map(([organisationId, version]) => [
        organisationId,
        {
          version,
          rows: rowsOf.get(organisationId) ?? [],
          weightsVersions: (weightsOf.get(organisationId) ?? []).map((row) => row.version),
        },
      ]),
    );
  }

  /** Puts a part in the place of the one before, or takes it out; `touched` is told which cells that changes. */
  #replace(organisationId: string, part: Part | null, touched: Set<string>): void {
    for (const row of this.#parts.get(organisationId)?.rows ?? []) {
      const key = cellKey(row);
      this.#kept.get(key)?.replace(organisationId, null);
      touched.add(key);
    }
    if (part) this.#parts.set(organisationId, part);
    else this.#parts.delete(organisationId);
    for (const row of part?.rows ?? []) {
      const key = cellKey(row);
      const kept = this.#kept.get(key) ?? new KeptCell();
      kept.replace(organisationId, row);
      this.#kept.set(key, kept);
      touched.add(key);
    }
  }

  #gather(key: string): void {
    const cell = this.#kept.get(key)?.gather();
    if (cell) this.#cells.set(key, cell);
    else {
      this.#kept.delete(key);
      this.#cells.delete(key);
    }
  }
}
