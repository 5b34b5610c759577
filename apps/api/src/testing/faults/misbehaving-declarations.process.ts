import { crash, loop } from './misbehaving.process.ts';

/** The first byte of a file that keeps its reader busy for ever; any other one crashes it. */
export const LOOPS = 76;

export function readDeclaration({ bytes }: { readonly bytes: Uint8Array }): Promise<never> {
  return bytes[0] === LOOPS ? loop() : crash();
}
