import type { Project, ProjectChanges } from '@milieuspoor/contract';
import { AWARD_MODEL_FIELDS, type AwardModel, type AwardModelField } from '@milieuspoor/domain';
import { type NewerProject, newerProjectOf } from '../../../../lib/project-changes/stale-project.ts';
import { readEuroText } from '../../../../ui/fields/euro-text.ts';
import { awardModelOf, toChanges } from '../../model-columns.ts';
import { afterSaving, type Drafts, sendableChanges, typedAmounts } from './drafts.ts';
import { isJudged } from './is-judged.ts';

/** A change that could not be stored. */
export interface SaveFailure {
  readonly fields: readonly AwardModelField[];
  /** null for a conflict that the user put off */
  readonly error: unknown;
  /** what the retry does */
  readonly again: 'save' | 'follow-baseline';
}

/** A change that was not made because somebody else changed the project first. */
export interface StaleModel extends NewerProject {
  /** the project that the screen showed */
  readonly seen: Project;
  /** the values to store, whole euro */
  readonly mine: Partial<AwardModel>;
}

export interface EditorState {
  readonly drafts: Drafts;
  readonly saving: readonly AwardModelField[];
  /** the fields that were stored since the screen was opened, and not typed in after that */
  readonly saved: readonly AwardModelField[];
  /** the fields that the user has left */
  readonly left: readonly AwardModelField[];
  readonly failure: SaveFailure | null;
  readonly stale: StaleModel | null;
}

/** What the editor needs from the page. */
export interface EditorSurroundings {
  /** the project that the screen shows */
  readonly shown: () => Project;
  readonly send: (project: Project, changes: ProjectChanges) => Promise<Project>;
  /** shows a project as the server returned it */
  readonly take: (project: Project) => void;
  /** called when a change failed after its fields had left the screen */
  readonly onLost: (error: unknown) => void;
}

/** The boundaries are stored while the user types, after a pause of this length (part 2, §9). */
const PAUSE_MS = 500;
const WHILE_TYPING: ReadonlySet<AwardModelField> = new Set(['upperEur', 'lowerEur']);

const NOTHING: EditorState = { drafts: {}, saving: [], saved: [], left: [], failure: null, stale: null };

/**
 * Holds what is typed in the fields of the model until it is stored. Changes are sent one after another, each based on
 * the answer to the one before it, so that a user's own typing never makes their change look stale. It outlives the
 * fields: what was typed is sent even after they leave the screen.
 */
export class ModelEditor {
  readonly #page: EditorSurroundings;
  readonly #listeners = new Set<() => void>();
  #state = NOTHING;
  #queue: Promise<void> = Promise.resolve();
  #pause: ReturnType<typeof setTimeout> | undefined;
  #onScreen = true;
  /** the field in which the user is typing and that they have not left yet */
  #typing: AwardModelField | null = null;

