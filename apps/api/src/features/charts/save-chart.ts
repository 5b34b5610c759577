import {
  addressOf,
  CHART_PICTURE_MAX_BYTES,
  endpoints,
  PNG_DATA_URL,
  type SavedChart,
  SHARED_CHART_DAYS,
} from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, type Outcome, refused } from '../../http/outcome.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { message } from '../../text/message.ts';
import { createToken } from '../accounts/sessions/session-token.ts';
import { takeAttempts, throttleBy } from '../accounts/throttling/throttle.ts';
import { refuseUnreadPicture } from './refuse-unread-picture.ts';
import { countSavedCharts, deleteExpiredCharts, insertSavedChart } from './saved-charts.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PER_ACCOUNT: AttemptLimit = { attempts: 60, windowSeconds: 60 * 60 };
/** The largest number of pictures of one account that are visible at the same time. */
export const SHARED_CHARTS_MAX = 100;

interface ChartToSave {
  readonly organisationId: string;
  readonly projectId: string | null;
  /** a PNG as data URL */
  readonly image: string;
  readonly title: string;
}

/** Stores the picture of a chart under an address that cannot be guessed, for everybody who is given it. */
export async function saveChart(
  { database, clock, pictureReader }: Pick<Dependencies, 'database' | 'clock' | 'pictureReader'>,
  caller: Caller,
  { organisationId, projectId, image, title }: ChartToSave,
): Promise<Outcome<SavedChart>> {
  const { queries } = database;
  const { accountId } = caller;
  const now = clock.now();
  const perAccount = throttleBy('save-chart/account', accountId, PER_ACCOUNT);
  const closed = await takeAttempts(queries, [perAccount], now, 'too-many-saves');
  if (closed) return closed;

  const bytes = Buffer.from(image.slice(PNG_DATA_URL.length), 'base64');
  if (bytes.length > CHART_PICTURE_MAX_BYTES) return invalidField('image', message('picture-too-large'));
  const read = await pictureReader.repackPng(bytes, { organisationId, memberId: accountId });
  if (read.kind !== 'read') return refuseUnreadPicture(read);
  const picture = read.value;
  if (!picture) return invalidField('image', message('picture-not-png'));

  await deleteExpiredCharts(queries, now);
  if ((await countSavedCharts(queries, accountId, now)) >= SHARED_CHARTS_MAX)
    return refused({
      kind: 'conflict',
      message: message('too-many-shared-charts', { max: SHARED_CHARTS_MAX }),
    });
  const name = createToken();
  const expiresAt = new Date(now.getTime() + SHARED_CHART_DAYS * DAY_MS);
  const uuid = await insertSavedChart(queries, {
    organisationId,
    projectId,
    accountId,
    name,
    title,
    image: Buffer.from(picture),
    createdAt: now,
    expiresAt,
  });
  return done({ uuid, url: pathOfPicture(name), expires: expiresAt.toISOString() });
}

/** Returns the address at which anybody sees the picture of this name. */
export function pathOfPicture(name: string): string {
  return addressOf(endpoints.readSharedChart, { params: { name } });
}
