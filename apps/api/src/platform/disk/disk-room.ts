import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './make-data-folder.ts';

const MEGABYTE = 1024 * 1024;
/** Two segments of PostgreSQL's log: the embedded engine may need this much to repair its folder and to close it. */
const TO_START_BYTES = 32 * MEGABYTE;
/** A new database takes 42 MB and one with the demonstration 65 MB, in addition to temporary files. */
const TO_BEGIN_BYTES = 96 * MEGABYTE;
const LOOK_MS = 2_000;
/**
 * The factor above a bound at which there is enough room again, so that a file that comes and goes does not cause
 * messages.
 */
const MARGIN = 1.25;

/** The room of a disk: enough, less than the operator should know of, or too little to store anything. */
export type Room = 'enough' | 'little' | 'none';

export interface DiskBounds {
  /** below this number of bytes there is little room; 0 means never */
  readonly little: number;
  /** below this number of bytes nothing is stored; 0 means never */
  readonly none: number;
}

/** Is notified when the room of a disk changes. */
export type RoomObserver = (room: Room, freeBytes: number) => void;

/** The known facts about the disk of the installation. */
export interface DiskRoom {
  readonly room: () => Room;
  /** returns how many bytes can still be written; null when unknown */
  readonly freeBytes: () => number | null;
  /** returns its size in bytes; null when unknown */
  readonly totalBytes: () => number | null;
  /** Notifies the observer of every change from now on; returns a function that ends this. */
  readonly observe: (observer: RoomObserver) => () => void;
  readonly stop: () => void;
}

/** Checks the room of a folder's disk every two seconds. A failed check changes nothing. */
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

/** Returns the room for this number of free bytes; a short disk has enough again only with a margin above its bound. */
export function nextRoom(now: Room, freeBytes: number, { little, none }: DiskBounds): Room {
  if (freeBytes < none * (now === 'none' ? MARGIN : 1)) return 'none';
  return freeBytes < little * (now === 'enough' ? 1 : MARGIN) ? 'little' : 'enough';
}

/** Returns how many bytes can be written to the disk of a folder; null when the folder cannot be read. */
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

/** The bytes that the embedded database needs to start, and for a first start, which makes it. */
interface StartNeeds {
  readonly toStart: number;
  readonly toBegin: number;
}
const START_NEEDS: StartNeeds = { toStart: TO_START_BYTES, toBegin: TO_BEGIN_BYTES };

/**
 * Throws when the disk of the data folder has no room for the embedded database to start: the engine would end while
 * opening it, with an error that names neither the disk nor a solution. A first start makes the database, which takes
 * more.
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

/** Returns whole megabytes, the unit of the log and the settings. */
export function inMegabytes(bytes: number): number {
  return Math.floor(bytes / MEGABYTE);
}
