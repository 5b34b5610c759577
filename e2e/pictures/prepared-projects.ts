import { baselineFile, optimisationFile } from '../fixtures/village-street.ts';
import { openApiSession, type ProjectRecord } from '../session/api-session.ts';
import { MUNICIPALITY } from '../session/installations.ts';

/** The names of the projects whose screens are shown. */
const NAMES = {
  /** a completed project of the demonstration with both pairs */
  built: 'Fietsbrug Molenvliet',
  /** a project of the demonstration with a completed design and no as-built calculation */
  designed: 'Woonrijp maken De Weiden fase 2',
  /** a completed project of the demonstration that was awarded by a tender */
  awarded: 'Reconstructie Kanaalweg',
  /** a tender of the demonstration whose bids are open */
  opened: 'Rioolvervanging Bloemenbuurt',
  /** a project with a baseline and an optimisation, which pictures may change */
  street: 'Herinrichting Dorpsstraat',
  /** an empty project */
  empty: 'Vervanging brug Zuiderhaven',
} as const;

export type PreparedProjects = Readonly<Record<keyof typeof NAMES, ProjectRecord>>;

/** Makes what the demonstration lacks, before the first picture is taken. */
export default async function prepareProjects(): Promise<void> {
  const member = await openApiSession('lid');
  const street = await member.createProject(NAMES.street);
  await member.activate(await member.upload(street, 'design-baseline', await baselineFile()));
  await member.activate(await member.upload(street, 'design-optimization', await optimisationFile()));
  await member.createProject(NAMES.empty);
  await member.close();
}

let found: Promise<PreparedProjects> | undefined;

/** Returns the projects. They are looked up once for all pictures. */
export function preparedProjects(): Promise<PreparedProjects> {
  found ??= findProjects();
  return found;
}

async function findProjects(): Promise<PreparedProjects> {
  const member = await openApiSession('lid');
  const projects = await member.listProjects(MUNICIPALITY);
  await member.close();
  const named = (name: string): ProjectRecord => {
    const project = projects.find(({ project_name }) => project_name === name);
    if (!project) throw new Error(`There is no project ${name}`);
    return project;
  };
  return {
    built: named(NAMES.built),
    designed: named(NAMES.designed),
    awarded: named(NAMES.awarded),
    opened: named(NAMES.opened),
    street: named(NAMES.street),
    empty: named(NAMES.empty),
  };
}
