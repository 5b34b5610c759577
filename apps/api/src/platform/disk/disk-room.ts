import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './make-data-folder.ts';

const MEGABYTE = 1024 * 1024;
/** Two segments of PostgreSQL's log: the embedded engine may need as much to repair its folder and to close it. */
const TO_START_BYTES = 32 * MEGABYTE;
/** A new database takes 42 MB and one with the demonstration 65 MB, beside what is being written. */
const TO_BEGIN_BYTES = 96 * MEGABYTE;
const LOOK_MS = 2_000;
/** By how much more than a bound there has to be again, so that nothing is said anew for every file that comes and goes. */
const MARGIN = 1.25;

/** How much room a disk has: enough, less than whoever runs the server wants to hear of, or too little to store anything. */
export type Room = 'enough' | 'little' | 'none';

export interface DiskBounds {
  /** below so many bytes there is little room; 0 never says so */
  readonly little: number;
  /** below so many bytes nothing is stored; 0 never says so */
  readonly none: number;
}

/** Hears when the room of a disk becomes another. */
export type RoomObserver = (room: Room, freeBytes: number) => void;

/** What is known of the disk that the installation stores on. */
export interface DiskRoom {
  readonly room: () => Room;
  /** what can still be written, in bytes; null when that cannot be told */
  readonly freeBytes: () => number | null;
  /** how large it is, in bytes; null when that cannot be told */
  readonly totalBytes: () => number | null;
  /** From now on the observer hears of every change; answers how to end that. */
  readonly observe: (observer: RoomObserver) => () => void;
  readonly stop: () => void;
}

/** Looks every two seconds how much room the disk of a folder has. A look that fails changes nothing of what is known. */
export function watchDisk(
  folder: string,
  bounds: DiskBounds,
  { everyMs = LOOK_MS, measure = freeBytesOf }: { everyMs?: number; measure?: typeof freeBytesOf } = {},
): DiskRoom {
  const observers = new Set<RoomObserver>();
  let freeBytes = measure(folder);
  let room = freeBytes === null ? 'enough' : nextRoom('enough', freeBytes, bounds);
  const look = () => {
    freeBytes = measure(folder);
    if (freeBytes === null) return;
    const next = nextRoom(room, freeBytes, bounds);
    if (next === room) return;
    room = next;
    for (const tell of observers) tell(room, freeBytes);
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    room: () => room,
    freeBytes: () => freeBytes,
    totalBytes: () => totalBytesOf(folder),
    observe(observer) {
      observers.add(observer);
      if (room !== 'enough' && freeBytes !== null) observer(room, freeBytes);
      return () => observers.delete(observer);
    },
    stop: () => clearInterval(timer),
  };
}

/** The room that so many free bytes are; what was short has enough again only with a margin above its bound. */
export function nextRoom(now: Room, freeBytes: number, { little, none }: DiskBounds): Room {
  if (freeBytes < none * (now === 'none' ? MARGIN : 1)) return 'none';
  return freeBytes < little * (now === 'enough' ? 1 : MARGIN) ? 'little' : 'enough';
}

/** What can be written to the disk of a folder, in bytes; null when the folder cannot be read. */
function freeBytesOf(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

function totalBytesOf(folder: string): number | null {
  try {
    const { blocks, bsize } = statfsSync(folder);
    return blocks * bsize;
  } catch {
    return null;
  }
}

/** How many bytes the embedded database needs to start on, and for a first start, which makes it. */
interface StartNeeds {
  readonly toStart: number;
  readonly toBegin: number;
}
const START_NEEDS: StartNeeds = { toStart: TO_START_BYTES, toBegin: TO_BEGIN_BYTES };

/**
 * Throws when the disk of the data folder has no room for the embedded database to start on: the engine would end in the middle of
 * opening it, with an error that names neither the disk nor what helps. A first start makes the database, which takes more.
 */
export function refuseFullDisk(folder: string, { toStart, toBegin }: StartNeeds = START_NEEDS): void {
  const isFirst = !existsSync(join(folder, 'database'));
  const needed = isFirst ? toBegin : toStart;
  try {
    makeDataFolder(folder);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC')
      throw new Error(fullDisk(folder, 0, { needed, isFirst }), { cause });
    throw cause;
  }
  const free = freeBytesOf(folder);
  if (free !== null && free < needed) throw new Error(fullDisk(folder, free, { needed, isFirst }));
}

function fullDisk(
  folder: string,
  free: number,
  { needed, isFirst }: { readonly needed: number; readonly isFirst: boolean },
): string {
  const left = `${inMegabytes(free)} MB left`;
  const lack = isFirst
    ? `is too small: ${left}, and the first start makes an embedded database, which needs ${inMegabytes(needed)} MB`
    : `is full: ${left}, and the embedded database needs ${inMegabytes(needed)} MB to start`;
  return `The disk of the data folder ${folder} ${lack}. Nothing was changed. Make room on that disk, or make it larger, and start again.`;
}

/** Whole megabytes, as the log and the settings count them. */
export function inMegabytes(bytes: number): number {
  return Math.floor(bytes / MEGABYTE);
}
