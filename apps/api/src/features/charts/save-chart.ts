import { CHART_PICTURE_MAX_BYTES, PNG_DATA_URL, type SavedChart } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { invalidField, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { refuseUnreadPicture } from './refuse-unread-picture.ts';
import { share, takeShare } from './share.ts';

interface ChartToSave {
  readonly organisationId: string;
  readonly projectId: string | null;
  /** a PNG as data URL */
  readonly image: string;
  readonly title: string;
}

/** Stores the picture of a chart under an address that cannot be guessed, for everybody who is given it. */
export async function saveChart(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'pictureReader'>,
  caller: Caller,
  { organisationId, projectId, image, title }: ChartToSave,
): Promise<Outcome<SavedChart>> {
  const closed = await takeShare(dependencies, caller);
  if (closed) return closed;

  const bytes = Buffer.from(image.slice(PNG_DATA_URL.length), 'base64');
  if (bytes.length > CHART_PICTURE_MAX_BYTES) return invalidField('image', message('picture-too-large'));
  const read = await dependencies.pictureReader.repackPng(bytes, {
    organisationId,
    memberId: caller.accountId,
  });
  if (read.kind !== 'read') return refuseUnreadPicture(read);
  const picture = read.value;
  if (!picture) return invalidField('image', message('picture-not-png'));
  return share(dependencies, caller, {
    ...{ organisationId, projectId, title },
    ...{ format: 'png', image: Buffer.from(picture) },
  });
}
