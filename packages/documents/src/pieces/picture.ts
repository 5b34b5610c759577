import { ImageRun, Paragraph } from 'docx';
import type { Piece } from '../frame/piece.ts';
import { tableNotes } from './paragraphs.ts';

interface Picture {
  readonly kind: 'png' | 'jpg';
  readonly bytes: Uint8Array;
  /** pixels */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** alternative text for readers who can't see it */
  readonly alt: string;
  /** what readers must know about it, in sentences below it */
  readonly notes: readonly string[];
}

/** Twentieths of a point in an inch, and the pixels in which the library measures. */
const TWIPS = 1440;
const PIXELS = 96;
/** The height of the caption above it, in pixels. */
const CAPTION_PIXELS = 108;

/**
 * Writes a picture as wide as the text, or less where it would be higher than a page, with its notes on the same page.
 * `number` identifies it among the pictures.
 */
export function notedPicture(picture: Picture, number: number): Piece[] {
  return [pictureOf(picture, number), ...tableNotes(picture.notes)];
}

function pictureOf({ kind, bytes, width, height, title, alt, notes }: Picture, number: number): Piece {
  return ({ contentWidth, contentHeight, pictures }) => {
    const most = {
      width: Math.floor((contentWidth * PIXELS) / TWIPS),
      height: Math.floor((contentHeight * PIXELS) / TWIPS) - CAPTION_PIXELS,
    };
    const scale = Math.min(most.width / width, most.height / height);
    return new Paragraph({
      ...(notes.length > 0 ? { keepNext: true } : {}),
      children: [
        new ImageRun({
          type: kind,
          data: pictures.standIn(bytes),
          transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
          // It has its own number: the library counts over all documents that it ever made, so the bytes would differ.
          altText: { id: String(number), name: title, title, description: alt },
        }),
      ],
    });
  };
}
