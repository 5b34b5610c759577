import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The known facts about the present request. Without a request, as at the start, nobody needs to know what was stored.
 */
const request = new AsyncLocalStorage<{ mayHaveStored: boolean }>();

/** Does the work of one request, and remembers from its first change on that something may have been stored for it. */
export function asOneRequest<T>(work: () => T): T {
  return request.run({ mayHaveStored: false }, work);
}

export function noteStored(): void {
  const underWay = request.getStore();
  if (underWay) underWay.mayHaveStored = true;
}

export function mayHaveStored(): boolean {
  return request.getStore()?.mayHaveStored ?? false;
}
