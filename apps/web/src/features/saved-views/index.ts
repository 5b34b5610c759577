export { startViewOf } from './saved-views-query.ts';
export { choicesOf } from './view-choices.ts';
export { ViewsMenu } from './views-menu.tsx';
