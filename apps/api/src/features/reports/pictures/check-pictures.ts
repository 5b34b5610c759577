import { REPORT_PICTURE_MAX_BYTES, REPORT_PICTURES_MAX } from '@milieuspoor/contract';
import { done, invalidField, type Outcome } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { type ReadPicture, readPicture } from './read-picture.ts';

/** A picture as it was sent. */
export interface SentPicture {
  /** the number of the variant; null for a comparison */
  readonly variant: number | null;
  readonly title: string;
  /** data URL */
  readonly image: string;
}

export interface CheckedPicture extends ReadPicture {
  readonly variant: number | null;
  readonly title: string;
}

const FIELDS = { impact: 'environmentImpactCalculations', comparison: 'environmentComparisonCalculations' };
/** Pixels on a side: far more than our charts have. */
const MOST_PIXELS = 10_000;

/** Pictures that are what they say, of a sane size and number; else which field has one that is not. */
export async function checkPictures(
  sent: readonly SentPicture[],
): Promise<Outcome<readonly CheckedPicture[]>> {
  const checked: CheckedPicture[] = [];
  if (sent.length > REPORT_PICTURES_MAX)
    return invalidField(FIELDS.impact, message('too-many-pictures', { max: REPORT_PICTURES_MAX }));
  for (const { variant, title, image } of sent) {
    const field = variant === null ? FIELDS.comparison : FIELDS.impact;
    const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
    if (bytes.length > REPORT_PICTURE_MAX_BYTES)
      return invalidField(field, message('report-picture-too-large'));
    const picture = await readPicture(bytes);
    const announced = image.startsWith('data:image/png') ? 'png' : 'jpg';
    if (picture?.kind !== announced || Math.max(picture.width, picture.height) > MOST_PIXELS)
      return invalidField(field, message('report-picture-unreadable'));
    checked.push({ variant, title, ...picture });
  }
  return done(checked);
}
