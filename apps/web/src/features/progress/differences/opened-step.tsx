import type { DifferenceStep } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { signedAmount } from '../../../charts/differences/signed-amount.ts';
import type { DifferenceSubject, OpenedStep } from './differences-query.ts';
import { StepPosts } from './step-posts.tsx';
import { StepProjects } from './step-projects.tsx';

interface OpenedStepPanelProps {
  readonly subject: DifferenceSubject;
  readonly opened: OpenedStep;
  readonly title: string;
  /** the steps that it holds together; none if it is a step by itself */
  readonly rest: readonly DifferenceStep[];
  readonly leads: boolean;
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
}

/** What an opened step consists of: the posts of a project, the projects of an organisation, or the smaller steps. */
export function OpenedStepPanel(props: OpenedStepPanelProps) {
  const { subject, opened, title, rest, leads, onOpen, onClose } = props;
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opened step takes the focus
  useEffect(() => heading.current?.focus(), [opened.step, opened.indicator]);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ p: { xs: 1.5, sm: 2.5 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', justifyContent: 'space-between', mb: 1 }}>
        <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ overflowWrap: 'anywhere', py: 0.75 }}>
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
              <Box sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
                {signedAmount(amount, opened.indicator)}
              </Box>
              <Button onClick={() => onOpen(key)} aria-label={t('differences.openStep', { step: name })}>
                {t('differences.openStepShort')}
              </Button>
            </Box>
          ))}
        </Box>
      ) : subject.kind !== 'organisation' ? (
        <StepPosts subject={subject} opened={opened} projectUuid={subject.projectUuid} label={title} />
      ) : (
        <StepProjects subject={subject} opened={opened} leads={leads} />
      )}
    </Paper>
  );
}
