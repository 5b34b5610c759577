import type { CalculationCheck } from '@milieuspoor/contract';
import { MODULE_INDICATORS } from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DifferenceChart } from '../../../charts/differences/difference-chart.tsx';
import { stepInView } from '../../../charts/differences/opened-step.ts';
import { OpenedStepPanel } from '../../../charts/differences/opened-step-panel.tsx';
import { StepPostsTable } from '../../../charts/differences/step-posts-table.tsx';
import { endNames } from '../../../charts/differences/step-texts.ts';
import { useDifferenceView } from '../../../charts/differences/use-difference-view.ts';
import { CheckPart } from './check-part.tsx';

type CheckDifferencesProps = Pick<CalculationCheck, 'scope' | 'differences' | 'difference_posts'>;

/**
 * Where the difference between a file and the active calculation of the other side comes from, in steps that open to
 * their posts; nothing without such a calculation.
 */
export function CheckDifferences({ scope, differences, difference_posts: posts }: CheckDifferencesProps) {
  const { t } = useTranslation();
  const { view, onChange, shown } = useDifferenceView(differences ?? undefined);
  const [opened, setOpened] = useState<string | null>(null);
  const compares =
    differences && MODULE_INDICATORS.some((indicator) => differences[indicator].compared.comparison);
  if (!scope || !compares || !shown) return null;
  const { indicator } = view;
  const inView = opened === null ? null : stepInView(shown, view, opened, t);
  const found = posts?.[indicator].find(({ step }) => step === opened);
  return (
    <CheckPart title={t('differences.heading')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('differences.ofFile', { name: scope.against.name })}
        {scope.questions.length > 0 && ` ${t('differences.unanswered')}`}
      </Typography>
      <DifferenceChart
        view={view}
        onChange={(changed) => {
          onChange(changed);
          setOpened(null);
        }}
        shown={shown}
        state={{ kind: 'ready', model: shown.model }}
        onOpen={setOpened}
        lists={false}
      />
      {inView && opened !== null && (
        <OpenedStepPanel
          {...inView}
          indicator={indicator}
          step={opened}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
        >
          <StepPostsTable
            posts={found?.results ?? []}
            count={found?.count ?? 0}
            indicator={indicator}
            names={endNames(null, t)}
            label={inView.title}
          />
        </OpenedStepPanel>
      )}
    </CheckPart>
  );
}
