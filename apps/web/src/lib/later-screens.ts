import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { client } from './client.ts';
import { againWhile } from './faults/again-while-away.ts';
import { comeBackAfterMs } from './faults/is-away.ts';

/** Where the server can't say when to come back, because it isn't reached. */
const ASK_AGAIN_SECONDS = 3;

/**
 * Fetches code. Where that fails because there is no connection, it rejects as every other call does then; else as the browser
 * says, such as when the server has a newer version: a screen that is not there any more is a reason to load the page anew.
 */
export async function reached<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (failure) {
    await client.call(endpoints.getEnvironment, {});
    throw failure;
  }
}

/**
 * A part of a screen whose code comes later. Without a connection it is fetched again until it is there, which is said
 * meanwhile (`ui/messages/away-notice.tsx`): what fails once, React would show as failed for as long as the page is open.
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
