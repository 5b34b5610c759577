/** What narrows, orders and pages the list of projects: loaded together, by themselves. */
export { ProjectFilters } from './project-filters.tsx';
export { ProjectPager } from './project-pager.tsx';
export { TypedSearch } from './typed-search.tsx';
