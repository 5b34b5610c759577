import type { Project } from '@milieuspoor/contract';
import { formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { incomparableText, markText } from '../../../charts/coverage/coverage-texts.ts';
import { differenceWords } from '../../../charts/difference-words.ts';
import { outcomeOf, trackSidesOf } from '../../../charts/track/outcome-of.ts';
import { Track } from '../../../charts/track/track.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { calculationsQuery } from '../calculation-queries.ts';
import { SetMark } from '../set-mark.tsx';
import { type ProjectResult, projectResult } from './project-result.ts';

interface ProjectOutcomeProps {
  readonly project: Pick<
    Project,
    'uuid' | 'project_contract_type' | 'project_award_criteria' | 'asbuilt_scope_changed'
  >;
}

/** px: a line of words and the track, so that nothing moves when they arrive; beside the name there is room for two */
const ROOM = 40;

/** What a project has come to, in words and as a track; of the calculations that its tabs ask for as well. */
export function ProjectOutcome({ project }: ProjectOutcomeProps) {
  const { t } = useTranslation();
  const { data } = useQuery(calculationsQuery(project.uuid));
  const result = data && projectResult(project, data);
  return (
    <Box
      component="section"
      aria-label={t('calculations.result.label')}
      aria-busy={result === undefined}
      sx={{ minHeight: ROOM, minWidth: 0 }}
    >
      {result !== undefined && (
        <>
          <Box sx={WORDS}>{wordsOf(result, t)}</Box>
          <Box sx={{ mt: 0.5 }}>
            <Track {...trackSidesOf(result)} />
          </Box>
        </>
      )}
    </Box>
  );
}

function wordsOf(result: ProjectResult | null, t: TFunction): ReactNode {
  if (!result) return <Of>{t('calculations.result.nothing')}</Of>;
  const { of, comparison, gaps, statedIn, baselineSum } = result;
  if (comparison) {
    const { direction, amount, percentage, notes } = differenceWords(comparison, 'mki', t);
    return (
      <>
        <Of>{t(`calculations.result.of.${of}`)}</Of> <strong>{amount}</strong>
        <SetMark {...statedIn} />
        {percentage && (
          <Box
            component="span"
            sx={{
              ml: 1,
              fontWeight: 640,
              whiteSpace: 'nowrap',
              color: direction === 'more' ? 'warning.main' : 'secondary.main',
            }}
          >
            <span aria-hidden>{direction === 'more' ? '▲ ' : '▼ '}</span>
            {percentage}
          </Box>
        )}
        <Notes notes={notes} />
      </>
    );
  }
  const outcome = outcomeOf(result);
  if (outcome.kind === 'incomparable')
    return (
      <>
        <Of>{t(`calculations.result.of.${of}`)}</Of>{' '}
        {outcome.reason === 'sets' ? t('calculations.result.otherSet') : incomparableText(gaps, 'mki', t)}
      </>
    );
  const { amount, ...counts } = baselineSum;
  const coverage = { ...counts, about: { quantity: 'mki', side: 'baseline' } } as const;
  const mark = markText({ value: amount, coverage }, t);
  return (
    <>
      <Of>{t('calculations.result.of.baseline')}</Of> <strong>{formatMki(amount)}</strong>
      <SetMark {...statedIn} />
      <Notes notes={mark === null ? [] : [mark]} />
    </>
  );
}

/** A line of 15 px, so that the longest words fit beside one another in the width of the track. */
const WORDS = { fontSize: '0.9375rem', lineHeight: '20px', overflowWrap: 'anywhere' } as const;

function Of({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Box component="span" sx={{ ml: 1, typography: 'caption', color: 'text.secondary' }}>
      <VisuallyHidden>, </VisuallyHidden>
      {notes.join(', ')}
    </Box>
  );
}
