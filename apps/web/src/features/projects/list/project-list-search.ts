import type { ProjectOrdering } from '@milieuspoor/contract';
import { PROJECT_STATUSES, type ProjectStatus, SECTORS, type Sector } from '@milieuspoor/domain';
import { choiceOf, textOf } from '../../../lib/address/address-values.ts';

/** The numbers of rows on a page of the table; the first is the default. */
export const PAGE_SIZES = [10, 20, 30, 'all'] as const;
type PageSize = (typeof PAGE_SIZES)[number];

/** The orders to choose from; the first is the default. */
export const ORDERS = [
  '-modified',
  'modified',
  'name',
  '-name',
  'status',
  '-status',
  'contract',
  '-contract',
  'sector',
  '-sector',
  '-mki',
  'mki',
  '-co2',
  'co2',
] as const satisfies readonly ProjectOrdering[];

/** The state of the list of projects in the address; what is absent has no filter, or its default. */
export interface ProjectListSearch {
  /** words to search for; the address returns a lone number as a number */
  readonly text?: string | number | undefined;
  readonly status?: ProjectStatus | undefined;
  /** not `sector`, which a chart of the same screen uses */
  readonly projectSector?: Sector | undefined;
  readonly mine?: true | undefined;
  readonly order?: ProjectOrdering | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: PageSize | undefined;
}

const TEXT_MAX = 200;
const PAGE_MAX = 10_000;

/** Returns the list in an address. Invalid values are ignored without an error, and so are defaults. */
export function parseProjectListSearch(search: Readonly<Record<string, unknown>>): ProjectListSearch {
  const { text, page } = search;
  const pages = typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= PAGE_MAX;
  return {
    text: (Number.isSafeInteger(text) ? Number(text) : textOf(text, TEXT_MAX)) || undefined,
    status: choiceOf(PROJECT_STATUSES, search.status),
    projectSector: choiceOf(SECTORS, search.projectSector),
    mine: search.mine === true ? true : undefined,
    order: unlessFirst(ORDERS, search.order),
    page: pages ? page : undefined,
    pageSize: unlessFirst(PAGE_SIZES, search.pageSize),
  };
}

function unlessFirst<const Choice>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choiceOf(choices.slice(1), value);
}

/** Tells whether the list has a filter. */
export function isNarrowed({ text, status, projectSector, mine }: ProjectListSearch): boolean {
  return [text, status, projectSector, mine].some((narrowing) => narrowing !== undefined);
}
