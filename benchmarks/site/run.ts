import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../shared/running-app.ts';
import { FORMS, type Form, fetchLighthouse, type Measured, measurePage } from './lighthouse.ts';
import { type MeasuredPage, scoreTable } from './score-table.ts';

/**
 * Runs Lighthouse on every page of the site in both forms, on a separate build that knows the address at which it is
 * measured. The paths after `--` are measured instead of all. The table is written again after each page, so that an
 * interrupted run keeps what it measured.
 */
const TABLE = join(import.meta.dirname, 'figures.md');
/** The number of tries for a page, of which the best counts: other work may have slowed it down. */
const TRIES = 3;

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-site-'));
const siteDir = join(folder, 'site');
const port = await freePort();
const siteUrl = `http://127.0.0.1:${port}/site/`;

buildFor(siteUrl);
await fetchLighthouse(folder);
const app = await startApp({ siteDir, port });
const measured: MeasuredPage[] = [];
try {
  for (const path of pagesToMeasure()) {
    const forms = { mobile: await bestOf(path, 'mobile'), desktop: await bestOf(path, 'desktop') };
    measured.push({ path, forms });
    writeFileSync(TABLE, scoreTable(measured));
    for (const form of FORMS) console.log(`${path || '(home)'} ${form}: ${said(forms[form])}`);
  }
} finally {
  await app.close();
  rmSync(folder, { recursive: true });
}
console.log(`\n${scoreTable(measured)}\nThe table stands in ${TABLE} (goal: 100 each)`);

/** Returns the best of some tries; null if none finished. */
async function bestOf(path: string, form: Form): Promise<Measured | null> {
  let best: Measured | null = null;
  for (let tried = 0; tried < TRIES && best?.scores.performance !== 100; tried++)
    try {
      const now = await measurePage(folder, siteUrl + path, form);
      if (!best || now.scores.performance > best.scores.performance) best = now;
    } catch (cause) {
      console.log(`${path || '(home)'} ${form}: ${cause instanceof Error ? cause.message : cause}`);
    }
  return best;
}

function said(of: Measured | null): string {
  return of === null ? 'not measured' : `${Object.values(of.scores).join(' ')} ${of.failed.join(', ')}`;
}

/** Returns the paths in the site map of the build, from the root of the site. */
function pagesToMeasure(): readonly string[] {
  const wanted = process.argv.slice(2);
  const map = readFileSync(join(siteDir, 'sitemap.xml'), 'utf8');
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, url = '']) => url.slice(siteUrl.length))
    .filter((path) => wanted.length === 0 || wanted.includes(path));
}

function buildFor(url: string): void {
  const { status } = spawnSync(process.execPath, ['apps/site/build/build-site.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SITE_OUT_DIR: siteDir, SITE_URL: url, SITE_APP_URL: '' },
  });
  if (status !== 0) throw new Error('The site could not be built');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
