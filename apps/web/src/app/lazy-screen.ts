import { lazyRouteComponent } from '@tanstack/react-router';
import { reached } from '../lib/later-screens.ts';

/**
 * A screen whose code is fetched when somebody goes there. Without a connection the router says so in its place and stays where
 * it is; by itself it would load the page anew, which then is a page of the browser.
 */
export function lazyScreen<Screens extends Readonly<Record<string, unknown>>, Name extends keyof Screens>(
  load: () => Promise<Screens>,
  name: Name,
) {
  return lazyRouteComponent(() => reached(load), name);
}
