import type { Project } from '@milieuspoor/contract';
import { formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { incomparableText, markText } from '../../../charts/coverage/coverage-texts.ts';
import { differenceWords } from '../../../charts/difference-words.ts';
import { Track } from '../../../charts/track/track.tsx';
import type { TrackSides } from '../../../charts/track/track-of.ts';
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
      {result && (
        <>
          <Box sx={WORDS}>{wordsOf(result, t)}</Box>
          <Box sx={{ mt: 0.5 }}>
            <Track {...sidesOf(result)} />
          </Box>
        </>
      )}
    </Box>
  );
}

function sidesOf(result: ProjectResult): TrackSides {
  switch (result.kind) {
    case 'compared':
      return { ...result.comparison, comparable: true };
    case 'incomparable':
      return { ...result, comparable: false };
    case 'baseline-only':
      return { baseline: result.baseline.amount, optimization: null, comparable: false };
    case 'nothing':
      return { baseline: null, optimization: null, comparable: false };
  }
}

function wordsOf(result: ProjectResult, t: TFunction): ReactNode {
  switch (result.kind) {
    case 'compared': {
      const { direction, amount, percentage, notes } = differenceWords(result.comparison, 'mki', t);
      return (
        <>
          <Of>{t(`calculations.result.of.${result.phase}`)}</Of> <strong>{amount}</strong>
          <SetMark {...result.statedIn} />
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
    case 'incomparable':
      return (
        <>
          <Of>{t(`calculations.result.of.${result.phase}`)}</Of>{' '}
          {result.gaps.length === 0
            ? t('calculations.result.otherSet')
            : incomparableText(result.gaps, 'mki', t)}
        </>
      );
    case 'baseline-only': {
      const { amount, ...counts } = result.baseline;
      const coverage = { ...counts, about: { quantity: 'mki', side: 'baseline' } } as const;
      const mark = markText({ value: amount, coverage }, t);
      return (
        <>
          <Of>{t('calculations.result.of.baseline')}</Of> <strong>{formatMki(amount)}</strong>
          <SetMark {...result.statedIn} />
          <Notes notes={mark === null ? [] : [mark]} />
        </>
      );
    }
    case 'nothing':
      return <Of>{t('calculations.result.nothing')}</Of>;
  }
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
