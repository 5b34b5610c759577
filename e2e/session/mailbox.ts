import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where the demonstration installation puts its mails. */
const FOLDER = join(process.env.MILIEUSPOOR_E2E_DATA ?? '', 'demonstration', 'mail');

/** The place that the last mail to this address links to: what stands behind the #, so that the port does not matter. */
export async function placeMailedTo(address: string): Promise<string> {
  let place = '';
  await expect(async () => {
    place = await findPlace(address);
    expect(place, `a mail to ${address}`).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return `/#${place}`;
}

async function findPlace(address: string): Promise<string> {
  const names = (await readdir(FOLDER)).sort().reverse();
  for (const name of names) {
    const mail = unfolded(await readFile(join(FOLDER, name), 'utf8'));
    if (mail.includes(`To: ${address}`)) return /\/#(\/[\w/-]+)/.exec(mail)?.[1] ?? '';
  }
  return '';
}

/** Undoes quoted-printable as far as links need it. */
function unfolded(mail: string): string {
  return mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}
