import type { FileChild } from 'docx';
import type { DocumentLook } from './document-look.ts';

/** A part of a document, or a function that makes it once its page and colours are known. */
export type Piece = FileChild | ((look: DocumentLook) => FileChild);

export function madePieces(pieces: readonly Piece[], look: DocumentLook): FileChild[] {
  return pieces.map((piece) => (typeof piece === 'function' ? piece(look) : piece));
}
