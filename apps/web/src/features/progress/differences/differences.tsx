import { REST_STEP, restSteps } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DifferenceChart, differenceSummary } from '../../../charts/differences/difference-chart.tsx';
import type { DifferenceView } from '../../../charts/differences/difference-view.ts';
import { signedAmount } from '../../../charts/differences/signed-amount.ts';
import { useDifferenceView } from '../../../charts/differences/use-difference-view.ts';
import type { ChartState } from '../../../charts/frame/chart-frame.tsx';
import { PhoneFold } from '../../../ui/page/phone-fold.tsx';
import { type DifferenceSubject, differencesQuery, endsOf } from './differences-query.ts';
import { OpenedStepPanel } from './opened-step.tsx';

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
  const smaller = shown ? restSteps(shown.divided, division) : [];
  const category = shown?.model.categories.findIndex(({ key }) => key === opened?.key) ?? -1;
  const ofRest = smaller.find(({ key }) => key === opened?.key);
  const name = ofRest?.name ?? shown?.model.categories[category]?.label;
  const amount = ofRest?.amount ?? shown?.model.series[0]?.data[category] ?? null;
  // Another choice, or other figures, may not have the step.
  const isOpen =
    opened?.division === division && opened.indicator === indicator && opened.subject === subject && name;
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
      {isOpen && opened && (
        <OpenedStepPanel
          subject={subject}
          opened={{ indicator, step: opened.key }}
          title={
            amount === null
              ? name
              : t('differences.opened', { step: name, amount: signedAmount(amount, indicator) })
          }
          rest={opened.key === REST_STEP ? smaller : []}
          leads={leads}
          onOpen={open}
          onClose={() => setOpened(null)}
        />
      )}
    </Box>
  );
}
