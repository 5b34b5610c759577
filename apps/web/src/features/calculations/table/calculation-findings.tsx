import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoOutlined as NoteIcon } from '../../../ui/icons/info-outlined.ts';
import { WarningAmberOutlined as WarningIcon } from '../../../ui/icons/warning-amber-outlined.ts';

/** px */
const LIST_MAX_HEIGHT = 260;

interface CalculationFindingsProps {
  readonly kind: 'warnings' | 'notes' | 'answers';
  /** the name of the calculation */
  readonly name: string;
  readonly findings: readonly ReactNode[];
}

/** What the import accepted with doubts, read differently from what the file says, or asked. */
export function CalculationFindings({ kind, name, findings }: CalculationFindingsProps) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  const Icon = kind === 'warnings' ? WarningIcon : NoteIcon;
  return (
    <Box component="details" sx={{ typography: 'body2' }}>
      <Box
        component="summary"
        sx={{
          color: kind === 'warnings' ? 'warning.main' : 'text.secondary',
          cursor: 'pointer',
          width: 'fit-content',
          fontWeight: 600,
          py: 0.5,
        }}
      >
        <Icon fontSize="small" sx={{ verticalAlign: '-0.25em', mr: 0.75 }} />
        {t(`calculations.row.${kind}`, { count: findings.length })}
      </Box>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={t(`calculations.row.${kind}Of`, { name })}
        sx={{ m: 0, mt: 0.5, pl: 5, maxHeight: LIST_MAX_HEIGHT, overflowY: 'auto', '& li + li': { mt: 0.5 } }}
      >
        {findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may read the same, and the list never changes
          <li key={index}>{finding}</li>
        ))}
      </Box>
    </Box>
  );
}
