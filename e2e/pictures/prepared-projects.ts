import { baselineFile, optimisationFile } from '../fixtures/village-street.ts';
import { openApiSession, type ProjectRecord } from '../session/api-session.ts';
import { MUNICIPALITY } from '../session/installations.ts';

/** The projects whose screens are looked at, by their names. */
const NAMES = {
  /** of the demonstration, completed, with both pairs */
  built: 'Fietsbrug Molenvliet',
  /** of the demonstration, with its design completed and nothing of the work as it was built */
  designed: 'Woonrijp maken De Weiden fase 2',
  /** of the demonstration, awarded by a tender, completed */
  awarded: 'Reconstructie Kanaalweg',
  /** of the demonstration, a tender whose bids were opened */
  opened: 'Rioolvervanging Bloemenbuurt',
  /** with a baseline and an optimisation, which may be changed */
  street: 'Herinrichting Dorpsstraat',
  /** with nothing in it */
  empty: 'Vervanging brug Zuiderhaven',
} as const;

export type PreparedProjects = Readonly<Record<keyof typeof NAMES, ProjectRecord>>;

/** Before any picture: what the demonstration does not have. */
export default async function prepareProjects(): Promise<void> {
  const member = await openApiSession('lid');
  const street = await member.createProject(NAMES.street);
  await member.activate(await member.upload(street, 'design-baseline', await baselineFile()));
  await member.activate(await member.upload(street, 'design-optimization', await optimisationFile()));
  await member.createProject(NAMES.empty);
  await member.close();
}

let found: Promise<PreparedProjects> | undefined;

/** Looked up once for all pictures. */
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
