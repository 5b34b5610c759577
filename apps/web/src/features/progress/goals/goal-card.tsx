import type { GoalFigures } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { GoalChip } from './goal-chip.tsx';
import {
  basisText,
  decisionText,
  figureText,
  forecastText,
  indicatorTitle,
  leftText,
  reasonText,
  runningText,
  targetText,
} from './goal-words.ts';

interface GoalCardProps {
  readonly goal: GoalFigures;
  /** which posts of all works count partly as 0; null for none */
  readonly explained: string | null;
  /** absent for who may not set goals */
  readonly onSet?: (() => void) | undefined;
}

/** A figure, the goal that the organisation set for it, and how it stands to that in words. */
export function GoalCard({ goal, explained, onSet }: GoalCardProps) {
  const { t } = useTranslation();
  const { indicator, recent, standing, steps } = goal;
  const title = indicatorTitle(indicator, t);
  const lines = [
    standing && leftText(goal, t),
    standing && reasonText(goal, t),
    basisText(goal, t),
    recent?.incomplete ? t('goals.basis.incomplete') : null,
    recent && explained && t('goals.basis.explained', { explained }),
    forecastText(goal, t),
    runningText(goal, t),
  ].filter((line) => line !== null && line !== '');
  return (
    <Card component="li" variant="outlined" sx={CARD}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography variant="h3">{title}</Typography>
        <GoalChip standing={standing} />
      </Box>
      <Typography>
        <Box component="span" sx={{ typography: 'figureM' }}>
          {recent ? figureText(indicator, recent.value, t) : t('goals.figure.none')}
        </Box>{' '}
        {standing && targetText(standing.target, t)}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} variant="body2" sx={{ color: 'text.secondary' }}>
          {line}
        </Typography>
      ))}
      {steps.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {goal.decision_url ? (
            <Link href={goal.decision_url} target="_blank" rel="noopener noreferrer">
              {decisionText(goal, t)}
            </Link>
          ) : (
            decisionText(goal, t)
          )}
        </Typography>
      )}
      {onSet && (
        <Button
          size="small"
          onClick={onSet}
          sx={{ justifySelf: 'start', px: 0.5, ml: -0.5, displayPrint: 'none' }}
        >
          {t(steps.length > 0 ? 'goals.change' : 'goals.set', { name: t(`goals.indicators.${indicator}`) })}
        </Button>
      )}
    </Card>
  );
}

const CARD = { display: 'grid', gap: 0.5, alignContent: 'start', px: 2.5, py: 1.5 } as const;
