import type { Dependencies } from '../../dependencies.ts';
import type { FileAnswer } from '../../http/gate.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { takeAttempts, throttleBy } from '../accounts/throttling/throttle.ts';
import { findSharedPicture } from './saved-charts.queries.ts';

/** A name cannot be guessed; this limit only makes trying cost nothing. */
const WRONG_PER_ADDRESS: AttemptLimit = { attempts: 60, windowSeconds: 15 * 60 };

/** Returns the picture of a shared address, while it is shared. A right address is answered whatever others tried. */
export async function readSharedChart(
  { database: { queries }, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { name, address }: { name: string; address: string },
): Promise<Outcome<FileAnswer>> {
  const now = clock.now();
  const picture = await findSharedPicture(queries, name, now);
  if (picture) return done({ bytes: picture.image, fileName: `${picture.title}.png` });
  const perAddress = throttleBy('shared-chart/address', address, WRONG_PER_ADDRESS);
  return (await takeAttempts(queries, [perAddress], now, 'too-many-requests')) ?? NOT_FOUND;
}
