import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The folder in which the demonstration installation stores its mails. */
const FOLDER = join(process.env.MILIEUSPOOR_E2E_DATA ?? '', 'demonstration', 'mail');

/** The screens that mails link to: some have a key in the address, and others are a part of the administration. */
type LinkedScreen = 'wachtwoord_vergeten' | 'registeren' | 'uitnodiging' | 'e-mailadres' | 'beheer';

/**
 * Returns the place that the last mail to this address links to: the part after the #, so that the port does not
 * matter. Mails leave through a queue, so this waits for the mail that links to the screen.
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

/** Decodes quoted-printable as far as links need it. */
function unfolded(mail: string): string {
  return mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}
