import type { ComparedCalculationsAnswer } from '@milieuspoor/contract';
import { IMPACT_SETS, MODULE_INDICATORS, type ModuleIndicator, type SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scopeText } from '../../../charts/coverage/scope-texts.ts';
import { ChartSubject } from '../../../charts/subject/chart-subject.tsx';
import { ChoiceSwitch } from '../../../ui/choice-switch.tsx';
import { FiguresNote } from '../figures-note.tsx';
import { setLines } from '../filters/set-line.ts';
import { weightsLines } from '../filters/weights-lines.ts';
import { SectionHeading } from '../section-heading.tsx';
import { useModuleLabels, usePartLabels } from '../use-chart-labels.ts';
import { CompareExport } from './compare-export.tsx';
import { ComparedCharts } from './compared-charts.tsx';
import { figureRows, GROUP_QUANTITIES, type GroupQuantity, groupRows, moduleRows } from './compared-rows.ts';
import { ComparedTable } from './compared-table.tsx';

interface ComparePanelProps {
  readonly answer: ComparedCalculationsAnswer;
  readonly onAgainst: (uuid: string) => void;
  readonly onSet: (set: SetCode) => void;
  /** where the difference between two of them comes from */
  readonly children?: ReactNode;
}

/** Calculations beside one another: their figures, what lies between them and one of them, and charts. */
export function ComparePanel({ answer, onAgainst, onSet, children }: ComparePanelProps) {
  const { t } = useTranslation();
  const [quantity, setQuantity] = useState<GroupQuantity>('mki');
  const [indicator, setIndicator] = useState<ModuleIndicator>('mki');
  const [modules, parts] = [useModuleLabels(), usePartLabels()];
  const texts = useMemo(
    () => ({
      indicator: (of: ModuleIndicator) => t(`differences.indicators.${of}`),
      part: (
        kind: Parameters<Parameters<typeof figureRows>[1]['part']>[0],
        { name }: { name: keyof typeof parts },
      ) => t('compare.partOf', { kind: t(`compare.kinds.${kind}`), part: parts[name] }),
      module: (module: keyof typeof modules) => modules[module],
    }),
    [t, parts, modules],
  );
  const figures = useMemo(() => figureRows(answer, texts), [answer, texts]);
  const groups = useMemo(() => groupRows(answer, quantity), [answer, quantity]);
  const inModules = useMemo(() => moduleRows(answer, indicator, texts), [answer, indicator, texts]);
  const { set, sets, calculations, against, statistics } = answer;
  const weighing = useMemo(
    () => ({ unconfirmed: answer.weights_unconfirmed, versions: answer.weights_versions }),
    [answer],
  );
  const lines = useMemo(() => {
    const compared = calculations.map(({ name }) => name).join(', ');
    return [
      { label: t('compare.subject'), value: compared },
      ...setLines(set, t),
      ...weightsLines(weighing, t),
    ];
  }, [calculations, set, weighing, t]);
  const sizes = answer.comparisons.flatMap(({ calculation, changes }) => {
    const size = scopeText(changes.scope, t);
    const name = calculations.find(({ uuid }) => uuid === calculation)?.name ?? '';
    return size ? [t('compare.size', { name, size })] : [];
  });
  return (
    <ChartSubject lines={lines}>
      <Box sx={CHOICES}>
        <TextField
          select
          label={t('compare.against')}
          value={against}
          onChange={({ target }) => onAgainst(target.value)}
          sx={{ width: { xs: '100%', sm: 320 } }}
        >
          {calculations.map(({ uuid, name }) => (
            <MenuItem key={uuid} value={uuid} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {sets.length > 1 && (
          <ChoiceSwitch
            label={t('charts.subject.set')}
            choices={sets.map((each) => [each, IMPACT_SETS[each].name])}
            chosen={set}
            onChoose={onSet}
          />
        )}
        <CompareExport answer={answer} texts={texts} />
      </Box>
      <FiguresNote set={set} reply={{ statistics, weights: weighing }} />
      <Section title={t('compare.figures')} about={t('compare.inSet', { set: IMPACT_SETS[set].name })}>
        <ComparedTable
          label={t('compare.figures')}
          rowHeading={t('compare.quantity')}
          answer={answer}
          rows={figures}
        />
        {[...sizes, t('compare.reading')].map((sentence) => (
          <Box component="p" key={sentence} sx={NOTE}>
            {sentence}
          </Box>
        ))}
      </Section>
      <Section title={t('compare.groups')}>
        <Box sx={{ displayPrint: 'none' }}>
          <ChoiceSwitch
            label={t('compare.show')}
            choices={GROUP_QUANTITIES.map((each) => [each, t(`compare.quantities.${each}`)])}
            chosen={quantity}
            onChoose={setQuantity}
          />
        </Box>
        <ComparedTable
          label={t('compare.groupsOf', { quantity: t(`compare.quantities.${quantity}`) })}
          rowHeading={t('compare.group')}
          answer={answer}
          rows={groups}
        />
      </Section>
      <Section title={t('compare.modules')}>
        <Box sx={{ displayPrint: 'none' }}>
          <ChoiceSwitch
            label={t('compare.show')}
            choices={MODULE_INDICATORS.map((each) => [each, t(`compare.quantities.${each}`)])}
            chosen={indicator}
            onChoose={setIndicator}
          />
        </Box>
        <ComparedTable
          label={t('compare.modulesOf', { quantity: t(`compare.quantities.${indicator}`) })}
          rowHeading={t('compare.module')}
          answer={answer}
          rows={inModules}
        />
      </Section>
      {children}
      <ComparedCharts answer={answer} />
    </ChartSubject>
  );
}

function Section(props: { readonly title: string; readonly about?: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={SECTION}>
      <SectionHeading id={id} title={props.title} about={props.about ?? null} />
      {props.children}
    </Box>
  );
}

const SECTION = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const CHOICES = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  displayPrint: 'none',
} as const;
const NOTE = { m: 0, typography: 'body2', color: 'text.secondary', maxWidth: '90ch' } as const;
