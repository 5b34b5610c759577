import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the sources that a content security policy needs for the scripts within the page of the web application, as
 * in `'sha256-…'`. A script that somebody adds to the page elsewhere has another hash, and does not run.
 */
export function scriptsInPage(webDir: string): readonly string[] {
  const page = join(webDir, 'index.html');
  if (!existsSync(page)) return [];
  return [...readFileSync(page, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
