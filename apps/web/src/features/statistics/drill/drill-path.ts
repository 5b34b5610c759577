import { AGGREGATE_LEVELS, type AggregateLevel, SECTORS, type Sector } from '@milieuspoor/domain';

/** What a place shows; the organisation as a whole stands above the levels that the server splits by. */
export type PlaceLevel = 'organisation' | AggregateLevel;

/**
 * One step down: the node that was opened, and the level that the server then named as the next one. From the projects
 * of an organisation a step may lead to those of one sector, which are on the same level.
 */
export interface DrillStep {
  /** uuid, or the sector */
  readonly node: string;
  /** the level of the node's children */
  readonly shows: AggregateLevel;
}

/** The steps from the top to the shown place. */
export type DrillPath = readonly DrillStep[];

/** The deepest level: organisation, sector, project, group, sub-group. */
const DEEPEST = 5;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the sector that a node is; undefined for every other node. */
export function sectorOf(node: string): Sector | undefined {
  return SECTORS.find((sector) => sector === node);
}

/** Returns a path in the form of the address: level and node in turns, 'product_sub_group.<uuid>.product.<uuid>'. */
export function drillPathText(path: DrillPath): string | undefined {
  return path.length === 0 ? undefined : path.map(({ shows, node }) => `${shows}.${node}`).join('.');
}

/** Returns the path of an address; for an invalid path, its beginning as far as that is valid. */
export function parseDrillPath(text: string | undefined): DrillPath {
  const words = (text ?? '').split('.');
  const path: DrillStep[] = [];
  for (let index = 0; index + 1 < words.length && path.length < DEEPEST; index += 2) {
    const shows = AGGREGATE_LEVELS.find((level) => level === words[index]);
    const node = words[index + 1] ?? '';
    if (!shows || !(UUID.test(node) || (shows === 'project' && sectorOf(node)))) break;
    path.push({ shows, node });
  }
  return path;
}

/**
 * Returns the path below an organisation. An address that begins at a project dates from before the organisation had
 * its own level, and still leads to the same place.
 */
export function belowOrganisation(path: DrillPath, organisationUuid: string): DrillPath {
  const [first] = path;
  if (!first || first.shows === 'project') return path;
  return [{ node: organisationUuid, shows: 'project' }, ...path];
}

/** Returns the path to each place on the way, the top first and the path itself last. */
export function placesOnTheWay(path: DrillPath): DrillPath[] {
  return [[], ...path.map((_, index) => path.slice(0, index + 1))];
}

/** What the server is asked for the place that a path leads to. */
export interface DrillQuestion {
  readonly aggregate_by: AggregateLevel;
  readonly project_calculation__project__uuid?: string;
  readonly project_calculation__project__sector?: Sector;
  readonly product_group?: string;
  readonly product_sub_group?: string;
}

/**
 * Returns the question for a place. A node is named by its own level, which is the one above what it shows: from an
 * organisation a step may lead to a product group of all its projects. An organisation as a whole is asked for by its
 * projects.
 */
export function drillQuestion(path: DrillPath, topLevel: PlaceLevel): DrillQuestion {
  let question: DrillQuestion = { aggregate_by: topLevel === 'organisation' ? 'project' : topLevel };
  for (const { node, shows } of path) {
    question = { ...within(levelAbove(shows), node, question), aggregate_by: shows };
  }
  return question;
}

function levelAbove(shown: AggregateLevel): PlaceLevel {
  return AGGREGATE_LEVELS[AGGREGATE_LEVELS.indexOf(shown) - 1] ?? 'organisation';
}

/**
 * Returns how a node narrows the question. A project or a sector stays in the question on the way down; of the
 * product's nodes only the last one is asked for.
 */
function within(level: PlaceLevel, node: string, question: DrillQuestion): Partial<DrillQuestion> {
  const { project_calculation__project__uuid: project, project_calculation__project__sector: sectorBefore } =
    question;
  const projects = {
    ...(project === undefined ? {} : { project_calculation__project__uuid: project }),
    ...(sectorBefore === undefined ? {} : { project_calculation__project__sector: sectorBefore }),
  };
  switch (level) {
    case 'organisation': {
      const sector = sectorOf(node);
      // The call is already about one organisation.
      return sector === undefined ? {} : { project_calculation__project__sector: sector };
    }
    case 'project':
      // One project belongs to one sector.
      return { project_calculation__project__uuid: node };
    case 'product_group':
      return { ...projects, product_group: node };
    case 'product_sub_group':
      return { ...projects, product_sub_group: node };
    case 'product':
      return projects;
  }
}
