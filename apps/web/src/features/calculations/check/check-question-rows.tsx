import type { WorkbookQuestionRow } from '@milieuspoor/contract';
import { formatEuro, IMPACT_SETS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ToRow } from './to-row.tsx';

/** px: about eight rows; more of them scroll */
const LIST_MAX_HEIGHT = 420;

/** The rows of the file that a question is about, each with what it is taken for, and what it holds. */
export function CheckQuestionRows({
  sheet,
  rows,
}: {
  /** the one that the rows stand on */
  readonly sheet: string;
  readonly rows: readonly WorkbookQuestionRow[];
}) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Box
      component="ul"
      // A list that scrolls has to be reached by keyboard.
      tabIndex={0}
      aria-label={t('uploadCheck.questions.rows', { count: rows.length })}
      sx={{ m: 0, my: 1, p: 0, maxHeight: LIST_MAX_HEIGHT, overflowY: 'auto', listStyle: 'none' }}
    >
      {rows.map((row) => (
        <Box
          component="li"
          key={row.row}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '72px minmax(0, 1fr) 160px' },
            columnGap: 2,
            py: 0.75,
            overflowWrap: 'anywhere',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('uploadCheck.problems.row', { row: row.row })}
          </Box>
          <span>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {[row.post_number, row.name].filter((text) => text !== '').join(' ')}
            </Box>
            {amountsOf(row, t).map((amount) => (
              <Box component="span" key={amount} sx={{ display: 'block', typography: 'body2' }}>
                {amount}
              </Box>
            ))}
          </span>
          <span>
            {row.proposal}
            <ToRow sheet={sheet} row={row.row} post={row.post_number} />
          </span>
        </Box>
      ))}
    </Box>
  );
}

/** Returns what a row holds: its numbers in one line, and in another what it would weigh. */
function amountsOf({ unit, figures, mki, quantity_missing: missing }: WorkbookQuestionRow, t: TFunction) {
  const numbers = figures.map(({ column, value }) => `${column}: ${value}`);
  const words = [...(unit === '' ? [] : [t('uploadCheck.questions.unit', { unit })]), ...numbers];
  const weights = mki.map(({ set, mki_value: mkiEur }) =>
    t('uploadCheck.questions.rowMki', { amount: formatEuro(mkiEur), set: IMPACT_SETS[set].name }),
  );
  return [
    ...(words.length === 0 ? [] : [words.join('; ')]),
    ...(weights.length === 0 ? [] : [weights.join('; ')]),
    ...(missing ? [t('uploadCheck.questions.rowWithoutQuantity')] : []),
  ];
}
