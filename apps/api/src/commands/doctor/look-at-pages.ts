import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { about, type Finding } from './finding.ts';

const CANONICAL = /<link rel="canonical" href="([^"]+)"/;

/** The built pages, and the addresses for which they were built. */
export interface Built extends Pick<Settings, 'publicUrl' | 'webDir' | 'siteDir'> {
  /** address of the site where it is not below the application's, as its build receives it */
  readonly siteUrl: string | null;
  /** whether the next start builds what is missing or was built for another address, as in a checkout */
  readonly buildsAtStart: boolean;
}

const web = about('Toepassing');
const site = about('Site');

/** Checks whether the pages exist, and whether those of the site name their actual address. */
export function lookAtPages(built: Built): Finding[] {
  return [ofWeb(built), ofSite(built)];
}

function ofWeb({ webDir, buildsAtStart }: Built): Finding {
  if (existsSync(join(webDir, 'index.html'))) return web.good('De webtoepassing is gebouwd.');
  return buildsAtStart
    ? web.attention('De webtoepassing is nog niet gebouwd; npm start doet dat.')
    : web.wrong(`In ${webDir} staat geen webtoepassing. Pak de release opnieuw uit, of zet WEB_DIR goed.`);
}

function ofSite({ publicUrl, siteUrl, siteDir, buildsAtStart }: Built): Finding {
  const wanted = `${(siteUrl ?? `${publicUrl}/site`).replace(/\/+$/, '')}/`;
  const found = canonicalOf(siteDir);
  if (found === null)
    return site.attention(
      buildsAtStart
        ? 'De site is nog niet gebouwd; npm start doet dat.'
        : `In ${siteDir} staat geen site: onder /site/ is dan niets. Is zij wel bedoeld, zet dan SITE_DIR goed of pak de release opnieuw uit.`,
    );
  if (found.startsWith(wanted)) return site.good(`De site is gebouwd voor ${wanted}.`);
  const otherwise = `De site is gebouwd voor een ander adres: zij noemt ${found} als haar adres, en komt op ${wanted} te staan.`;
  return buildsAtStart
    ? site.attention(`${otherwise} npm start bouwt haar opnieuw.`)
    : site.wrong(
        `${otherwise} Zoekmachines zouden naar het verkeerde adres verwijzen. Maak de release opnieuw met PUBLIC_URL=${publicUrl}${siteUrl ? ` en SITE_URL=${siteUrl}` : ''}.`,
      );
}

/** Returns the address that the first page with a canonical address states. */
function canonicalOf(folder: string): string | null {
  for (const page of globSync('**/*.html', { cwd: folder }).sort()) {
    const [, address] = CANONICAL.exec(readFileSync(join(folder, page), 'utf8')) ?? [];
    if (address) return address;
  }
  return null;
}
