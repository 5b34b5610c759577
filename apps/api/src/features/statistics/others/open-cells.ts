import type { Queries } from '../../../database/open-database.ts';
import { listOrganisationVersions } from '../organisation/organisation-version.queries.ts';
import type { CellContribution } from './cell-contribution.ts';
import { type FixedFigures, keyOf } from './fixed-figures.ts';
import { listContributions } from './list-contributions.ts';
import { type FiguresOfToday, gatherToday, isOpen } from './plan-fixing.ts';

/**
 * The present contributions to the cells that some reader has not seen yet: those that may be fixed between two
 * quarters. After a change of one organisation only that one is queried again.
 */
export class OpenCells {
  readonly #queries: Queries;
  /** the version of each organisation at the start of reading its part */
  readonly #versions = new Map<string, string>();
  readonly #parts = new Map<string, Map<string, CellContribution>>();
  readonly #cellsOf = new Map<string, readonly string[]>();

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Clears everything, because cells that were seen may be open again. */
  clear(): void {
    this.#versions.clear();
    this.#parts.clear();
    this.#cellsOf.clear();
  }

  /** Returns the cells that changed since the last call, with their present contents. */
  async findChanged(fixed: FixedFigures): Promise<FiguresOfToday> {
    // They are read before the contributions, which can therefore only be newer than their versions.
    const versions = await listOrganisationVersions(this.#queries);
    const present = new Set(versions.map(({ organisationId }) => organisationId));
    const gone = [...this.#versions.keys()].filter((organisationId) => !present.has(organisationId));
    const changed = versions.filter(
      ({ organisationId, version }) => this.#versions.get(organisationId) !== version,
    );
    const contributions = await listContributions(
      this.#queries,
      changed.map(({ organisationId }) => organisationId),
    );
    const open = new Set([...new Set(contributions.map(keyOf))].filter((key) => isOpen(fixed, key)));
    const partsOf = Map.groupBy(contributions, ({ contribution }) => contribution.organisationId);
    const touched = new Set<string>();
    for (const organisationId of gone) this.#versions.delete(organisationId);
    for (const organisationId of gone) this.#replace(organisationId, [], touched);
    for (const { organisationId, version } of changed) {
      const parts = (partsOf.get(organisationId) ?? []).filter((part) => open.has(keyOf(part)));
      this.#replace(organisationId, parts, touched);
      this.#versions.set(organisationId, version);
    }
    return gatherToday([...touched].flatMap((key) => [...(this.#parts.get(key)?.values() ?? [])]));
  }

  #replace(organisationId: string, parts: readonly CellContribution[], touched: Set<string>): void {
    for (const key of this.#cellsOf.get(organisationId) ?? []) {
      this.#parts.get(key)?.delete(organisationId);
      touched.add(key);
    }
    for (const part of parts) {
      const key = keyOf(part);
      const cell = this.#parts.get(key) ?? new Map<string, CellContribution>();
      cell.set(organisationId, part);
      this.#parts.set(key, cell);
      touched.add(key);
    }
    this.#cellsOf.set(organisationId, parts.map(keyOf));
  }
}
