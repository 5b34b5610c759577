import {
  differenceSteps,
  REST_STEP,
  restSteps,
  STEP_DIVISIONS,
  type StepDivision,
} from '@milieuspoor/charts';
import type { DividedDifference } from '@milieuspoor/contract';
import { MODULE_INDICATORS, type ModuleIndicator } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overProjectsText, refusalText } from '../../../charts/coverage/coverage-texts.ts';
import { ChartFrame, type ChartState } from '../../../charts/frame/chart-frame.tsx';
import { ChoiceSwitch } from '../../../ui/choice-switch.tsx';
import { type DifferenceSubject, differencesQuery } from './differences-query.ts';
import { OpenedStepPanel } from './opened-step.tsx';
import { signedAmount } from './signed-amount.ts';
import { changeSentences, stepLabels } from './step-texts.ts';

interface DifferencesProps {
  readonly subject: DifferenceSubject;
  /** whether the reader may open a project */
  readonly leads: boolean;
}

interface Opened {
  readonly subject: DifferenceSubject;
  readonly division: StepDivision;
  readonly indicator: ModuleIndicator;
  readonly key: string;
}

/** The steps that a waterfall usually has, with both its ends. */
const USUAL_BARS = 9;

/** Where the difference between baseline and optimisation comes from, in steps that open to their posts. */
export function Differences({ subject, leads }: DifferencesProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const [division, setDivision] = useState<StepDivision>('product_group');
  const [indicator, setIndicator] = useState<ModuleIndicator>('mki');
  const [opened, setOpened] = useState<Opened | null>(null);
  const query = useQuery({ ...differencesQuery(subject), placeholderData: keepPreviousData });
  const divided = query.data?.[indicator];
  const labels = useMemo(() => stepLabels(indicator, t), [indicator, t]);
  const model = useMemo(
    () => divided && differenceSteps(divided, division, indicator, labels),
    [divided, division, indicator, labels],
  );
  const state: ChartState = model
    ? { kind: 'ready', model, busy: query.isPlaceholderData }
    : query.isError
      ? { kind: 'failed', error: query.error, onRetry: () => void query.refetch() }
      : { kind: 'loading' };
  const open = (key: string) => setOpened({ subject, division, indicator, key });
  const rest = divided && opened?.key === REST_STEP ? restSteps(divided, division) : [];
  const category = model?.categories.findIndex(({ key }) => key === opened?.key) ?? -1;
  const ofRest = divided && restSteps(divided, division).find(({ key }) => key === opened?.key);
  const name = ofRest?.name ?? model?.categories[category]?.label;
  const amount = ofRest?.amount ?? model?.series[0]?.data[category] ?? null;
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
        <ChoiceSwitch
          label={t('differences.divide')}
          choices={STEP_DIVISIONS.map((each) => [each, t(`differences.divisions.${each}`)])}
          chosen={division}
          onChoose={setDivision}
        />
        <ChoiceSwitch
          label={t('differences.indicator')}
          choices={MODULE_INDICATORS.map((each) => [each, t(`differences.indicators.${each}`)])}
          chosen={indicator}
          onChoose={setIndicator}
        />
      </Box>
      <ChartFrame
        title={t(`differences.titles.${division}`, { indicator: t(`differences.indicators.${indicator}`) })}
        quantity={indicator}
        state={state}
        rowHeading={t('differences.step')}
        place="page"
        expectedBars={USUAL_BARS}
        summary={divided ? summaryOf(divided) : []}
        listed={{
          sentences: divided ? [...refusalOf(divided), ...overOf(divided)] : [],
          about: { quantity: indicator },
        }}
        openSentences={divided ? overOf(divided) : []}
        footnotes={divided ? footnotesOf(divided) : []}
        legend={false}
        drill={{ onPick: open }}
      />
      {isOpen && opened && (
        <OpenedStepPanel
          subject={subject}
          opened={{ indicator, step: opened.key }}
          title={
            amount === null
              ? name
              : t('differences.opened', { step: name, amount: signedAmount(amount, indicator) })
          }
          rest={rest}
          leads={leads}
          onOpen={open}
          onClose={() => setOpened(null)}
        />
      )}
    </Box>
  );

  function summaryOf(of: DividedDifference): string[] {
    const { comparison } = of.compared;
    return comparison && model ? changeSentences(of, model, indicator, t) : refusalOf(of);
  }

  /** Returns why there are no steps; nothing where there are, or where nothing is on either side. */
  function refusalOf({ compared }: DividedDifference): string[] {
    if (compared.comparison) return [];
    return compared.pairs > 0 && (compared.gaps.length > 0 || compared.pairs > 1)
      ? [refusalText(compared, indicator, t)]
      : [t('differences.none')];
  }

  function overOf({ compared }: DividedDifference): string[] {
    const over = compared.comparison && overProjectsText(compared, t);
    return over ? [over] : [];
  }

  function footnotesOf({ compared }: DividedDifference): string[] {
    if (!compared.comparison) return [];
    const hasOpen = model?.categories.some(({ detail }) => detail !== undefined);
    return [
      t('differences.pick'),
      ...(division === 'kind' ? [t('differences.convention')] : []),
      ...(hasOpen ? [t('differences.openNote')] : []),
      ...(compared.comparison.incomplete ? [t('differences.incomplete')] : []),
    ];
  }
}
