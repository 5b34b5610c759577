import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { InfoOutlined } from '../../ui/icons/info-outlined.ts';

interface CoverageNoticeProps {
  readonly sentences: readonly string[];
}

/** What the figures above are not built on. It stands with the chart, because the chart alone would claim more. */
export function CoverageNotice({ sentences }: CoverageNoticeProps) {
  const { t } = useTranslation();
  if (sentences.length === 0) return null;
  return (
    <Box
      role="note"
      aria-label={t('charts.coverage.title')}
      sx={{ display: 'flex', gap: 1, borderLeft: 3, borderColor: 'warning.main', pl: 1.5, py: 0.25 }}
    >
      <InfoOutlined aria-hidden fontSize="small" sx={{ color: 'warning.main', mt: '2px' }} />
      <Box>
        {sentences.map((sentence) => (
          <div key={sentence}>{sentence}</div>
        ))}
      </Box>
    </Box>
  );
}
