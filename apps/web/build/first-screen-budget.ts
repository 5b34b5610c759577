import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** The modules that must arrive before the dashboard's first heading is painted begin with these. */
const FIRST_MODULES = ['main.tsx', 'first-screens.ts'];

/**
 * Refuses a build in which more than this number of bytes of JavaScript, gzipped, is loaded before the dashboard's
 * first heading, or any of the modules that come later.
 */
export function firstScreenBudget(mostBytes: number, later: RegExp): Plugin {
  return {
    name: 'first-screen-budget',
    apply: 'build',
    // The last step: Vite has noted by then, in the files themselves, what each of them fetches later.
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = withImports(
        chunks.filter(({ facadeModuleId: id }) => FIRST_MODULES.some((name) => id?.endsWith(`/${name}`))),
        new Map(chunks.map((chunk) => [chunk.fileName, chunk])),
      );
      const early = [...first].flatMap(({ moduleIds }) => moduleIds).filter((id) => later.test(id));
      if (early.length > 0) this.error(`The first screen would wait for ${early.join(', ')}`);
      const sizes = [...first].map(({ fileName, code }) => ({ fileName, bytes: gzipSync(code).length }));
      const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
      if (bytes <= mostBytes) return;
      const list = sizes.map((size) => `${size.fileName} ${size.bytes}`).join(', ');
      this.error(
        `The first screen would wait for ${bytes} bytes of JavaScript, gzipped; ${mostBytes} may be: ${list}`,
      );
    },
  };
}

/** Returns chunks with everything that they import before they run. */
function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set(chunks);
  // The loop also visits what is added to the set during the loop.
  for (const { imports } of found)
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) found.add(imported);
    }
  return found;
}
