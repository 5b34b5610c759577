import type { OpenWork, ProjectResult } from '@milieuspoor/contract';
import { type Actor, isProvider, isViewer, type WeighedOpenWork } from '@milieuspoor/domain';
import type { ProjectRow } from '../projects/projects.queries.ts';

/** A row of open work, with what decides its place. */
export type OpenWorkRow = OpenWork & WeighedOpenWork;

/** The project of a row, and its MKI. */
export interface AboutProject {
  readonly project: Pick<ProjectRow, 'id' | 'name' | 'status' | 'locked'>;
  /** null without a baseline */
  readonly result: ProjectResult | null;
}

type Told = Partial<OpenWork> & Pick<OpenWork, 'subject' | 'keeps_out' | 'by'>;

/** Returns a row about a project; about the organisation as a whole if it is null. */
export function openWorkRow(about: AboutProject | null, actor: Actor, told: Told): OpenWorkRow {
  const mki = about?.result ? (about.result.baseline ?? about.result.optimization) : null;
  return {
    project: about && {
      uuid: about.project.id,
      name: about.project.name,
      project_status: about.project.status,
    },
    ...{ mki, set: mki === null ? null : (about?.result?.set ?? null) },
    ...{
      step: null,
      finding: null,
      quantities: [],
      side: null,
      calculation_type: null,
      posts: 0,
      modules: [],
    },
    ...{ indicators: [], planned: null, day: null, tab: null },
    mine: told.by === 'provider' ? isProvider(actor) : !isViewer(actor),
    ...told,
    ...{ mkiEur: mki, projectName: about?.project.name ?? '', keepsOut: told.keeps_out },
  };
}
