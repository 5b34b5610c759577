/** What narrows and orders the list of projects: loaded together, by themselves. */
export { ProjectFilters } from './project-filters.tsx';
export { TypedSearch } from './typed-search.tsx';
