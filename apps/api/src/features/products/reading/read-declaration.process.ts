import {
  type DeclarationAnswers,
  type DeclarationReading,
  readDeclaration as read,
} from '@milieuspoor/declarations';

/** Runs in a process of its own: reads a declaration, with the answers that were given to its questions. */
export function readDeclaration({
  bytes,
  answers,
}: {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly answers: DeclarationAnswers;
}): Promise<DeclarationReading> {
  return read(bytes, answers);
}
