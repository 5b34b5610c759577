import { cleanPng } from './clean-png.ts';
import { type ReadPicture, readPicture } from './read-picture.ts';

// The jobs of the process that reads pictures.

export async function repackPng(input: unknown): Promise<Uint8Array | null> {
  return cleanPng(bytesOf(input));
}

export async function readOne(input: unknown): Promise<ReadPicture | null> {
  return readPicture(bytesOf(input));
}

function bytesOf(input: unknown): Buffer {
  return Buffer.from((input as { readonly bytes: Uint8Array }).bytes);
}
