import { REPORT_PICTURE_MAX_BYTES, REPORT_PICTURES_MAX } from '@milieuspoor/contract';
import { done, invalidField, type Outcome } from '../../../http/outcome.ts';
import { jpegSize } from '../../../platform/pictures/jpeg-size.ts';
import { pngSize } from '../../../platform/pictures/png-size.ts';
import type { ReadPicture } from '../../../platform/pictures/read-picture.ts';
import { message } from '../../../text/message.ts';

/** A picture as it was sent. */
export interface SentPicture {
  /** the number of the variant; null for a comparison */
  readonly variant: number | null;
  readonly title: string;
  /** data URL */
  readonly image: string;
}

/** A picture that was checked by its first bytes. */
export interface CheckedPicture extends ReadPicture {
  readonly variant: number | null;
  readonly title: string;
}

const FIELDS = { impact: 'environmentImpactCalculations', comparison: 'environmentComparisonCalculations' };
/** Pixels on a side: far more than our charts have. */
const MOST_PIXELS = 10_000;
/** Pixels of all together: twice the largest number of pictures times the largest that the application draws. */
const MOST_TOGETHER = 500_000_000;

/**
 * Returns pictures whose first bytes are valid, with a reasonable size and number; else the field of the first invalid
 * one. The process that writes the report unpacks them and checks whether they are complete.
 */
export function checkPictures(sent: readonly SentPicture[]): Outcome<readonly CheckedPicture[]> {
  if (sent.length > REPORT_PICTURES_MAX)
    return invalidField(FIELDS.impact, message('too-many-pictures', { max: REPORT_PICTURES_MAX }));
  const checked: CheckedPicture[] = [];
  let together = 0;
  for (const { variant, title, image } of sent) {
    const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
    if (bytes.length > REPORT_PICTURE_MAX_BYTES)
      return invalidField(fieldOf({ variant }), message('report-picture-too-large'));
    const kind = image.startsWith('data:image/png') ? 'png' : 'jpg';
    const size = kind === 'png' ? pngSize(bytes) : jpegSize(bytes);
    if (!size || Math.max(size.width, size.height) > MOST_PIXELS) return refuseUnreadable({ variant });
    together += size.width * size.height;
    if (together > MOST_TOGETHER)
      return invalidField(fieldOf({ variant }), message('report-pictures-too-many-pixels'));
    checked.push({ variant, title, kind, bytes, ...size });
  }
  return done(checked);
}

/** Refuses an invalid picture. */
export function refuseUnreadable(picture: Pick<SentPicture, 'variant'>) {
  return invalidField(fieldOf(picture), message('report-picture-unreadable'));
}

function fieldOf({ variant }: Pick<SentPicture, 'variant'>): string {
  return variant === null ? FIELDS.comparison : FIELDS.impact;
}
