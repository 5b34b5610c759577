import { deflateSync } from 'node:zlib';
import { PNG_DATA_URL } from '@milieuspoor/contract';
import { createToken } from '../../features/accounts/sessions/session-token.ts';
import { insertSavedChart } from '../../features/charts/saved-charts.queries.ts';
import { PNG_SIGNATURE, writeChunk } from '../../platform/png/png-chunks.ts';
import type { TestApp } from '../test-app.ts';

/** Returns a chunk of a PNG with its length and check sum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  return writeChunk({ type, data });
}

interface PictureChanges {
  /** further chunks before the end */
  readonly extra?: readonly Buffer[];
  /** the size in the header */
  readonly announced?: readonly [number, number];
  /** compressed data after the last row */
  readonly behindRows?: Buffer;
  /** data after the compressed rows, in the same chunk */
  readonly behindPacked?: Buffer;
  /** the filter that each row states */
  readonly filter?: number;
}

/** Returns a black picture of this size, 8 bits of grey a pixel. */
export function blackPng(width: number, height: number, changes: PictureChanges = {}): Buffer {
  const { extra = [], announced = [width, height], filter = 0 } = changes;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(announced[0], 0);
  header.writeUInt32BE(announced[1], 4);
  header[8] = 8;
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = filter;
  const packed = deflateSync(Buffer.concat([rows, changes.behindRows ?? Buffer.alloc(0)]));
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.concat([packed, changes.behindPacked ?? Buffer.alloc(0)])),
    ...extra,
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function dataUrlOf(png: Buffer): string {
  return PNG_DATA_URL + png.toString('base64');
}

/**
 * Returns the body of a request for a report with a sent picture in each chapter: the server draws no charts, of which
 * each takes a tenth of a second. It is for tests that only read the words of a report.
 */
export function reportWithoutDrawing(calculations: readonly string[]) {
  const picture = { title: 'Figuur', image: dataUrlOf(blackPng(6, 4)) };
  return {
    selectedProjectCalculationsData: calculations.map((uuid) => ({ uuid })),
    environmentImpactCalculations: calculations.map((_, place) => ({ ...picture, variant: place + 1 })),
    environmentComparisonCalculations: [picture],
  };
}

/** The body of a request that shares a chart. */
export const CHART_BODY = { title: 'Totale MKI', image: dataUrlOf(blackPng(6, 4)) };

export interface SharedCharts {
  /** the name of a picture that everybody can see */
  readonly name: string;
  /** the name of a letter that everybody can see */
  readonly letter: string;
  /** returns the picture that this account may withdraw */
  readonly idOf: (accountId: string | undefined) => string | undefined;
}

/** Shares a chart from each of these accounts; the one to view belongs to the last account. */
export async function shareCharts(
  test: TestApp,
  { organisationId, accountIds, shown }: { organisationId: string; accountIds: string[]; shown: string },
): Promise<SharedCharts> {
  const share = async (accountId: string, format: 'png' | 'html' = 'png') => {
    const name = createToken();
    const createdAt = test.clock.now();
    const id = await insertSavedChart(test.dependencies.database.queries, {
      organisationId,
      projectId: null,
      accountId,
      name,
      title: 'Totale MKI',
      format,
      image: format === 'png' ? blackPng(6, 4) : Buffer.from('<!doctype html><title>Brief</title>'),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 1000 * 60 * 60),
    });
    return { id, name };
  };
  const ids = new Map<string, string>();
  for (const accountId of accountIds) ids.set(accountId, (await share(accountId)).id);
  const { name } = await share(shown);
  const { name: letter } = await share(shown, 'html');
  return { name, letter, idOf: (accountId) => ids.get(accountId ?? '') };
}
