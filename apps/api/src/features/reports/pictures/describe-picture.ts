import type { ReportPicture } from '@milieuspoor/documents';
import type { Language } from '@milieuspoor/domain';
import { message, sentence } from '../../../text/message.ts';
import type { CheckedPicture } from './check-pictures.ts';

/**
 * Returns a picture with an alternative text for readers who can't see it: its figures are in the tables of the same
 * chapter.
 */
export function describePicture(
  { variant, kind, bytes, width, height, title }: CheckedPicture,
  language: Language,
): ReportPicture {
  const alt =
    variant === null
      ? message('report-picture-of-comparison', { title })
      : message('report-picture-of-variant', { title, variant });
  return { variant, kind, bytes, width, height, title, alt: sentence(alt, language), notes: [] };
}
