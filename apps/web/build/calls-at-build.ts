import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Callable } from '@milieuspoor/contract/client';
import type { Plugin } from 'vite';

const contract = dirname(createRequire(import.meta.url).resolve('@milieuspoor/contract'));
const CALLS = join(contract, 'calls.ts');

/** Of these modules each has one call; the list names them all. */
const LIST = '\0calls';
const ONE = '\0call-of:';

/**
 * Evaluates the contract's `calls.ts` and ships its value instead of its source. A page then has what it needs to call
 * each endpoint, without the schemas of all endpoints and their library. Each call is a module of its own, so that the
 * first screen waits for its own calls alone. During development, the source itself runs.
 */
export function callsAtBuild(): Plugin {
  let calls: Readonly<Record<string, Callable>> = {};
  return {
    name: 'calls-at-build',
    apply: 'build',
    async buildStart() {
      ({ calls } = await import(CALLS));
    },
    resolveId(id) {
      return id === LIST || id.startsWith(ONE) ? { id, moduleSideEffects: false } : null;
    },
    load(id) {
      if (id === CALLS) return `export * as calls from ${JSON.stringify(LIST)};`;
      if (id === LIST) return Object.keys(calls).map(exported).join('\n');
      const call = id.startsWith(ONE) ? calls[id.slice(ONE.length)] : undefined;
      return call ? `export const call = ${JSON.stringify(call)};` : null;
    },
  };
}

function exported(name: string): string {
  return `export { call as ${name} } from ${JSON.stringify(ONE + name)};`;
}
