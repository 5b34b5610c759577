import { type GatheredSectorCell, gatherOneCell, mergeParts } from './gathered-cells.ts';
import type { SectorContributionRow } from './sector-contributions.queries.ts';

/**
 * A cell of which the contributions are kept in parts, by the first digit of the identifiers of their organisations. After a
 * change only the part of that organisation is added up anew, and then the parts: of a thousand organisations some eighty numbers.
 * Which part is whose follows from the identifier alone, so that every process adds up alike.
 */
export class KeptCell {
  readonly #rows = new Map<string, Map<string, SectorContributionRow>>();
  readonly #parts = new Map<string, GatheredSectorCell>();
  readonly #touched = new Set<string>();

  /** Puts what an organisation adds in the place of what it added before; null when it adds nothing any more. */
  replace(organisationId: string, row: SectorContributionRow | null): void {
    const part = organisationId.charAt(0);
    const rows = this.#rows.get(part) ?? new Map<string, SectorContributionRow>();
    if (row) rows.set(organisationId, row);
    else rows.delete(organisationId);
    this.#rows.set(part, rows);
    this.#touched.add(part);
  }

  /** What the organisations come to together, null when there are none. */
  gather(): GatheredSectorCell | null {
    for (const part of this.#touched) {
      const gathered = gatherOneCell([...(this.#rows.get(part)?.values() ?? [])]);
      if (gathered) this.#parts.set(part, gathered);
      else this.#parts.delete(part);
    }
    this.#touched.clear();
    return mergeParts([...this.#parts.keys()].sort().flatMap((part) => this.#parts.get(part) ?? []));
  }
}
