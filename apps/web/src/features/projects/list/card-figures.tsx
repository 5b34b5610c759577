import type { ProjectResult } from '@milieuspoor/contract';
import { formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Co2Figures } from './project-figures.tsx';

/** Shows before and after on a card, a line for each quantity. The result in MKI is beside the project's name. */
export function CardFigures({ result }: { readonly result: ProjectResult }) {
  const { t } = useTranslation();
  const { comparison } = result;
  return (
    <Box sx={{ mb: 0.75, typography: 'body2' }}>
      {comparison && (
        <Line name={t('projects.columns.mki')}>
          {`${formatMki(comparison.baseline)} → ${formatMki(comparison.optimization)}`}
        </Line>
      )}
      <Line name={t('projects.columns.co2')}>
        <Co2Figures result={result} inLine />
      </Line>
    </Box>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box sx={{ minWidth: 0, textAlign: 'right' }}>{children}</Box>
    </Box>
  );
}
