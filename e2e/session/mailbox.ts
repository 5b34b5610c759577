import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where the demonstration installation puts its mails. */
const FOLDER = join(process.env.MILIEUSPOOR_E2E_DATA ?? '', 'demonstration', 'mail');

/** The screens that mails lead to, with a key of their own or a part of the administration. */
type LinkedScreen = 'wachtwoord_vergeten' | 'registeren' | 'uitnodiging' | 'e-mailadres' | 'beheer';

/**
 * The place that the last mail to this address links to: what stands behind the #, so that the port does not matter.
 * Mails leave through a queue, so it waits for the one that leads to the screen.
 */
export async function placeMailedTo(address: string, screen: LinkedScreen): Promise<string> {
  let place = '';
  await expect(async () => {
    place = await findPlace(address, screen);
    expect(place, `a mail to ${address}`).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return `/#${place}`;
}

async function findPlace(address: string, screen: LinkedScreen): Promise<string> {
  const link = new RegExp(`/#(/${screen}/[\\w-]+)`);
  const names = (await readdir(FOLDER)).sort().reverse();
  for (const name of names) {
    const mail = unfolded(await readFile(join(FOLDER, name), 'utf8'));
    const place = mail.includes(`To: ${address}`) ? link.exec(mail)?.[1] : undefined;
    if (place) return place;
  }
  return '';
}

/** Undoes quoted-printable as far as links need it. */
function unfolded(mail: string): string {
  return mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}
