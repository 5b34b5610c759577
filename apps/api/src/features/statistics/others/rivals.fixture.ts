import { SECTORS } from '@milieuspoor/domain';
import type { Draw } from '../../../testing/draw.ts';
import { cellKey } from '../sectors/sector-cell.ts';
import type { SectorCellSubject, SectorContributionRow } from '../sectors/sector-contributions.queries.ts';

interface Work {
  readonly subject: SectorCellSubject;
  readonly baseline: number;
  readonly optimization: number;
  /** whether its design phase is complete, so that it counts */
  readonly counts: boolean;
}

const ORGANISATIONS = 12;
const MOST_EUR = 100_000_000;

export const organisationOf = (number: number) => `organisatie ${number}`;

/** Organisations that add, change, reopen, complete, move and remove projects, a few at a time. */
export class Rivals {
  readonly #draw: Draw;
  readonly #works = new Map<string, Work[]>();

  constructor(draw: Draw) {
    this.#draw = draw;
    for (let number = 0; number < ORGANISATIONS; number++) {
      const works = Array.from({ length: 2 + draw.below(6) }, () => this.#newWork());
      this.#works.set(organisationOf(number), works);
    }
  }

  /** Lets one or several organisations act before the next question. */
  act(): void {
    const others = 1 + (this.#draw.chance(2) ? 0 : this.#draw.below(6));
    for (let acts = 0; acts < others; acts++) {
      const works = this.#works.get(organisationOf(this.#draw.below(ORGANISATIONS))) ?? [];
      const place = this.#draw.below(Math.max(1, works.length));
      const work = works[place];
      this.#draw.oneOf<() => unknown>([
        () => works.push(this.#newWork()),
        () => work && works.splice(place, 1, { ...work, ...this.#amounts() }),
        () => work && works.splice(place, 1, { ...work, counts: !work.counts }),
        () => work && works.splice(place, 1, { ...work, counts: !work.counts }),
        () => work && works.splice(place, 1, { ...work, subject: this.#subject() }),
        () => works.splice(place, 1),
      ])();
    }
  }

  /** Returns the present contribution of each of them to each cell, as the database would return it. */
  rows(): SectorContributionRow[] {
    return [...this.#works].flatMap(([organisationId, works]) => {
      const cells = Map.groupBy(
        works.filter(({ counts }) => counts),
        ({ subject }) => cellKey(subject),
      );
      return [...cells.values()].flatMap((group) => {
        const [first] = group;
        return first ? [toRow(organisationId, first.subject, group)] : [];
      });
    });
  }

  #newWork(): Work {
    return { subject: this.#subject(), ...this.#amounts(), counts: !this.#draw.chance(5) };
  }

  #subject(): SectorCellSubject {
    const [first, second] = SECTORS;
    return {
      sector: this.#draw.chance(3) ? second : first,
      year: this.#draw.oneOf([2025, 2026]),
      tendered: this.#draw.chance(3),
      inA1: true,
      inA2: this.#draw.chance(2),
    };
  }

  /** Returns unique amounts, so that one that appears where it should not is not a coincidence. */
  #amounts() {
    const amount = () => MOST_EUR + this.#draw.below(MOST_EUR);
    return { baseline: amount(), optimization: amount() };
  }
}

function toRow(
  organisationId: string,
  subject: SectorCellSubject,
  works: readonly Work[],
): SectorContributionRow {
  const left = works.map(({ baseline, optimization }) => optimization / baseline);
  const sums = {
    baseline: works.reduce((sum, { baseline }) => sum + baseline, 0),
    optimization: works.reduce((sum, { optimization }) => sum + optimization, 0),
    projects: works.length,
    of: works.length,
    incomplete: false,
    leastLeft: Math.min(...left),
    mostLeft: Math.max(...left),
    reducing: works.length,
  };
  return { organisationId, ...subject, mki: sums, co2: sums, material: sums };
}
