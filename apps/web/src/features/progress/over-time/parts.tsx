import type { ProgressAnswer, ProgressYear } from '@milieuspoor/contract';
import {
  CONTRACT_TYPE_LABELS,
  PROJECT_TYPE_LABELS,
  type ProgressIndicator,
  SECTOR_LABELS,
} from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { SubjectOnce } from '../../../charts/subject/subject-once.tsx';
import { currentLanguage } from '../../../text/current-language.ts';
import { courseModel } from './course-models.ts';
import { percentageOf } from './indicator-figures.ts';

const SPLITS = ['sector', 'project_type', 'project_contract_type'] as const;
type Split = (typeof SPLITS)[number];

interface PartsProps {
  readonly indicator: ProgressIndicator;
  readonly answer: ProgressAnswer;
  readonly busy: boolean;
  readonly leads: readonly number[];
  readonly onPick: (key: string) => void;
}

/** The course of an indicator in each sector, kind of work or form of contract, on one scale. */
export function Parts({ indicator, answer, busy, leads, onPick }: PartsProps) {
  const { t } = useTranslation();
  const id = useId();
  const [split, setSplit] = useState<Split>('sector');
  const language = currentLanguage();
  const parts = partsOf(answer, split);
  const values = parts.flatMap(({ years }) => years.flatMap(({ value }) => value ?? []));
  const axisReaches = { lowest: Math.min(0, ...values), highest: Math.max(0, ...values) };
  const known = answer.indicators[0]?.years.map(({ year }) => year) ?? [];
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography id={id} variant="h2">
          {t('progress.parts.heading', { indicator: t(`progress.indicators.${indicator}`) })}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={split}
          onChange={(_, chosen: Split | null) => chosen && setSplit(chosen)}
          aria-label={t('progress.parts.by')}
          sx={{ displayPrint: 'none' }}
        >
          {SPLITS.map((each) => (
            <ToggleButton
              key={each}
              value={each}
              sx={{ px: { xs: 1.25, sm: 2 }, minHeight: 40, fontWeight: 600 }}
            >
              {t(`progress.parts.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(parts.length > 1 ? 'progress.parts.scale' : 'progress.parts.nothing')}
      </Typography>
      <SubjectOnce>
        <Box
          sx={{
            ...{ display: 'grid', gap: 2 },
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
          }}
        >
          {parts.map(({ key, label, years }) => (
            <ChartFrame
              key={key}
              title={label}
              quantity={percentageOf(indicator)}
              state={{
                kind: 'ready',
                model: {
                  ...courseModel(
                    { years },
                    { indicator, leads: leads.length > 0 ? leads : known },
                    { t, language },
                  ),
                  axisReaches,
                },
                busy,
              }}
              rowHeading={t('progress.course.year')}
              place="page"
              height={190}
              drill={{ onPick }}
              legend={false}
            />
          ))}
        </Box>
      </SubjectOnce>
    </Box>
  );

  function partsOf(
    { parts: all }: ProgressAnswer,
    by: Split,
  ): readonly { readonly key: string; readonly label: string; readonly years: readonly ProgressYear[] }[] {
    switch (by) {
      case 'sector':
        return all.sector.map((part) => ({ ...part, label: SECTOR_LABELS[language][part.key] }));
      case 'project_type':
        return all.project_type.map((part) => ({ ...part, label: PROJECT_TYPE_LABELS[language][part.key] }));
      case 'project_contract_type':
        return all.project_contract_type.map((part) => ({
          ...part,
          label: CONTRACT_TYPE_LABELS[language][part.key],
        }));
    }
  }
}
