import { setTimeout as pause } from 'node:timers/promises';
import { BETWEEN_WRITES_MS } from './between-writes.ts';
import { CompletionWork } from './completion-work.ts';
import { Journal } from './journal.ts';
import type { KillWorld } from './kill-world.ts';
import { Gone, Requests } from './requests.ts';
import { TenderWork } from './tender-work.ts';
import { UploadWork } from './upload-work.ts';

/**
 * People who upload, edit, set targets, tender, complete and report until the server is killed. Each acknowledged write
 * is recorded, each without an answer too, and each unexpected answer is a problem.
 */
export class PeopleAtWork {
  readonly journal = new Journal();
  readonly #world: KillWorld;
  readonly #uploads = new UploadWork(this.journal);
  readonly #tenders = new TenderWork(this.journal, this.#uploads);
  readonly #completions = new CompletionWork(this.journal, this.#uploads);
  #edits = 0;
  #steps = 0;
  #stories = 0;

  constructor(world: KillWorld) {
    this.#world = world;
  }

  /** The answered requests of work that has an end: a tender, and a project that is completed. */
  get steps(): number {
    return this.#steps;
  }

  /** Whether somebody is still doing such work. */
  get isUnderway(): boolean {
    return this.#stories > 0;
  }

  /** Everybody works at the same time; ends when the server is gone for all of them. */
  async work(origin: string, round: number): Promise<void> {
    const world = this.#world;
    const member = new Requests(origin, world.member.token);
    const [an, bo, staff] = [world.member, world.witness, world.staff].map(
      ({ token }) => new Requests(origin, token, () => this.#steps++),
    ) as [Requests, Requests, Requests];
    const tender = world.tenders[round];
    const stories = [
      ...(tender ? [this.#tenders.tender(an, bo, tender, world.witness)] : []),
      this.#completions.complete(an, staff, world.completed[round] ?? ''),
    ];
    this.#stories = stories.length;
    const works = [
      ...world.edited.map((project) => this.#edit(member, project)),
      ...world.uploadedTo.map((project) => this.#uploads.onAndOn(member, project)),
      this.#tenders.setTargets(member, world.targets.project),
      this.#tenders.changePrice(member, world.targets.applicant),
      ...stories.map((story) => story.finally(() => this.#stories--)),
    ];
    await Promise.all(
      works.map((work) =>
        work.catch((cause: unknown) => {
          if (!(cause instanceof Gone)) this.journal.problems.push(String(cause));
        }),
      ),
    );
  }

  /** Name and description change together. */
  async #edit(member: Requests, project: string): Promise<never> {
    for (;;) {
      const number = ++this.#edits;
      const body = { project_name: `Naam ${number}`, project_description: `Nummer ${number}` };
      await this.journal.write(
        { kind: 'name', id: project, from: 'Bewerkt', to: `Naam ${number}, Nummer ${number}` },
        () => member.send('PATCH', `/api/v1/project/${project}/`, body),
      );
      await pause(BETWEEN_WRITES_MS);
    }
  }
}
