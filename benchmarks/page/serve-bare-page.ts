import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import type { DrawnChart } from './bare-page.ts';

const PAGE =
  '<!doctype html><meta charset="utf-8"><title>Charts</title><script type="module" src="/page.js"></script>';

/** A page of a heading alone: nobody can paint earlier. */
const WORDS = '<!doctype html><meta charset="utf-8"><title>Charts</title><h1>Charts</h1>';

interface BarePage {
  readonly address: string;
  readonly close: () => void;
}

/** Serves a page that only draws these charts, built as the application is. */
export async function serveBarePage(charts: readonly DrawnChart[]): Promise<BarePage> {
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', PAGE],
    '/words': ['text/html', WORDS],
    '/page.js': ['text/javascript', await bundled(join(import.meta.dirname, 'bare-page.ts'))],
    '/figures.json': ['application/json', JSON.stringify(charts)],
  };
  const server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.setHeader('Content-Type', type);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function bundled(entry: string): Promise<string> {
  const outcome = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  });
  const [built] = [outcome].flat();
  const chunk = built && 'output' in built ? built.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The bare page could not be built');
  return chunk.code;
}
