import { crc32, deflateSync } from 'node:zlib';
import { PNG_DATA_URL } from '@milieuspoor/contract';
import { createToken } from '../features/accounts/session-token.ts';
import { insertSavedChart } from '../features/charts/saved-charts.queries.ts';
import type { TestApp } from './test-app.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk of a PNG with its length and check sum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  return Buffer.concat([around(data.length), typeAndData, around(crc32(typeAndData))]);
}

/** A black picture of this size, 8 bits of grey a pixel; with further chunks before its end, and a header of its own. */
export function blackPng(
  width: number,
  height: number,
  { extra = [], announced = [width, height] }: { extra?: Buffer[]; announced?: [number, number] } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(announced[0], 0);
  header.writeUInt32BE(announced[1], 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.alloc(height * (width + 1)));
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    ...extra,
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function dataUrlOf(png: Buffer): string {
  return PNG_DATA_URL + png.toString('base64');
}

/** What shares a chart. */
export const CHART_BODY = { title: 'Totale MKI', image: dataUrlOf(blackPng(6, 4)) };

export interface SharedCharts {
  /** of a picture that everybody can see */
  readonly name: string;
  /** the picture that this account may withdraw */
  readonly idOf: (accountId: string | undefined) => string | undefined;
}

/** A chart shared by each of these accounts; the one to be looked at is of the account named last. */
export async function shareCharts(
  test: TestApp,
  { organisationId, accountIds, shown }: { organisationId: string; accountIds: string[]; shown: string },
): Promise<SharedCharts> {
  const share = async (accountId: string) => {
    const name = createToken();
    const createdAt = test.clock.now();
    const id = await insertSavedChart(test.dependencies.database.queries, {
      organisationId,
      projectId: null,
      accountId,
      name,
      title: 'Totale MKI',
      image: blackPng(6, 4),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 1000 * 60 * 60),
    });
    return { id, name };
  };
  const ids = new Map<string, string>();
  for (const accountId of accountIds) ids.set(accountId, (await share(accountId)).id);
  return { name: (await share(shown)).name, idOf: (accountId) => ids.get(accountId ?? '') };
}
