import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CalculationCheck } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { openDatabase } from '../../database/open-database.ts';
import { addEmptyDatabase } from '../empty-folder.ts';
import { workbookOfSheets } from '../files/workbook-of-sheets.ts';
import { type Answer, startTestApp } from '../test-app.ts';
import { addOrganisation, addProject, addUser } from '../world.ts';

/** The results of uploads on a disk without room for a large one. */
export interface ChecksOnFullDisk {
  /** of a file for which there is no room */
  readonly refused: Seen;
  /** the same file, stored without a check as another program does */
  readonly refusedUpload: Seen;
  /** what was checked before the disk was full, and stored afterwards */
  readonly keptBefore: number;
  /** once there is room again */
  readonly checkedAgain: Seen;
  readonly storedAgain: number;
  /** names and MKI of everything that is stored in the end */
  readonly stored: readonly string[];
}

interface Seen {
  readonly status: number;
  readonly said: string;
  readonly retryAfter: string;
}

// This is a separate process on a small disk; `keep-check-full-disk.test.ts` starts it in the folder of that disk.

const MEGABYTE = 1024 * 1024;
const ROOM = 8 * MEGABYTE;
const BALLAST = 'ballast';

await addEmptyDatabase(process.cwd());
const test = await startTestApp(
  {},
  {
    database: await openDatabase({
      url: null,
      folder: join(process.cwd(), 'database'),
      bounds: { pause: 300 },
    }),
  },
);
const organisation = await addOrganisation(test, 'alfa');
const { token } = await addUser(test, { username: 'lid', organisationIds: [organisation] });
const project = await addProject(test, organisation);

/**
 * Returns a workbook with one item of this MKI, and a sheet of the user's own of this size, which cannot be compressed.
 */
const workbook = (mkiEur: number, bytes: number) =>
  workbookOfSheets({
    Posten: [
      ['Postnummer', 'Productgroep', 'Productsubgroep', 'Product', 'Unit', 'Hoeveelheid'],
      ['1', 'Verhardingen', 'Asfalt', 'AC 16 base', 'ton', 1],
    ],
    'Set A1': [
      ['Postnummer', 'Indicator', ...LIFE_CYCLE_MODULES],
      ['1', 'MKI', mkiEur, ...Array(9).fill(0)],
      ['1', 'GWP', 10, ...Array(9).fill(0)],
    ],
    Bijlage: [[randomBytes(bytes).toString('base64')]],
  });
const UPLOAD = '/api/v1/project-calculation/';
const send = (path: string, name: string, sent: Buffer | CalculationCheck) =>
  test.send('POST', path, {
    token,
    form: {
      fields: {
        project,
        calculation_type: 'design-baseline',
        ...(Buffer.isBuffer(sent) ? {} : { upload_key: sent.upload_key ?? '', sha256: sent.sha256 }),
      },
      ...(Buffer.isBuffer(sent) ? { file: { field: 'excel_file', name, bytes: sent } } : {}),
    },
  });
const seen = ({ status, body, headers }: Answer): Seen => ({
  status,
  said: JSON.stringify(body).slice(0, 200),
  retryAfter: String(headers['retry-after']),
});

const before = (await send(`${UPLOAD}check/`, 'eerder.xlsx', workbook(5, 100))).body as CalculationCheck;
const large = workbook(7, 12 * MEGABYTE);

const { bavail, bsize } = statfsSync('.');
writeFileSync(BALLAST, Buffer.alloc(Math.max(0, bavail * bsize - ROOM)));
const refused = seen(await send(`${UPLOAD}check/`, 'groot.xlsx', large));
const refusedUpload = seen(await send(UPLOAD, 'groot.xlsx', large));
rmSync(BALLAST);

const list = () => test.send('GET', `${UPLOAD}?project__uuid=${project}`, { token });
while ((await list()).status === 503) await pause(100);
const keptBefore = (await send(UPLOAD, 'eerder.xlsx', before)).status;
const again = await send(`${UPLOAD}check/`, 'groot.xlsx', large);
const storedAgain = (await send(UPLOAD, 'groot.xlsx', again.body as CalculationCheck)).status;
const { results } = (await list()).body as { results: { name: string; mki_value: number }[] };
await test.close();
const found: ChecksOnFullDisk = {
  refused,
  refusedUpload,
  keptBefore,
  checkedAgain: seen(again),
  storedAgain,
  stored: results.map(({ name, mki_value }) => `${name}: ${mki_value}`).sort(),
};
// The processes that read workbooks are lent, and would be waited for a minute.
process.stdout.write(JSON.stringify(found), () => process.exit());
