import { createRequire } from 'node:module';
import type { Endpoint } from '@milieuspoor/contract';

const CONTRACT = createRequire(import.meta.url).resolve('@milieuspoor/contract');

/** Returns the beginnings of all addresses that the API answers, such as '/api'. */
export async function apiPaths(): Promise<string[]> {
  // Not imported as a module of its own, since that would make the contract a part of the configuration.
  const { endpoints }: { endpoints: Readonly<Record<string, Endpoint>> } = await import(CONTRACT);
  return [...new Set(Object.values(endpoints).map(({ path }) => `/${path.split('/')[1]}`))];
}
