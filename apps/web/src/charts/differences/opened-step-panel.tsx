import type { DifferenceStep } from '@milieuspoor/contract';
import type { ModuleIndicator } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { signedAmount } from './signed-amount.ts';

interface OpenedStepPanelProps {
  readonly indicator: ModuleIndicator;
  /** the key of the step */
  readonly step: string;
  readonly title: string;
  /** the steps that it holds together; none if it is a step by itself */
  readonly rest: readonly DifferenceStep[];
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
  /** what the step consists of, if it is a step by itself */
  readonly children: ReactNode;
}

/** What an opened step consists of: its posts or projects, or the smaller steps. */
export function OpenedStepPanel(props: OpenedStepPanelProps) {
  const { indicator, step, title, rest, onOpen, onClose, children } = props;
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opened step takes the focus
  useEffect(() => heading.current?.focus(), [step, indicator]);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ p: { xs: 1.5, sm: 2.5 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', justifyContent: 'space-between', mb: 1 }}>
        <Typography ref={heading} tabIndex={-1} variant="h3" sx={HEADING}>
          {title}
        </Typography>
        <Button onClick={onClose} sx={{ flex: 'none', displayPrint: 'none' }}>
          {t('differences.close')}
        </Button>
      </Box>
      {rest.length > 0 ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rest.map(({ key, name, amount }) => (
            <Box
              component="li"
              key={key}
              sx={{
                ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 },
                ...{ borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
              <Box sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>{signedAmount(amount, indicator)}</Box>
              <Button onClick={() => onOpen(key)} aria-label={t('differences.openStep', { step: name })}>
                {t('differences.openStepShort')}
              </Button>
            </Box>
          ))}
        </Box>
      ) : (
        children
      )}
    </Paper>
  );
}

/** The actions of a check lie over the end of the page, and must leave the first posts in sight. */
const HEADING = { overflowWrap: 'anywhere', py: 0.75, scrollMarginBottom: 240 } as const;
