import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { client } from './client.ts';
import { againWhile } from './faults/again-while-away.ts';
import { comeBackAfterMs } from './faults/is-away.ts';

/** The time after which to ask again where the server can't state it, because it is not reached. */
const ASK_AGAIN_SECONDS = 3;

/**
 * Loads code. Without a connection it rejects like every other call; otherwise with the browser's error, as when the
 * server has a newer version: a screen that no longer exists is a reason to reload the page.
 */
export async function reached<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await client.call(endpoints.getEnvironment, {});
    // The connection may have been away for the first attempt alone.
    return load();
  }
}

/**
 * Makes a part of a screen whose code is loaded later. Without a connection loading is repeated until it succeeds, with
 * a notice meanwhile (`ui/messages/away-notice.tsx`): React would otherwise show a single failure as long as the page
 * is open.
 */
export function laterPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  const neverCalledOff = new AbortController();
  return lazy(() => againWhile(() => reached(load), neverCalledOff.signal, untilReached));
}

function untilReached(error: unknown, failures: number): number | null {
  if (!(error instanceof ApiError) || (error.status !== 0 && error.status !== 503)) return null;
  return comeBackAfterMs({ retryAfterSeconds: error.retryAfterSeconds ?? ASK_AGAIN_SECONDS }, failures);
}
