import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../../scripts/chromium.mjs';

/** It is fetched on demand: it is larger than all that the product itself needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** A page takes a quarter of a minute on an idle machine. */
const MEASURE_MS = 4 * 60 * 1000;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export const FORMS = ['mobile', 'desktop'] as const;
export type Form = (typeof FORMS)[number];

/** The results of Lighthouse for a page in one form. */
export interface Measured {
  /** of 100, per category */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** ids of the audits that lowered its score */
  readonly failed: readonly string[];
}

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly AuditRef[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
}

interface AuditRef {
  readonly id: string;
  readonly weight: number;
}

/** Installs Lighthouse into a folder, once for all pages. */
export function fetchLighthouse(folder: string): Promise<void> {
  return run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, LIGHTHOUSE]);
}

/** Measures one page in one form; throws if Lighthouse fails or does not finish in time. */
export async function measurePage(folder: string, url: string, form: Form): Promise<Measured> {
  const output = join(folder, 'report.json');
  rmSync(output, { force: true });
  await run(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      ...[url, '--quiet', '--output=json', `--output-path=${output}`],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      `--only-categories=${CATEGORIES.join(',')}`,
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
    ],
    MEASURE_MS,
  );
  const { categories, audits } = JSON.parse(readFileSync(output, 'utf8')) as Report;
  const scores = Object.fromEntries(
    CATEGORIES.map((each) => [each, Math.round(100 * (categories[each]?.score ?? 0))]),
  ) as Measured['scores'];
  const counted = CATEGORIES.flatMap((each) => categories[each]?.auditRefs ?? []).filter(
    ({ weight }) => weight > 0,
  );
  const failed = counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9);
  return { scores, failed };
}

/** Runs a program to its end. If that takes too long, it is ended with its child processes. */
function run(command: string, parameters: readonly string[], mostMs?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
      env: { ...process.env, CHROME_PATH: chromiumPath() },
    });
    const late = mostMs === undefined ? undefined : setTimeout(() => endGroup(child.pid), mostMs);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(late);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${parameters[0]} ended with ${code ?? 'a signal'}`));
    });
  });
}

function endGroup(pid: number | undefined): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}
