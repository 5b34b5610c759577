import { formatIsoDay, type Language, toIsoDay } from '@milieuspoor/domain';
import { message, sentence } from '../../../text/message.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';

/** Says of each product that it was made with that its declaration had expired by the day of the report. */
export function expiredDeclarations(
  { usedDeclarations }: Pick<CalculationRow, 'usedDeclarations'>,
  now: Date,
  language: Language,
): string[] {
  const today = toIsoDay(now);
  return usedDeclarations
    .filter(({ validUntil }) => validUntil < today)
    .map(({ name, validUntil }) =>
      sentence(
        message('used-declaration-expired', { product: name, day: formatIsoDay(validUntil) }),
        language,
      ),
    );
}
