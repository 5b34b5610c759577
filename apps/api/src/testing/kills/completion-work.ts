import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Journal } from './journal.ts';
import type { Requests } from './requests.ts';
import type { UploadWork } from './upload-work.ts';

/** A report without a sign of life for twenty seconds is no longer being made. */
const SILENT_MS = 40_000;

/** A report that was requested when the server was killed. */
interface Asked {
  readonly project: string;
  readonly baseline: string;
  readonly key: string;
}

/** People who complete projects and make reports of them; an interrupted report is made again. */
export class CompletionWork {
  readonly #journal: Journal;
  readonly #uploads: UploadWork;
  #unanswered: Asked | null = null;

  constructor(journal: Journal, uploads: UploadWork) {
    this.#journal = journal;
    this.#uploads = uploads;
  }

  async complete(member: Requests, staff: Requests, project: string): Promise<void> {
    if (this.#unanswered) await this.#reportAgain(staff, this.#unanswered);
    const activate = { project, activate: 'true' };
    const baseline = await this.#uploads.upload(
      member,
      { ...activate, calculation_type: 'design-baseline' },
      500,
    );
    await this.#uploads.upload(member, { ...activate, calculation_type: 'design-optimization' }, 400);
    await staff.send('PATCH', `/api/v1/project-calculation/${baseline}/`, { include_in_report: true });
    await member.send('PATCH', `/api/v1/project/${project}/`, {
      project_status: 'Design_Phase_Complete',
      design_phase_complete_date: new Date().toISOString().slice(0, 10),
    });
    this.#journal.acknowledged.push({ kind: 'completion', project });
    await this.#report(staff, { project, baseline, key: randomUUID() });
  }

  /** Makes a report again that was being made when the server was killed. */
  async #reportAgain(staff: Requests, asked: Asked): Promise<void> {
    const until = performance.now() + SILENT_MS;
    for (;;) {
      const { body } = await staff.get(`/api/v1/report/making/${asked.key}/`);
      if (body.stage === null) break;
      if (performance.now() > until) throw new Error(`A report is still said to be made: ${asked.project}`);
      await pause(500);
    }
    await this.#report(staff, asked);
  }

  async #report(staff: Requests, asked: Asked): Promise<void> {
    this.#unanswered = asked;
    const { project, baseline, key } = asked;
    const { bytes } = await staff.send('POST', `/api/v1/project/${project}/generate_report/`, {
      selectedProjectCalculationsData: [{ uuid: baseline }],
      making_key: key,
    });
    this.#unanswered = null;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.#journal.acknowledged.push({ kind: 'report', project, sha256 });
  }
}
