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
  /** the cause; null if somebody else was first */
  readonly error: unknown;
}

export interface CriteriaState {
  readonly drafts: readonly CriterionDraft[];
  /** the keys of rows that were new on this screen, by the uuid that their criterion got */
  readonly keys: ReadonlyMap<string, string>;
  readonly saving: boolean;
  /** says that the typed values are not stored; null if nothing failed */
  readonly failure: CriteriaFailure | null;
}

interface CriteriaSurroundings extends EditorSurroundings {
  /** the model with the values that are typed in its other fields */
  readonly model: () => AwardModel;
  /** makes the changes of the project one after another */
  readonly inTurn: (job: () => Promise<void>) => Promise<void>;
  /** called when the criteria have changed, so that other fields may now be stored too */
  readonly onStored: () => void;
}

/**
 * Holds what is typed of the named criteria, as a list, until it is stored. It outlives the fields, as the model's
 * editor does.
 */
export class CriteriaEditor {
  readonly #page: CriteriaSurroundings;
  readonly #listeners = new Set<() => void>();
  #state: CriteriaState = { drafts: [], keys: new Map(), saving: false, failure: null };
  #added = 0;
  #onScreen = true;
  /**
   * true if the user has typed since the last attempt to store; until then a failure is not tried again automatically
   */
  #typedSince = false;

  constructor(page: CriteriaSurroundings) {
    this.#page = page;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): CriteriaState => this.#state;

  /** Adds a row for a new criterion, and returns its key. */
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
   * Called when the user leaves a row, which is then stored if possible; a row without changes is no draft. What failed
   * waits until the user tries again or types something else.
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

  /** Removes a row that was never stored. */
  drop(key: string): void {
    const drafts = this.#state.drafts.filter((draft) => draft.key !== key);
    this.#change({ drafts, failure: drafts.length > 0 ? this.#failureWhileTyping() : null });
    this.#typedSince = true;
  }

  /** Stores what can be stored of the typed values, after the requests that are running. */
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
      // The failure is cleared before the newer project is shown, because showing it tries everything again that is not
      // held back.
      if (asked && (await this.#send(asked, (error) => this.#fail(error)))) this.#change({ failure: null });
    });
  }

  /** Removes a criterion, with what bidders were given on it; rejects if that fails. */
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
      // Other criteria that failed before were not sent along.
      if (isStored && this.#state.drafts.length === 0) this.#change({ failure: null });
    });
    if (failures.length > 0) throw failures[0];
  }

  /**
   * Stores how a criterion is scored, on a scale or (null) in euro, based on what the screen shows; rejects if that
   * fails.
   */
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

  /** Returns whether it was stored. */
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
        // The answer to an earlier attempt got lost: the typed values are stored.
        if (this.#state.drafts.length === 0) this.#change({ failure: null });
      }
      return false;
    } finally {
      this.#change({ saving: false });
    }
  }

  /** Compares the typed values with what is stored now; a row that was new keeps its place on the screen. */
  #settle({ criteria }: Project): void {
    const { drafts, keys } = this.#state;
    const known = new Map(keys);
    for (const { key, uuid, name } of drafts) {
      const made = criteria.find((each) => criterionKey(each.name) === criterionKey(name));
      if (uuid === null && made) known.set(made.uuid, key);
    }
    this.#change({ drafts: draftsAfter(drafts, criteria), keys: known });
  }

  /**
   * Returns what is left of a failure while the user types: a connection failure still holds for what was typed before;
   * the server's judgement was about the values of then.
   */
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
