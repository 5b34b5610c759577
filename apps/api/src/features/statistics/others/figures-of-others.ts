import type { Dependencies } from '../../../dependencies.ts';
import { findFixing } from './figures-of-others.queries.ts';
import { fixFirst, fixQuarter } from './fix-figures.ts';
import { type FixedFigures, readFixedFigures } from './fixed-figures.ts';
import { OpenCells } from './open-cells.ts';
import { isOpen, planFirst } from './plan-fixing.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/**
 * The fixed figures about others (D-110): those of the quarter, and for a cell that can first be shown between two
 * quarters those of that moment. The first reader causes the fixing.
 */
export class FiguresOfOthers {
  readonly #needs: Needs;
  readonly #open: OpenCells;
  #revision: string | null = null;
  #fixed: FixedFigures = new Map();
  #last: Promise<unknown> = Promise.resolve();
  #next: Promise<FixedFigures> | null = null;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#open = new OpenCells(needs.database.queries);
  }

  /**
   * Returns the present fixed figures, or those of a moment later. A caller during a check waits for the next check,
   * which begins after it: so the figures only move forward.
   */
  find(): Promise<FixedFigures> {
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

  async #bringUpToDate(): Promise<FixedFigures> {
    await fixQuarter(this.#needs);
    for (;;) {
      const revision = await this.#read();
      const changed = await this.#open.findChanged(this.#fixed);
      if (planFirst(this.#fixed, changed).length === 0) return this.#fixed;
      // Another server may have fixed cells meanwhile. Read them first, and check these cells again.
      if (!(await fixFirst(this.#needs, revision, changed))) this.#open.clear();
    }
  }

  /** Reads the fixed figures, where they differ from what was read before. */
  async #read(): Promise<string> {
    const { queries } = this.#needs.database;
    // It is read before the cells, which can therefore only be newer than their revision.
    const revision = (await findFixing(queries))?.revision ?? '0';
    if (revision === this.#revision) return revision;
    const before = this.#fixed;
    this.#fixed = await readFixedFigures(queries);
    this.#revision = revision;
    // A cell that everybody could see is open again when staff had it fixed again, or when a new organisation has a
    // part in it.
    const reopened = [...before.keys()].some((key) => !isOpen(before, key) && isOpen(this.#fixed, key));
    if (reopened) this.#open.clear();
    return revision;
  }
}
