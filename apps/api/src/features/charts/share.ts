import { addressOf, endpoints, type SavedChart, SHARED_CHART_DAYS } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome, refused } from '../../http/outcome.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { message } from '../../text/message.ts';
import { createToken } from '../accounts/sessions/session-token.ts';
import { takeAttempts, throttleBy } from '../accounts/throttling/throttle.ts';
import {
  countSavedCharts,
  deleteExpiredCharts,
  type FreshChart,
  insertSavedChart,
  type SharedChartRow,
} from './saved-charts.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PER_ACCOUNT: AttemptLimit = { attempts: 60, windowSeconds: 60 * 60 };
/** The largest number of pictures and letters of one account that are visible at the same time. */
export const SHARED_CHARTS_MAX = 100;

type Needed = Pick<Dependencies, 'database' | 'clock'>;

/** Counts an attempt to share, and refuses an account that shared too much in the last hour. */
export function takeShare({ database, clock }: Needed, { accountId }: Caller) {
  const perAccount = throttleBy('save-chart/account', accountId, PER_ACCOUNT);
  return takeAttempts(database.queries, [perAccount], clock.now(), 'too-many-saves');
}

/** Stores something under an address that cannot be guessed, for everybody who is given it, until it expires. */
export async function share(
  { database, clock }: Needed,
  { accountId }: Caller,
  what: Pick<FreshChart, 'organisationId' | 'projectId' | 'title' | 'format' | 'image'>,
): Promise<Outcome<SavedChart>> {
  const { queries } = database;
  const now = clock.now();
  await deleteExpiredCharts(queries, now);
  if ((await countSavedCharts(queries, accountId, now)) >= SHARED_CHARTS_MAX)
    return refused({
      kind: 'conflict',
      message: message('too-many-shared-charts', { max: SHARED_CHARTS_MAX }),
    });
  const name = createToken();
  const expiresAt = expiryOf(now);
  const fresh = { ...what, accountId, name, createdAt: now, expiresAt };
  const uuid = await insertSavedChart(queries, fresh);
  return done({ uuid, url: pathOfShared(fresh), expires: expiresAt.toISOString() });
}

/** Returns the moment from which on nobody sees what is shared now. */
export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + SHARED_CHART_DAYS * DAY_MS);
}

/** Returns the address at which anybody sees what is shared under this name. */
export function pathOfShared({ name, format }: Pick<SharedChartRow, 'name' | 'format'>): string {
  const endpoint = format === 'html' ? endpoints.readSharedLetter : endpoints.readSharedChart;
  return addressOf(endpoint, { params: { name } });
}
