/** The fields that filter and sort the list of projects and change its page, in a module that is loaded separately. */
export { Pager } from '../../../ui/page/pager.tsx';
export { ProjectFilters } from './project-filters.tsx';
export { ProjectPager } from './project-pager.tsx';
export { TypedSearch } from './typed-search.tsx';
