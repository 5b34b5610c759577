import type { ReportPicture } from '@milieuspoor/documents';
import type { Language } from '@milieuspoor/domain';
import { message, sentence } from '../../../text/message.ts';
import type { CheckedPicture } from './check-pictures.ts';

/**
 * Returns a picture with an alternative text for readers who can't see it. It states the figures of a chart that the server
 * drew; those of other pictures are in the tables of the same chapter.
 */
export function describePicture(
  { variant, kind, bytes, width, height, title }: CheckedPicture,
  language: Language,
  figures: string | null = null,
): ReportPicture {
  const alt =
    figures === null
      ? variant === null
        ? message('report-picture-of-comparison', { title })
        : message('report-picture-of-variant', { title, variant })
      : variant === null
        ? message('report-chart-of-comparison', { title, figures })
        : message('report-chart-of-variant', { title, variant, figures });
  return { variant, kind, bytes, width, height, title, alt: sentence(alt, language), notes: [] };
}
