import type { Dependencies } from '../../dependencies.ts';
import type { FileAnswer } from '../../http/gate.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { takeAttempts, throttleBy } from '../accounts/throttling/throttle.ts';
import { findSharedPicture, type SharedFormat } from './saved-charts.queries.ts';

/** A name cannot be guessed; this limit only makes trying cost nothing. */
const WRONG_PER_ADDRESS: AttemptLimit = { attempts: 60, windowSeconds: 15 * 60 };

/** Returns what is shared at an address, while it is shared. A right address is answered whatever others tried. */
export async function readSharedChart(
  { database: { queries }, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { name, format, address }: { name: string; format: SharedFormat; address: string },
): Promise<Outcome<FileAnswer>> {
  const now = clock.now();
  const picture = await findSharedPicture(queries, { name, format }, now);
  if (picture) return done({ bytes: picture.image, fileName: `${picture.title}.${format}` });
  const perAddress = throttleBy('shared-chart/address', address, WRONG_PER_ADDRESS);
  return (await takeAttempts(queries, [perAddress], now, 'too-many-requests')) ?? NOT_FOUND;
}
