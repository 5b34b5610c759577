import { IMPACT_SETS } from '@milieuspoor/domain';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CoverageFinding } from '../coverage-findings.ts';

interface CoverageNoticeProps {
  readonly findings: readonly CoverageFinding[];
  /** names the side that a finding is of, where there are two */
  readonly namesSides: boolean;
}

/** What the figures above are not built on. It stands with the chart, because the chart alone would claim more. */
export function CoverageNotice({ findings, namesSides }: CoverageNoticeProps) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  const sentences = findings.map(({ code, side, set, count, of }) => {
    const finding = t(`charts.coverage.${code}`, { count, of, set: set ? IMPACT_SETS[set].name : '' });
    return namesSides ? t('charts.coverage.ofSide', { side: t(`charts.sides.${side}`), finding }) : finding;
  });
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
