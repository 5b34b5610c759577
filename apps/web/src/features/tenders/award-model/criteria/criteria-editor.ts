import type { Project, ProjectChanges } from '@milieuspoor/contract';
import { type AwardModel, criterionKey } from '@milieuspoor/domain';
import { newerProjectOf } from '../../../../lib/project-changes/stale-project.ts';
import { isJudged } from '../editing/is-judged.ts';
import type { EditorSurroundings } from '../editing/model-editor.ts';
import {
  type CriterionDraft,
  draftsAfter,
  draftsBeside,
  isAsStored,
  isOvertaken,
  rowsOf,
  sendableCriteria,
} from './criteria-drafts.ts';
import type { AskedScale } from './use-save-scale.ts';

interface CriteriaFailure {
  /** why; null when somebody else was first */
  readonly error: unknown;
}

export interface CriteriaState {
  readonly drafts: readonly CriterionDraft[];
  /** the keys of rows that were new on this screen, by the uuid that their criterion got */
  readonly keys: ReadonlyMap<string, string>;
  readonly saving: boolean;
  /** that what was typed is not stored; null when nothing failed */
  readonly failure: CriteriaFailure | null;
}

interface CriteriaSurroundings extends EditorSurroundings {
  /** the model with what is typed in its other fields */
  readonly model: () => AwardModel;
  /** one change of the project after another */
  readonly inTurn: (job: () => Promise<void>) => Promise<void>;
  /** other fields may go along now that the criteria are others */
  readonly onStored: () => void;
}

/** What is typed of the named criteria until it is stored, as a list; it outlives the fields, as the model's editor does. */
export class CriteriaEditor {
  readonly #page: CriteriaSurroundings;
  readonly #listeners = new Set<() => void>();
  #state: CriteriaState = { drafts: [], keys: new Map(), saving: false, failure: null };
  #added = 0;
  #onScreen = true;
  /** since storing was last tried; until then what failed is not tried again by itself */
  #typedSince = false;

