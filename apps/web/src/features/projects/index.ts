export { nextProductTab, type ProductTab, resolveProductTab } from './product-tabs.ts';
export { ProjectList } from './project-list.tsx';
export { projectQuery } from './project-queries.ts';
export { ProjectScreen } from './project-screen.tsx';
export { tabSubjectOf } from './tab-subject.ts';
