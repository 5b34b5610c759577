import { existsSync, mkdtempSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { inMegabytes, nextRoom } from '../../platform/disk/disk-room.ts';
import type { Settings } from '../../settings.ts';
import { about, type Finding, reasonOf } from './finding.ts';

const BY_OTHERS = 0o077;

const folder = about('Gegevensmap');
const disk = about('Schijf');
const key = about('Sleutel');

type Told = Pick<Settings, 'dataDir' | 'diskBounds' | 'secretKey' | 'environment'>;

/** Checks whether the data folder is writable, and only for us, has room, and whether the key is where it should be. */
export function lookAtFolder(settings: Told): Finding[] {
  return [ofFolder(resolve(settings.dataDir)), ofDisk(settings), ofKey(settings)];
}

/** Tells whether the folder belongs to another user: the server could not change what we write there. */
export function isOfAnother(path: string): boolean {
  return existsSync(path) && process.getuid !== undefined && statSync(path).uid !== process.getuid();
}

function ofFolder(path: string): Finding {
  if (!existsSync(path)) {
    const problem = problemOfWriting(nearest(path));
    return problem === null
      ? folder.good(`${path} is er nog niet; de eerste start maakt hem.`)
      : folder.wrong(
          `${path} is er niet en is niet te maken (${problem}). Maak hem, als map van de gebruiker van de server.`,
        );
  }
  if (isOfAnother(path))
    return folder.wrong(
      `${path} is van een andere gebruiker. Voer dit uit als de gebruiker van de server, en laat de map van hem zijn.`,
    );
  const problem = problemOfWriting(path);
  if (problem !== null)
    return folder.wrong(
      `In ${path} is niet te schrijven (${problem}). Geef de gebruiker van de server er rechten op.`,
    );
  if ((statSync(path).mode & BY_OTHERS) !== 0)
    return folder.attention(
      `In ${path} kunnen andere gebruikers van deze machine kijken. Sluit hem af: chmod 700 ${path}`,
    );
  return folder.good(`${path} is alleen voor de gebruiker van de server.`);
}

function problemOfWriting(path: string): string | null {
  try {
    rmdirSync(mkdtempSync(join(path, '.doctor-')));
    return null;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause ? String(cause.code) : reasonOf(cause);
  }
}

function ofDisk({ dataDir, diskBounds }: Told): Finding {
  const { bavail, bsize } = statfsSync(nearest(resolve(dataDir)));
  const free = bavail * bsize;
  const room = nextRoom('enough', free, diskBounds);
  const left = `Op de schijf van de gegevensmap is ${inMegabytes(free)} MB vrij`;
  if (room === 'none') return disk.wrong(`${left}: te weinig om iets op te slaan. Maak ruimte.`);
  return room === 'little'
    ? disk.attention(`${left}, minder dan DISK_WARNING_MB. Maak ruimte.`)
    : disk.good(`${left}.`);
}

function ofKey({ dataDir, secretKey, environment }: Told): Finding {
  if (secretKey !== null) return key.good('SECRET_KEY is er.');
  const path = join(resolve(dataDir), 'secret.key');
  const isThere = existsSync(path);
  if (environment !== 'Production')
    return key.good(
      isThere
        ? 'De sleutel staat in de gegevensmap.'
        : 'Er is nog geen sleutel; de eerste start maakt er een in de gegevensmap.',
    );
  if (isThere && (statSync(path).mode & BY_OTHERS) !== 0)
    return key.wrong(`${path} is voor anderen leesbaar. Sluit hem af: chmod 600 ${path}`);
  return key.attention(
    'SECRET_KEY ontbreekt: de sleutel komt als bestand in de gegevensmap en gaat met haar verloren. Zet SECRET_KEY_FILE, met `openssl rand -base64 32` gemaakt en apart van de database bewaard.',
  );
}

/** Returns the folder itself, or the nearest existing folder above it. */
function nearest(path: string): string {
  return existsSync(path) ? path : nearest(dirname(path));
}
