import type { WorksheetBaselineAnswer } from '@milieuspoor/contract';
import {
  IMPACT_SETS,
  type SetCode,
  type WorkedOutWorksheet,
  type WorksheetChange,
} from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { scopeDifferenceText } from '../summary/scope-difference.ts';

interface SummaryNotesProps {
  readonly worked: WorkedOutWorksheet;
  readonly change: WorksheetChange | null;
  readonly set: SetCode;
  readonly against: WorksheetBaselineAnswer | null;
  /** weights of the set that nobody confirmed */
  readonly unconfirmed: readonly string[];
  readonly openCount: number;
  /** goes to the first post without figures; null where all have them */
  readonly onOpen: (() => void) | null;
}

/** What is to be done about the posts, and what the figures are compared with. */
export function SummaryNotes(props: SummaryNotesProps) {
  const { worked, change, set, against, unconfirmed, openCount, onOpen } = props;
  const { t } = useTranslation();
  const isWeighed = worked.rows.some(({ valued }) => valued?.impacts[set]?.mkiSource === 'indicators');
  const scope = change && scopeDifferenceText(worked, change, t);
  const isPartly = worked.whole.itemCount > 0 && !worked.sets.includes(set);
  return (
    <Box sx={{ display: 'grid', gap: 0.75, typography: 'body2' }}>
      {openCount > 0 && (
        <Box sx={{ color: 'warning.main', fontWeight: 600 }} role="status">
          {t('worksheet.summary.open', { count: openCount })}{' '}
          {onOpen && (
            <Link component="button" type="button" onClick={onOpen} sx={{ font: 'inherit' }}>
              {t('worksheet.summary.showOpen')}
            </Link>
          )}
        </Box>
      )}
      {isPartly && (
        <Box sx={{ color: 'warning.main', fontWeight: 600 }}>
          {t('worksheet.summary.partly', { set: IMPACT_SETS[set].name })}
        </Box>
      )}
      {scope !== null && <Box>{scope}</Box>}
      {isWeighed && unconfirmed.length > 0 && (
        <Box>{t('charts.weights.note', { codes: unconfirmed.join(', ') })}</Box>
      )}
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {against
          ? t('worksheet.summary.comparesWith', { name: against.name })
          : t('worksheet.summary.noBaseline')}
      </Box>
    </Box>
  );
}
