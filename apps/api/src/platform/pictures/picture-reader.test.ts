import { readdirSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { blackPng, pngChunk } from '../../testing/files/chart-picture.ts';
import { createPictureReader, PICTURE_LIMITS, type PictureReader } from './picture-reader.ts';

const AN = { organisationId: 'alfa', memberId: 'an' };
const BO = { organisationId: 'beta', memberId: 'bo' };
const PICTURE = blackPng(1800, 600);
/** Five kilobytes that unpack to forty million pixels. */
const LARGE = blackPng(5_000, 8_000);

const shared = createPictureReader();
const opened: PictureReader[] = [shared];
afterAll(() => {
  for (const each of opened) each.close();
});

function open(limits: Partial<typeof PICTURE_LIMITS>): PictureReader {
  const reader = createPictureReader({ ...PICTURE_LIMITS, ...limits });
  opened.push(reader);
  return reader;
}

/** Returns the processes of this one that read pictures. */
function readersOfThisProcess(): number[] {
  return readdirSync('/proc').flatMap((entry) => {
    const pid = Number(entry);
    if (!Number.isInteger(pid)) return [];
    try {
      const isChild = readFileSync(`/proc/${pid}/status`, 'utf8').includes(`\nPPid:\t${process.pid}\n`);
      return isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read-pictures') ? [pid] : [];
    } catch {
      // The process has ended meanwhile.
      return [];
    }
  });
}

describe('a picture that a user sends', () => {
  it('is read in its own process', async () => {
    const others = readersOfThisProcess();
    expect(await shared.repackPng(PICTURE, AN)).toEqual({ kind: 'read', value: PICTURE });
    expect(await shared.read(PICTURE, AN)).toMatchObject({
      kind: 'read',
      value: { width: 1800, height: 600 },
    });
    expect(readersOfThisProcess().filter((pid) => !others.includes(pid))).toHaveLength(1);
  });

  it('is refused when it is no picture', async () => {
    expect(await shared.repackPng(Buffer.from('geen plaatje'), AN)).toEqual({ kind: 'read', value: null });
    expect(await shared.read(Buffer.alloc(0), AN)).toEqual({ kind: 'read', value: null });
  });

  it('has a limited number of pixels, and unpacks to a limited number of bytes', async () => {
    const outcome = await shared.repackPng(LARGE, AN);
    expect(outcome).toMatchObject({ kind: 'read', value: expect.any(Uint8Array) });
    for (const tooMuch of [blackPng(5_001, 1), blackPng(5_000, 8_001), withDeepColours(5_000, 4_001)])
      expect(await shared.repackPng(tooMuch, AN)).toEqual({ kind: 'read', value: null });
    expect(await shared.repackPng(withDeepColours(50, 40), AN)).not.toEqual({ kind: 'read', value: null });
  });

  it('takes no more than its time', async () => {
    expect(await open({ jobMs: 1 }).repackPng(LARGE, AN)).toEqual({ kind: 'too-complex' });
  });

  it('that ends its process affects nobody else', async () => {
    const reader = open({});
    const others = readersOfThisProcess();
    await reader.repackPng(PICTURE, AN);
    const [own] = readersOfThisProcess().filter((pid) => !others.includes(pid));
    const reading = reader.repackPng(LARGE, AN);
    const next = reader.repackPng(PICTURE, BO);
    expect(own).toBeDefined();
    if (own) process.kill(own, 'SIGKILL');
    // This is what happens when the system ends it.
    expect(await reading).toEqual({ kind: 'too-complex' });
    expect(await next).toEqual({ kind: 'read', value: PICTURE });
  });

  it('waits for its turn: nobody waits for all pictures of somebody else', async () => {
    const order: string[] = [];
    const sent = async (name: string, bytes: Buffer, of: typeof AN) => {
      await shared.repackPng(bytes, of);
      order.push(name);
    };
    await Promise.all([
      sent('an 1', PICTURE, AN),
      sent('an 2', PICTURE, AN),
      sent('an 3', PICTURE, AN),
      sent('bo', PICTURE, BO),
    ]);
    expect(order.indexOf('bo')).toBeLessThan(order.indexOf('an 3'));
  });
});

/** Returns a picture of four colours of two bytes each. */
function withDeepColours(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6], 8);
  const rows = Buffer.alloc(height * (1 + 8 * width));
  return Buffer.concat([
    PICTURE.subarray(0, 8),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    PICTURE.subarray(-12),
  ]);
}
