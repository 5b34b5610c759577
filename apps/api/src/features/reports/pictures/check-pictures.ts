import { REPORT_PICTURE_MAX_BYTES, REPORT_PICTURES_MAX } from '@milieuspoor/contract';
import { done, invalidField, type Outcome } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { cleanPng } from '../../charts/clean-png.ts';
import { jpegSize } from './jpeg-size.ts';

/** A picture as it was sent. */
export interface SentPicture {
  /** the number of the variant; null for a comparison */
  readonly variant: number | null;
  readonly title: string;
  /** data URL */
  readonly image: string;
}

export interface CheckedPicture {
  readonly variant: number | null;
  readonly title: string;
  readonly kind: 'png' | 'jpg';
  readonly bytes: Buffer;
  /** pixels */
  readonly width: number;
  readonly height: number;
}

const FIELDS = { impact: 'environmentImpactCalculations', comparison: 'environmentComparisonCalculations' };
/** Pixels on a side: far more than our charts have. */
const MOST_PIXELS = 10_000;
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;

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
    const picture = image.startsWith('data:image/png') ? await png(bytes) : jpeg(bytes);
    if (!picture || Math.max(picture.width, picture.height) > MOST_PIXELS)
      return invalidField(field, message('report-picture-unreadable'));
    checked.push({ variant, title, ...picture });
  }
  return done(checked);
}

/** Written anew from its pixels, so that nothing else comes along. */
async function png(bytes: Buffer): Promise<Omit<CheckedPicture, 'variant' | 'title'> | null> {
  const clean = await cleanPng(bytes);
  if (!clean) return null;
  const [width, height] = [clean.readUInt32BE(PNG_WIDTH_AT), clean.readUInt32BE(PNG_HEIGHT_AT)];
  return { kind: 'png', bytes: clean, width, height };
}

function jpeg(bytes: Buffer): Omit<CheckedPicture, 'variant' | 'title'> | null {
  const size = jpegSize(bytes);
  return size && { kind: 'jpg', bytes, ...size };
}
