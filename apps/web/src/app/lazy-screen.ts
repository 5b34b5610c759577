import { lazyRouteComponent } from '@tanstack/react-router';
import { reached } from '../lib/later-screens.ts';
import { withAllTexts } from '../text/load-language.ts';

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

/** Makes a screen as `lazyScreen` does, whose texts are not among those of the first screens. */
export function screenWithAllTexts<
  Screens extends Readonly<Record<string, unknown>>,
  Name extends keyof Screens,
>(load: () => Promise<Screens>, name: Name): ReturnType<typeof lazyScreen<Screens, Name>> {
  return lazyScreen(() => withAllTexts(load()), name);
}
