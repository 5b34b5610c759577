import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { readCalculation } from '../read-calculation.ts';
import { buildXls } from '../testing/build-xls.ts';
import { problemsOf, validSheets } from '../testing/example-rows.ts';
import { seededNumbers } from '../testing/seeded-numbers.ts';
import { readCompoundStream } from './compound-file.ts';

const END = 0xfffffffe;
const SECTOR = 512;

/**
 * Builds a compound file by hand: its allocation table (sector 0), its directory (1), and a stream 'Workbook' of 4,608
 * bytes in sectors 2 to 10, or with `small` one of 100 bytes in sectors of 64 within sector 2.
 */
function compoundFile({ small = false } = {}) {
  const file = Buffer.alloc(SECTOR * 13);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(4096, 56);
  file.writeUInt32LE(small ? 3 : END, 60);
  file.writeUInt32LE(END, 68);
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76);
  const table = SECTOR;
  file.fill(0xff, table, table + SECTOR);
  const follow = (sector: number, next: number) => file.writeUInt32LE(next, table + 4 * sector);
  follow(1, END);
  const entry = (index: number, name: string, type: number, first: number, bytes: number) => {
    const at = 2 * SECTOR + 128 * index;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(2 * name.length + 2, at + 64);
    file.writeUInt8(type, at + 66);
    for (const link of [68, 72, 76]) file.writeUInt32LE(0xffffffff, at + link);
    file.writeUInt32LE(first, at + 116);
    file.writeUInt32LE(bytes, at + 120);
  };
  entry(0, 'Root Entry', 5, small ? 2 : END, small ? 512 : 0);
  file.writeUInt32LE(1, 2 * SECTOR + 76);
  const miniTable = 4 * SECTOR;
  if (small) {
    follow(2, END);
    follow(3, END);
    file.fill(0xff, miniTable, miniTable + SECTOR);
    file.writeUInt32LE(1, miniTable);
    file.writeUInt32LE(END, miniTable + 4);
    entry(1, 'Workbook', 2, 0, 100);
    for (let at = 0; at < 100; at++) file[3 * SECTOR + at] = at;
  } else {
    for (let sector = 2; sector < 10; sector++) follow(sector, sector + 1);
    follow(10, END);
    entry(1, 'Workbook', 2, 2, 4608);
    for (let at = 0; at < 4608; at++) file[3 * SECTOR + at] = at % 251;
  }
  return { file, follow, entryAt: (index: number) => 2 * SECTOR + 128 * index, miniTable };
}

const NAMES = ['Workbook', 'Book'];
const read = (file: Uint8Array) => readCompoundStream(file, NAMES);

describe('a stream of a compound file', () => {
  it('is read along its chain', () => {
    const stream = read(compoundFile().file);
    expect(stream).toHaveLength(4608);
    expect(stream?.every((byte, at) => byte === at % 251)).toBe(true);
  });

  it('stands in small sectors when it is small', () => {
    expect([...(read(compoundFile({ small: true }).file) ?? [])]).toEqual(
      Array.from({ length: 100 }, (_, at) => at),
    );
  });

  it('is found whatever the case of its name, and only in the root', () => {
    const { file, entryAt } = compoundFile();
    file.write('WORKBOOK', entryAt(1), 'utf16le');
    expect(read(file)).toHaveLength(4608);
    file.writeUInt8(1, entryAt(1) + 66);
    expect(read(file)).toBeNull();
  });
});

type Damage = (made: ReturnType<typeof compoundFile>) => void;

