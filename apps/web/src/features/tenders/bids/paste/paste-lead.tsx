import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BidProject } from '../editing/bid-draft.ts';
import { columnsOf } from './pasted-columns.ts';
import { columnLabel } from './pasted-problems.ts';

/** Says which columns to copy; with named criteria they are too many for a sentence, so they form a list. */
export function PasteLead({ project }: { readonly project: BidProject }) {
  const { t } = useTranslation();
  if (project.criteria.length === 0) return <Typography>{t('bids.paste.lead')}</Typography>;
  const columns = columnsOf(project.criteria.map(({ name }) => name));
  return (
    <div>
      <Typography>{t('bids.paste.leadCriteria')}</Typography>
      <Box component="ol" aria-label={t('bids.paste.columns')} sx={COLUMNS}>
        {columns.map((column) => (
          <li key={column}>{columnLabel(column, project, t)}</li>
        ))}
      </Box>
    </div>
  );
}

/** Only a few are in view, because the pasted rows are shown below them. */
const COLUMNS = {
  ...{ mt: 1, mb: 0, pl: 3, display: 'grid', gap: 0.5, columnGap: 4 },
  ...{ maxHeight: '8.5lh', overflowY: 'auto', overflowWrap: 'anywhere' },
} as const;
