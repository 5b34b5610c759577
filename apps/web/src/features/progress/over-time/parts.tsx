import type { ProgressAnswer } from '@milieuspoor/contract';
import type { ProgressIndicator } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { weightsSentences } from '../../../charts/weights-sentences.ts';
import { currentLanguage } from '../../../text/current-language.ts';
import { percentageOf } from './indicator-figures.ts';
import { partCourses, SPLITS, type Split } from './part-courses.ts';

/** px */
const HEIGHT = 190;

interface PartsProps {
  readonly indicator: ProgressIndicator;
  readonly answer: ProgressAnswer;
  /** the filter of years; null for all */
  readonly chosen: readonly number[] | null;
  readonly busy: boolean;
  readonly onPick: (key: string) => void;
  readonly onPickSpan: (keys: readonly string[]) => void;
}

/** The course of an indicator in each sector, kind of work or form of contract, on one scale. */
export function Parts({ indicator, answer, chosen, busy, onPick, onPickSpan }: PartsProps) {
  const { t } = useTranslation();
  const id = useId();
  const [split, setSplit] = useState<Split>('sector');
  const parts = partCourses(answer, split, { indicator, chosen }, { t, language: currentLanguage() });
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', gap: 2 },
          ...{ alignItems: 'center', justifyContent: 'space-between' },
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
      {parts.length > 1 && (
        <Box
          sx={{
            ...{ display: 'grid', gap: 2 },
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
          }}
        >
          {parts.map(({ key, label, model }) => (
            <ChartFrame
              key={key}
              title={label}
              quantity={percentageOf(indicator)}
              state={{ kind: 'ready', model, busy }}
              rowHeading={t('progress.course.year')}
              place="page"
              height={HEIGHT}
              drill={{ onPick, onPickSpan }}
              legend={false}
              openSentences={indicator === 'mki' ? weightsSentences(answer, t) : []}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
