import { lazyRouteComponent } from '@tanstack/react-router';
import { reached } from '../lib/later-screens.ts';

/**
 * Returns a screen whose code is fetched when the user goes there. Without a connection the router shows a message in
 * its place and stays; by default it would reload the page, and show an error page of the browser.
 */
export function lazyScreen<Screens extends Readonly<Record<string, unknown>>, Name extends keyof Screens>(
  load: () => Promise<Screens>,
  name: Name,
) {
  return lazyRouteComponent(() => reached(load), name);
}