  constructor(page: EditorSurroundings) {
    this.#page = page;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): EditorState => this.#state;

  /**
   * Called when the user types. A refusal was about the previous value, so it is cleared; a value that failed to be
   * stored is still not stored.
   */
  type(field: AwardModelField, text: string): void {
    this.#typing = field;
    const { drafts, saved, failure } = this.#state;
    const stored = awardModelOf(this.#page.shown())[field];
    this.#change({
      drafts: { ...drafts, [field]: { text, seenEur: drafts[field]?.seenEur ?? stored } },
      saved: saved.filter((each) => each !== field),
      failure: failure?.fields.includes(field) ? failureWhileTyping(failure) : failure,
    });
    if (!WHILE_TYPING.has(field)) return;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.save(), PAUSE_MS);
  }

  /** Called when the user leaves a field, which is then stored; a text that equals the stored value is no draft. */
  leave(field: AwardModelField): void {
    if (this.#typing === field) this.#typing = null;
    const { drafts, left, failure } = this.#state;
    const { [field]: draft, ...others } = drafts;
    const isUnreadable = readEuroText(draft?.text ?? '').kind === 'unreadable';
    const eur = typedAmounts(drafts)[field] ?? null;
    const same = !isUnreadable && eur === awardModelOf(this.#page.shown())[field];
    this.#change({
      left: [...new Set([...left, field])],
      ...(same ? { drafts: others } : {}),
      failure: same && draft ? failureWithout(failure, [field]) : failure,
    });
    void this.save();
  }

  /** Stores what can be stored of the typed values, after the requests that are running. */
  save(): Promise<void> {
    clearTimeout(this.#pause);
    return this.inTurn(async () => {
      const seen = this.#page.shown();
      const mine = sendableChanges(awardModelOf(seen), this.#state.drafts);
      const fields = AWARD_MODEL_FIELDS.filter((field) => field in mine);
      if (fields.length === 0) return;
      const overtaken = fields.some(
        (field) => this.#state.drafts[field]?.seenEur !== awardModelOf(seen)[field],
      );
      // Somebody else's value appeared on the screen for a field in which the user was typing.
      if (overtaken) this.#fail({ stale: { seen, current: seen, sentence: null, mine } }, null);
      else await this.#send(seen, toChanges(mine), mine, fields);
    });
  }

  /** Stores what was held back, unless the user is typing: then leaving that field does it. */
  saveHeld(): void {
    if (this.#typing === null) void this.save();
  }

  /** Makes the reference value follow the active baseline again (D-40). */
  followBaseline(): Promise<void> {
    return this.inTurn(async () => {
      const { upperEur: _typed, ...drafts } = this.#state.drafts;
      this.#change({ drafts, failure: null });
      await this.#send(this.#page.shown(), { mki_manually_set: false }, {}, ['upperEur']);
    });
  }

  /** Tries what failed again. */
  retry(): Promise<void> {
    return this.#state.failure?.again === 'follow-baseline' ? this.followBaseline() : this.save();
  }

  /** Takes the newer values, and discards what was typed over them. */
  takeNewest(): void {
    const mine = this.#state.stale?.mine ?? {};
    const kept = Object.entries(this.#state.drafts).filter(([field]) => !(field in mine));
    this.#change({ drafts: Object.fromEntries(kept), stale: null, failure: null });
  }

  /** Stores the typed values over the newer ones. */
  overwrite(): Promise<void> {
    this.#base();
    this.#change({ stale: null, failure: null });
    return this.save();
  }

  /** Goes back to the fields, which keep the typed values. */
  putOff(): void {
    const { stale } = this.#state;
    if (!stale) return;
    const fields = AWARD_MODEL_FIELDS.filter((field) => field in stale.mine);
    this.#base();
    this.#change({ stale: null, failure: { fields, error: null, again: 'save' } });
  }

  /** Called when the fields leave the screen, or come back to it. */
  show(onScreen: boolean): void {
    this.#onScreen = onScreen;
    if (!onScreen) void this.save();
  }

  /** Marks what the screen shows now as seen. */
  #base(): void {
    const stored = awardModelOf(this.#page.shown());
    this.#change({ drafts: afterSaving(this.#state.drafts, {}, stored) });
  }

  async #send(
    seen: Project,
    changes: ProjectChanges,
    mine: Partial<AwardModel>,
    fields: readonly AwardModelField[],
  ): Promise<void> {
    this.#change({ saving: fields });
    try {
      this.#settle(await this.#page.send(seen, changes), mine, fields);
    } catch (error) {
      const newer = newerProjectOf(error);
      if (newer) this.#page.take(newer.current);
      // The answer to an earlier attempt got lost: the values are stored.
      const arrived = newer && fields.every((field) => awardModelOf(newer.current)[field] === mine[field]);
      if (arrived) return this.#settle(newer.current, mine, fields);
      const again = 'mki_manually_set' in changes && !changes.mki_manually_set ? 'follow-baseline' : 'save';
      this.#fail(
        newer && again === 'save'
          ? { stale: { ...newer, seen, mine } }
          : { failure: { fields, error, again } },
        error,
      );
    }
  }

  #fail(told: Partial<EditorState>, error: unknown): void {
    this.#change({ saving: [], ...told });
    if (!this.#onScreen) this.#page.onLost(error);
  }

  #settle(project: Project, mine: Partial<AwardModel>, fields: readonly AwardModelField[]): void {
    this.#page.take(project);
    const { drafts, saved, failure } = this.#state;
    this.#change({
      drafts: afterSaving(drafts, mine, awardModelOf(project)),
      saving: [],
      failure: failureWithout(failure, fields),
      saved: [...new Set([...saved, ...fields])],
    });
  }

  /** Makes the changes of the project one after another, including those that are typed elsewhere. */
  readonly inTurn = (job: () => Promise<void>): Promise<void> => {
    this.#queue = this.#queue.then(job);
    return this.#queue;
  };

  #change(changes: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

/** Returns what is left of a failure when the user types in one of its fields: the retry then stores what is typed. */
function failureWhileTyping(failure: SaveFailure): SaveFailure | null {
  return isJudged(failure.error) ? null : { ...failure, again: 'save' };
}

/** Returns what is left of a failure when these fields equal what is stored. */
function failureWithout(failure: SaveFailure | null, stored: readonly AwardModelField[]): SaveFailure | null {
  const fields = failure?.fields.filter((field) => !stored.includes(field)) ?? [];
  return failure && fields.length > 0 ? { ...failure, fields } : null;
}
