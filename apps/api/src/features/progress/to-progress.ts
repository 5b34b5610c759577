import type { ProgressAnswer, ProgressProject, ProgressYear } from '@milieuspoor/contract';
import {
  CONTRACT_TYPES,
  PROGRESS_INDICATORS,
  PROJECT_TYPES,
  type ProgressIndicator,
  type ProgressMeasure,
  progressMeasure,
  progressOf,
  progressOver,
  progressStatement,
  SECTORS,
} from '@milieuspoor/domain';
import type { StatisticRow } from '../statistics/statistics.queries.ts';
import type { PairedProject } from './progress-projects.queries.ts';
import { projectSides } from './project-sides.ts';

type Progress = Pick<ProgressAnswer, 'indicators' | 'statement' | 'projects' | 'parts'>;

/** A project with what it has of an indicator. */
interface Measured {
  readonly project: PairedProject;
  readonly measure: ProgressMeasure;
}

/**
 * Returns the indicators over the years, and of one indicator its projects and parts. `rows` are the totals of the
 * projects, two of each.
 */
export function toProgress(
  projects: readonly PairedProject[],
  rows: readonly StatisticRow[],
  asked: ProgressIndicator,
): Progress {
  const ofEach = projectSides(rows);
  // A project that was completed between the two questions has no totals yet.
  const sides = projects.flatMap((project) => {
    const found = ofEach.get(project.id);
    return found ? { project, sides: found } : [];
  });
  const measuredIn = (indicator: ProgressIndicator): Measured[] =>
    sides.map((each) => ({ project: each.project, measure: progressMeasure(indicator, each.sides) }));
  const measured = measuredIn(asked);
  return {
    indicators: PROGRESS_INDICATORS.map((indicator) => {
      const own = indicator === asked ? measured : measuredIn(indicator);
      return { indicator, all: progressOver(measuresOf(own)), years: yearsOf(own) };
    }),
    statement: toStatement(measured),
    projects: measured.map(toProject),
    parts: {
      sector: partsBy(SECTORS, measured, ({ sector }) => sector),
      project_type: partsBy(PROJECT_TYPES, measured, ({ projectType }) => projectType),
      project_contract_type: partsBy(CONTRACT_TYPES, measured, ({ contractType }) => contractType),
    },
  };
}

function toStatement(measured: readonly Measured[]): Progress['statement'] {
  const { latest, earliest } = progressStatement(
    byYear(measured).map(([year, ofYear]) => ({ year, measures: measuresOf(ofYear) })),
  );
  const toAnswer = (stated: typeof latest) => stated && { ...stated, years: [...stated.years] };
  return { latest: toAnswer(latest), earliest: toAnswer(earliest) };
}

function toProject({ project, measure }: Measured): ProgressProject {
  const { reasons, ...progress } = progressOf(measure);
  const { id, name, year, sector, projectType, contractType } = project;
  return {
    ...{ uuid: id, name, year, sector, project_type: projectType, project_contract_type: contractType },
    ...{ ...progress, reasons: [...reasons] },
  };
}

/** Returns the parts that have projects, in the order of their keys. */
function partsBy<Key extends string>(
  keys: readonly Key[],
  measured: readonly Measured[],
  keyOf: (project: PairedProject) => Key,
): { key: Key; years: ProgressYear[] }[] {
  const parts = Map.groupBy(measured, ({ project }) => keyOf(project));
  return keys.flatMap((key) => {
    const part = parts.get(key);
    return part ? [{ key, years: yearsOf(part) }] : [];
  });
}

function yearsOf(measured: readonly Measured[]): ProgressYear[] {
  return byYear(measured).map(([year, ofYear]) => ({ year, ...progressOver(measuresOf(ofYear)) }));
}

function byYear(measured: readonly Measured[]): [number, Measured[]][] {
  return [...Map.groupBy(measured, ({ project }) => project.year)].sort(([left], [right]) => left - right);
}

function measuresOf(measured: readonly Measured[]): ProgressMeasure[] {
  return measured.map(({ measure }) => measure);
}