  constructor(page: CriteriaSurroundings) {
    this.#page = page;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): CriteriaState => this.#state;

  /** A row for a criterion more. */
  add(): string {
    const key = `new-${this.#added++}`;
    const draft = { key, uuid: null, seen: null, name: '', maximum: '', isLeft: false };
    this.#change({ drafts: [...this.#state.drafts, draft] });
    return key;
  }

  type(key: string, typed: Partial<Pick<CriterionDraft, 'name' | 'maximum'>>): void {
    const { drafts, keys } = this.#state;
    const { criteria } = this.#page.shown();
    const row = rowsOf(criteria, drafts, keys).find((each) => each.key === key);
    if (!row) return;
    const { uuid, name, maximum } = row;
    const seen = criteria.find((each) => each.uuid === uuid) ?? null;
    const draft = { ...(row.draft ?? { key, uuid, seen, name, maximum }), isLeft: false, ...typed };
    this.#change({
      drafts: row.draft ? drafts.map((each) => (each.key === key ? draft : each)) : [...drafts, draft],
      failure: this.#failureWhileTyping(),
    });
    this.#typedSince = true;
  }

  /**
   * Somebody went on from a row, so it is stored when it can be; one that is as it was is no draft. What failed waits until
   * it is tried again or something else is typed.
   */
  leave(key: string): Promise<void> {
    const { criteria } = this.#page.shown();
    this.#change({
      drafts: this.#state.drafts
        .map((draft) => (draft.key === key ? { ...draft, isLeft: true } : draft))
        .filter((draft) => !isAsStored(draft, criteria)),
    });
    return this.#state.failure && !this.#typedSince ? Promise.resolve() : this.save();
  }

  /** Takes away a row that was never stored. */
  drop(key: string): void {
    const drafts = this.#state.drafts.filter((draft) => draft.key !== key);
    this.#change({ drafts, failure: drafts.length > 0 ? this.#failureWhileTyping() : null });
    this.#typedSince = true;
  }

  /** Stores what can be stored of what is typed, after all that is on its way. */
  save(): Promise<void> {
    return this.#page.inTurn(async () => {
      const { criteria } = this.#page.shown();
      const drafts = draftsBeside(this.#state.drafts, criteria).filter(
        (draft) => !draft.isLeft || !isAsStored(draft, criteria),
      );
      this.#typedSince = false;
      this.#change({ drafts, ...(drafts.length === 0 ? { failure: null } : {}) });
      if (drafts.some((draft) => draft.isLeft && isOvertaken(draft, criteria))) {
        this.#change({ drafts: draftsAfter(drafts, criteria) });
        return this.#fail(null);
      }
      const asked = sendableCriteria(criteria, rowsOf(criteria, drafts), this.#page.model());
      // Told before the newer project is taken, with which everything that is not held back is tried again.
      if (asked && (await this.#send(asked, (error) => this.#fail(error)))) this.#change({ failure: null });
    });
  }

  /** Takes a criterion away, with what bidders were given on it; rejects when that fails. */
  async remove(uuid: string): Promise<void> {
    const failures: unknown[] = [];
    await this.#page.inTurn(async () => {
      const { criteria } = this.#page.shown();
      if (!criteria.some((each) => each.uuid === uuid)) return;
      const others = criteria.filter((each) => each.uuid !== uuid);
      const { drafts } = this.#state;
      this.#change({ drafts: drafts.filter((draft) => draft.uuid !== uuid) });
      const isStored = await this.#send(others, (error) => {
        failures.push(error);
        this.#change({ drafts });
      });
      // Of others that failed before nothing was sent along.
      if (isStored && this.#state.drafts.length === 0) this.#change({ failure: null });
    });
    if (failures.length > 0) throw failures[0];
  }

  /** Stores how a criterion is scored, on a scale or with null in euro, over what is on the screen; rejects when that fails. */
  async setScale(uuid: string, scale: AskedScale): Promise<void> {
    const failures: unknown[] = [];
    await this.#page.inTurn(async () => {
      const asked = this.#page
        .shown()
        .criteria.map((each) => (each.uuid === uuid ? { ...each, scale } : each));
      await this.#send(asked, (error) => failures.push(error));
    });
    if (failures.length > 0) throw failures[0];
  }

  show(onScreen: boolean): void {
    this.#onScreen = onScreen;
    if (onScreen) return;
    this.#change({ drafts: this.#state.drafts.map((draft) => ({ ...draft, isLeft: true })) });
    if (this.#typedSince || this.#state.failure?.error !== null) void this.save();
  }

  /** Answers whether it was stored. */
  async #send(
    asked: NonNullable<ProjectChanges['criteria']>,
    onFailed: (error: unknown) => void,
  ): Promise<boolean> {
    this.#change({ saving: true });
    try {
      const project = await this.#page.send(this.#page.shown(), { criteria: asked });
      this.#page.take(project);
      this.#settle(project);
      this.#page.onStored();
      return true;
    } catch (error) {
      onFailed(error);
      const newer = newerProjectOf(error);
      if (newer) {
        this.#page.take(newer.current);
        this.#change({ drafts: draftsBeside(this.#state.drafts, newer.current.criteria) });
        this.#settle(newer.current);
        // The answer to an earlier attempt got lost: what was typed is stored.
        if (this.#state.drafts.length === 0) this.#change({ failure: null });
      }
      return false;
    } finally {
      this.#change({ saving: false });
    }
  }

  /** What was typed against what is stored now; a row that was new keeps its place on the screen. */
  #settle({ criteria }: Project): void {
    const { drafts, keys } = this.#state;
    const known = new Map(keys);
    for (const { key, uuid, name } of drafts) {
      const made = criteria.find((each) => criterionKey(each.name) === criterionKey(name));
      if (uuid === null && made) known.set(made.uuid, key);
    }
    this.#change({ drafts: draftsAfter(drafts, criteria), keys: known });
  }

  /** A connection that broke is still broken for what was typed before; a judgement was of what stood there then. */
  #failureWhileTyping(): CriteriaFailure | null {
    const { failure } = this.#state;
    return failure && isJudged(failure.error) ? null : failure;
  }

  #fail(error: unknown): void {
    this.#change({ failure: { error } });
    if (!this.#onScreen) this.#page.onLost(error);
  }

  #change(changes: Partial<CriteriaState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
