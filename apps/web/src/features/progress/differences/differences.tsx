import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DifferenceChart, differenceSummary } from '../../../charts/differences/difference-chart.tsx';
import type { DifferenceView } from '../../../charts/differences/difference-view.ts';
import { stepInView } from '../../../charts/differences/opened-step.ts';
import { OpenedStepPanel } from '../../../charts/differences/opened-step-panel.tsx';
import { useDifferenceView } from '../../../charts/differences/use-difference-view.ts';
import type { ChartState } from '../../../charts/frame/chart-frame.tsx';
import { PhoneFold } from '../../../ui/page/phone-fold.tsx';
import { type DifferenceSubject, differencesQuery, endsOf } from './differences-query.ts';
import { StepPosts } from './step-posts.tsx';
import { StepProjects } from './step-projects.tsx';

interface DifferencesProps {
  readonly subject: DifferenceSubject;
  /** whether the reader may open a project */
  readonly leads: boolean;
}

interface Opened extends DifferenceView {
  readonly subject: DifferenceSubject;
  readonly key: string;
}

/** Where the difference between baseline and optimisation comes from, in steps that open to their posts. */
export function Differences({ subject, leads }: DifferencesProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const query = useQuery({ ...differencesQuery(subject), placeholderData: keepPreviousData });
  const ends = useMemo(() => endsOf(subject), [subject]);
  const { view, onChange, shown } = useDifferenceView(query.data, ends);
  const { division, indicator } = view;
  const state: ChartState = shown
    ? { kind: 'ready', model: shown.model, busy: query.isPlaceholderData }
    : query.isError
      ? { kind: 'failed', error: query.error, onRetry: () => void query.refetch() }
      : { kind: 'loading' };
  const open = (key: string) => setOpened({ subject, ...view, key });
  // Another choice, or other figures, may not have the step.
  const isOfView =
    opened?.division === division && opened.indicator === indicator && opened.subject === subject;
  const inView = isOfView && shown ? stepInView(shown, view, opened.key, t) : null;
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography id={headingId} variant="h2">
        {t('differences.heading')}
      </Typography>
      <PhoneFold
        title={t('progress.fold.differences')}
        first={shown && <Typography>{differenceSummary(shown, view, t).join('. ')}</Typography>}
      >
        <DifferenceChart view={view} onChange={onChange} shown={shown} state={state} onOpen={open} />
      </PhoneFold>
      {inView && opened && (
        <OpenedStepPanel
          {...inView}
          indicator={indicator}
          step={opened.key}
          onOpen={open}
          onClose={() => setOpened(null)}
        >
          {subject.kind === 'organisation' ? (
            <StepProjects subject={subject} opened={{ indicator, step: opened.key }} leads={leads} />
          ) : (
            <StepPosts
              subject={subject}
              opened={{ indicator, step: opened.key }}
              projectUuid={subject.projectUuid}
              label={inView.title}
            />
          )}
        </OpenedStepPanel>
      )}
    </Box>
  );
}
