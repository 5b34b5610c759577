import type { SavedChart } from '@milieuspoor/contract';
import { councilLetterPage } from '@milieuspoor/documents';
import { formatDay } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import type { Outcome } from '../../http/outcome.ts';
import { message, sentence } from '../../text/message.ts';
import { expiryOf, share, takeShare } from '../charts/share.ts';
import { composeCouncilLetter, type WriteRequest } from './compose-council-letter.ts';

/** px: a phone shrinks a wider one until its figures cannot be read */
const CHART_WIDTH = 520;

type Needed = Pick<Dependencies, 'database' | 'chartDrawer' | 'clock'>;

/**
 * Stores a council letter as a page at a secret address (docs/decisions/0146). It stays as it was made, and says until when
 * it is shown.
 */
export async function shareCouncilLetter(
  dependencies: Needed,
  caller: Caller,
  request: WriteRequest,
): Promise<Outcome<SavedChart>> {
  const closed = await takeShare(dependencies, caller);
  if (closed) return closed;
  const composed = await composeCouncilLetter(dependencies, caller, {
    ...request,
    chartWidth: CHART_WIDTH,
  });
  if (!composed.ok) return composed;
  const { organisation, subject } = composed.value;
  const { language } = request;
  const until = formatDay(expiryOf(dependencies.clock.now()));
  const page = councilLetterPage(subject, {
    language,
    shown: sentence(message('council-letter-shown-until', { until }), language),
  });
  return share(dependencies, caller, {
    ...{ organisationId: organisation.id, projectId: null, title: subject.title },
    ...{ format: 'html', image: Buffer.from(page, 'utf8') },
  });
}
