import type { Manifest } from 'vite';

/** Bytes, gzipped, of everything that a page may run, including what is loaded only when a figure is seen. */
const MAX_BYTES = 30_000;
const MAX_BYTES_WITH_FIGURE = 60_000;

/** Returns the pages that run more than is allowed, in words. */
export function heaviestPages(
  files: ReadonlyMap<string, string>,
  manifest: Manifest,
  bytesOf: (file: string) => number,
): string[] {
  const problems: string[] = [];
  for (const [path, html] of files) {
    if (!path.endsWith('.html')) continue;
    const scripts = [...html.matchAll(/<script type="module" src="(?:\.\.?\/|[\w/-]*\/)*(assets\/[^"]+)"/g)];
    const ran = new Set<string>();
    for (const [, file = ''] of scripts) addWithImports(file, manifest, ran);
    const bytes = [...ran].reduce((sum, file) => sum + bytesOf(file), 0);
    const most = html.includes('data-figure=') ? MAX_BYTES_WITH_FIGURE : MAX_BYTES;
    if (bytes > most) problems.push(`${path} runs ${bytes} bytes of scripts, and may run ${most}`);
  }
  return problems;
}

function addWithImports(file: string, manifest: Manifest, ran: Set<string>): void {
  if (ran.has(file)) return;
  ran.add(file);
  const chunk = Object.values(manifest).find((each) => each.file === file);
  if (!chunk) throw new Error(`The build knows no ${file}`);
  for (const key of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    const imported = manifest[key];
    if (imported) addWithImports(imported.file, manifest, ran);
  }
}