describe.each([false, true])('a compound file is refused when (small stream: %s)', (small) => {
  it.each<[string, Damage]>([
    ['the chain of the directory goes in a circle', ({ follow }) => follow(1, 1)],
    ['the chain of the directory leaves the file', ({ follow }) => follow(1, 100)],
    ['the directory begins outside of the file', ({ file }) => file.writeUInt32LE(5_000_000, 48)],
    [
      'an entry of the directory is its own neighbour',
      ({ file, entryAt }) => file.writeUInt32LE(1, entryAt(1) + 68),
    ],
    [
      'an entry of the directory has a neighbour that is not there',
      ({ file, entryAt }) => file.writeUInt32LE(99, entryAt(1) + 72),
    ],
    [
      'the list of tables goes in a circle',
      ({ file }) => {
        file.writeUInt32LE(11, 68);
        file.fill(0xff, 12 * SECTOR, 13 * SECTOR);
        file.writeUInt32LE(11, 13 * SECTOR - 4);
      },
    ],
    ['the list of tables leaves the file', ({ file }) => file.writeUInt32LE(77, 68)],
    ['a table stands outside of the file', ({ file }) => file.writeUInt32LE(77, 80)],
    ['a table is listed twice', ({ file }) => file.writeUInt32LE(0, 80)],
    ['its sectors have an impossible size', ({ file }) => file.writeUInt16LE(31, 30)],
    ['its small sectors have an impossible size', ({ file }) => file.writeUInt16LE(0, 32)],
  ])('%s', (_case, damage) => {
    const made = compoundFile({ small });
    damage(made);
    expect(() => read(made.file)).toThrow('file-damaged');
  });
});

describe('a stream is refused whose chain', () => {
  it.each<[string, Damage]>([
    ['points to itself', ({ follow }) => follow(2, 2)],
    ['comes back to its beginning', ({ follow }) => follow(10, 2)],
    ['points outside of the file', ({ follow }) => follow(5, 60)],
    ['points behind the table', ({ follow }) => follow(5, 4_000)],
    ['ends before the stream does', ({ follow }) => follow(5, END)],
    ['has a free sector in it', ({ follow }) => follow(5, 0xffffffff)],
    [
      'is shorter than its size says',
      ({ file, entryAt }) => file.writeUInt32LE(0x7fffffff, entryAt(1) + 120),
    ],
  ])('%s', (_case, damage) => {
    const made = compoundFile();
    damage(made);
    expect(() => read(made.file)).toThrow('file-damaged');
  });

  it.each<[string, Damage]>([
    ['of small sectors points to itself', ({ file, miniTable }) => file.writeUInt32LE(0, miniTable)],
    ['of small sectors leaves their stream', ({ file, miniTable }) => file.writeUInt32LE(90, miniTable)],
    ['of the table of small sectors goes in a circle', ({ follow }) => follow(3, 3)],
    ['of the stream of small sectors goes in a circle', ({ follow }) => follow(2, 2)],
  ])('%s', (_case, damage) => {
    const made = compoundFile({ small: true });
    damage(made);
    expect(() => read(made.file)).toThrow('file-damaged');
  });
});

it('a calculation whose chain points to itself is refused at once', async () => {
  const bytes = Buffer.from(buildXls(validSheets()));
  const table = 512 * (1 + bytes.readUInt32LE(76));
  const directory = 512 * (1 + bytes.readUInt32LE(48));
  const isWorkbook = (entry: number) =>
    bytes.toString('utf16le', directory + 128 * entry, directory + 128 * entry + 16) === 'Workbook';
  const entry = [1, 2, 3].find(isWorkbook) ?? 0;
  const first = bytes.readUInt32LE(directory + 128 * entry + 116);
  bytes.writeUInt32LE(first, table + 4 * first);
  const begin = performance.now();
  expect(problemsOf(await readCalculation(bytes, 'a.xls', FIRST_WEIGHTED_SETS))).toEqual(['file-damaged']);
  expect(performance.now() - begin).toBeLessThan(10_000);
});

it('whatever numbers stand in header, tables and directory, it is read or refused within a moment', () => {
  const random = seededNumbers(34);
  const odd = [0, 1, 2, 3, 10, 11, 12, 0x7fffffff, 0xfffffffc, 0xfffffffd, END, 0xffffffff];
  const begin = performance.now();
  for (let round = 0; round < 3_000; round++) {
    const { file } = compoundFile({ small: round % 2 === 0 });
    for (let change = 0; change < 1 + (round % 4); change++) {
      const at = 4 * Math.floor(random() * ((5 * SECTOR) / 4));
      file.writeUInt32LE(odd[Math.floor(random() * odd.length)] ?? 0, at);
    }
    try {
      read(file);
    } catch (error) {
      expect(error).toMatchObject({ code: 'file-damaged' });
    }
  }
  expect(performance.now() - begin).toBeLessThan(10_000);
});
