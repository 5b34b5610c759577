import type { Project, ProjectChanges } from '@milieuspoor/contract';
import { AWARD_MODEL_FIELDS, type AwardModel, type AwardModelField } from '@milieuspoor/domain';
import { type NewerProject, newerProjectOf } from '../../../../lib/project-changes/stale-project.ts';
import { readEuroText } from '../../../../ui/fields/euro-text.ts';
import { awardModelOf, toChanges } from '../../model-columns.ts';
import { afterSaving, type Drafts, sendableChanges, typedAmounts } from './drafts.ts';
import { isJudged } from './is-judged.ts';

/** A change that did not get through. */
export interface SaveFailure {
  readonly fields: readonly AwardModelField[];
  /** null for one that its user put off */
  readonly error: unknown;
  /** what trying again does */
  readonly again: 'save' | 'follow-baseline';
}

/** A change that was not made, because somebody else changed the project first. */
export interface StaleModel extends NewerProject {
  /** as it was on the screen */
  readonly seen: Project;
  /** what was to be stored, whole euro */
  readonly mine: Partial<AwardModel>;
}

export interface EditorState {
  readonly drafts: Drafts;
  readonly saving: readonly AwardModelField[];
  /** stored since the screen was opened, and not typed in after that */
  readonly saved: readonly AwardModelField[];
  /** where somebody has been and went on */
  readonly left: readonly AwardModelField[];
  readonly failure: SaveFailure | null;
  readonly stale: StaleModel | null;
}

/** What the editor needs of the page. */
export interface EditorSurroundings {
  /** the project as it is on the screen */
  readonly shown: () => Project;
  readonly send: (project: Project, changes: ProjectChanges) => Promise<Project>;
  /** puts a project on the screen as the server stated it */
  readonly take: (project: Project) => void;
  /** a change failed after its fields had left the screen */
  readonly onLost: (error: unknown) => void;
}

/** The boundaries are stored while one types, as soon as one pauses for so long (part 2, §9). */
const PAUSE_MS = 500;
const WHILE_TYPING: ReadonlySet<AwardModelField> = new Set(['upperEur', 'lowerEur']);

const NOTHING: EditorState = { drafts: {}, saving: [], saved: [], left: [], failure: null, stale: null };

/**
 * What is typed in the fields of the model, until it is stored. Changes go one after another, each based on what the one
 * before it was answered with, so that nobody's own typing makes a change of theirs look stale. It outlives the fields: what
 * was typed when they leave the screen is sent all the same.
 */
export class ModelEditor {
  readonly #page: EditorSurroundings;
  readonly #listeners = new Set<() => void>();
  #state = NOTHING;
  #queue: Promise<void> = Promise.resolve();
  #pause: ReturnType<typeof setTimeout> | undefined;
  #onScreen = true;
  /** in which field somebody types and did not go on yet */
  #typing: AwardModelField | null = null;

  constructor(page: EditorSurroundings) {
    this.#page = page;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): EditorState => this.#state;

  /** Somebody typed; what was refused is no longer what stands there, what did not get through still isn't stored. */
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

  /** Somebody went on to another field, so it is stored; what reads like what is stored is no draft. */
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

  /** Stores what can be stored of what is typed, after all that is on its way. */
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
      // Somebody else's value came onto the screen beside what was being typed.
      if (overtaken) this.#fail({ stale: { seen, current: seen, sentence: null, mine } }, null);
      else await this.#send(seen, toChanges(mine), mine, fields);
    });
  }

  /** Stores what was held back, unless somebody is typing: then leaving that field does. */
  saveHeld(): void {
    if (this.#typing === null) void this.save();
  }

  /** Gives the reference value back to the active baseline (D-40). */
  followBaseline(): Promise<void> {
    return this.inTurn(async () => {
      const { upperEur: _typed, ...drafts } = this.#state.drafts;
      this.#change({ drafts, failure: null });
      await this.#send(this.#page.shown(), { mki_manually_set: false }, {}, ['upperEur']);
    });
  }

  /** Tries once more what failed. */
  retry(): Promise<void> {
    return this.#state.failure?.again === 'follow-baseline' ? this.followBaseline() : this.save();
  }

  /** Takes the newer values, and forgets what was typed over them. */
  takeNewest(): void {
    const mine = this.#state.stale?.mine ?? {};
    const kept = Object.entries(this.#state.drafts).filter(([field]) => !(field in mine));
    this.#change({ drafts: Object.fromEntries(kept), stale: null, failure: null });
  }

  /** Stores what was typed over the newer values. */
  overwrite(): Promise<void> {
    this.#base();
    this.#change({ stale: null, failure: null });
    return this.save();
  }

  /** Back to the fields, which keep what was typed. */
  putOff(): void {
    const { stale } = this.#state;
    if (!stale) return;
    const fields = AWARD_MODEL_FIELDS.filter((field) => field in stale.mine);
    this.#base();
    this.#change({ stale: null, failure: { fields, error: null, again: 'save' } });
  }

  /** The fields leave the screen, or come back to it. */
  show(onScreen: boolean): void {
    this.#onScreen = onScreen;
    if (!onScreen) void this.save();
  }

  /** What is on the screen now has been seen. */
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
      // The answer to an earlier attempt got lost: what was to be stored is stored.
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

  /** One change of the project after another, also of what is typed elsewhere. */
  readonly inTurn = (job: () => Promise<void>): Promise<void> => {
    this.#queue = this.#queue.then(job);
    return this.#queue;
  };

  #change(changes: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

/** What is left of a failure once somebody types in one of its fields: what is typed is what trying again stores. */
function failureWhileTyping(failure: SaveFailure): SaveFailure | null {
  return isJudged(failure.error) ? null : { ...failure, again: 'save' };
}

/** What is left of a failure once these fields are as they are stored. */
function failureWithout(failure: SaveFailure | null, stored: readonly AwardModelField[]): SaveFailure | null {
  const fields = failure?.fields.filter((field) => !stored.includes(field)) ?? [];
  return failure && fields.length > 0 ? { ...failure, fields } : null;
}
