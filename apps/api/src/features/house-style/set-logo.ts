import { HOUSE_LOGO_MAX_BYTES } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidForm, type Outcome } from '../../http/outcome.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { pngSize } from '../../platform/pictures/png-size.ts';
import { message } from '../../text/message.ts';
import { refuseUnreadPicture } from '../charts/refuse-unread-picture.ts';
import { changeStyle, type StyleChange } from './change-style.ts';
import type { OwnedStyle } from './to-house-style.ts';

/** Pixels on a side. */
const LOGO_MOST_PIXELS = 4_000;
const NO_LOGO: StyleChange = { logo: null, logoKind: null, logoWidth: null, logoHeight: null };

/** Sets the logo of an organisation: a PNG, which is rewritten from its pixels, or a JPEG. */
export async function setLogo(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'pictureReader'>,
  caller: Caller,
  organisationId: string,
  { bytes }: UploadedFile,
): Promise<Outcome<OwnedStyle>> {
  if (bytes.length > HOUSE_LOGO_MAX_BYTES) return invalidForm(message('logo-too-large'));
  // Of a PNG that is larger than any picture may be, the pixels are not read.
  const announced = pngSize(bytes);
  if (announced && isTooLarge(announced)) return tooManyPixels();
  const of = { organisationId, memberId: caller.accountId };
  const read = await dependencies.pictureReader.read(bytes, of);
  if (read.kind !== 'read') return refuseUnreadPicture(read);
  const picture = read.value;
  if (!picture) return invalidForm(message('logo-unreadable'));
  const { width, height, kind } = picture;
  if (isTooLarge(picture)) return tooManyPixels();
  return changeStyle(dependencies, caller, organisationId, () =>
    done({ logo: picture.bytes, logoKind: kind, logoWidth: width, logoHeight: height }),
  );
}

function isTooLarge({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return Math.max(width, height) > LOGO_MOST_PIXELS;
}

function tooManyPixels() {
  return invalidForm(message('logo-too-many-pixels', { max: LOGO_MOST_PIXELS }));
}

export async function removeLogo(
  dependencies: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  organisationId: string,
): Promise<Outcome<OwnedStyle>> {
  return changeStyle(dependencies, caller, organisationId, () => done(NO_LOGO));
}
