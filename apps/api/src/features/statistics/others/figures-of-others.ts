import type { Dependencies } from '../../../dependencies.ts';
import { findFixing } from './figures-of-others.queries.ts';
import { fixFirst, fixQuarter } from './fix-figures.ts';
import { type FixedFigures, readFixedFigures } from './fixed-figures.ts';
import { OpenCells } from './open-cells.ts';
import { isOpen, planFirst } from './plan-fixing.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/**
 * The figures about others as they are fixed (D-110): those of the quarter, and of a cell that can first be told between
 * two quarters those of that moment. Whoever asks first brings the fixing about.
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
   * The figures as they are fixed now, or a moment later. Whoever asks while they are being looked at waits for the next time,
   * which begins when this one is over: so they only ever go forward.
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
      // What somebody else fixed meanwhile is read first, and these cells are looked at again.
      if (!(await fixFirst(this.#needs, revision, changed))) this.#open.clear();
    }
  }

  /** Reads what is fixed, where that is not what was read before. */
  async #read(): Promise<string> {
    const { queries } = this.#needs.database;
    // Found before the cells, which can therefore only be newer than their revision.
    const revision = (await findFixing(queries))?.revision ?? '0';
    if (revision === this.#revision) return revision;
    const before = this.#fixed;
    this.#fixed = await readFixedFigures(queries);
    this.#revision = revision;
    // What everybody was told of is open again when staff had it fixed anew, or when somebody new has a part in it.
    const reopened = [...before.keys()].some((key) => !isOpen(before, key) && isOpen(this.#fixed, key));
    if (reopened) this.#open.clear();
    return revision;
  }
}
