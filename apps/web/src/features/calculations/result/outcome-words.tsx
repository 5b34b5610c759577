import { formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { incomparableText, markText } from '../../../charts/coverage/coverage-texts.ts';
import { ListedMark } from '../../../charts/coverage/listed-mark.tsx';
import { ScopeMark, SharedLine } from '../../../charts/coverage/said-beside.tsx';
import { type DifferenceWords, differenceWords } from '../../../charts/difference-words.ts';
import { outcomeOf } from '../../../charts/track/outcome-of.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { SetMark } from '../set-mark.tsx';
import type { ProjectResult } from './project-result.ts';

interface OutcomeWordsProps {
  readonly result: ProjectResult | null;
  readonly projectUuid: string;
}

/**
 * Shows the result of a project as one large figure, with what it is a result of; when nothing can be compared, it
 * shows the reason instead.
 */
export function OutcomeWords({ result, projectUuid }: OutcomeWordsProps) {
  const { t } = useTranslation();
  if (!result) return <Of>{t('calculations.result.nothing')}</Of>;
  const { of, comparison, gaps, statedIn, baselineSum, shared, scope, noted, types, set } = result;
  const about = { quantity: 'mki', project: { uuid: projectUuid, types, set } } as const;
  if (comparison) {
    const { amount, notes, ...change } = differenceWords(comparison, 'mki', t);
    return (
      <>
        <Of>
          {t(`calculations.result.of.${of}`)}
          <SetMark {...statedIn} />
          <WithScope scope={scope} noted={noted} about={about} />
        </Of>
        <LargeFigure figure={amount}>
          <Change {...change} />
          <Notes notes={notes} />
        </LargeFigure>
      </>
    );
  }
  const outcome = outcomeOf(result);
  if (outcome.kind === 'incomparable')
    return (
      <>
        <Of>
          {t(`calculations.result.of.${of}`)}
          <WithScope scope={scope} about={about} />
        </Of>
        <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          {outcome.reason === 'sets' ? (
            t('calculations.result.otherSet')
          ) : (
            <ListedMark about={about}>{incomparableText(gaps, 'mki', t)}</ListedMark>
          )}
          <SharedLine shared={shared} quantity="mki" />
        </Box>
      </>
    );
  const { amount, ...counts } = baselineSum;
  const coverage = { ...counts, about: { quantity: 'mki', side: 'baseline' } } as const;
  const mark = markText({ value: amount, coverage }, t);
  return (
    <>
      <Of>
        {t('calculations.result.of.baseline')}
        <SetMark {...statedIn} />
      </Of>
      <LargeFigure figure={formatMki(amount)}>
        <Notes notes={mark === null ? [] : [mark]} />
      </LargeFigure>
    </>
  );
}

/** Adds the scope mark after the text. */
function WithScope(props: Parameters<typeof ScopeMark>[0]) {
  return (
    <Box component="span" sx={{ ml: 1 }}>
      <ScopeMark {...props} />
    </Box>
  );
}

function Of({ children }: { readonly children: ReactNode }) {
  // The line has the same height with a mark that can be pressed as without one.
  return (
    <Box sx={{ typography: 'label', fontWeight: 400, color: 'text.secondary', minHeight: 24 }}>
      {children}
    </Box>
  );
}

/** A figure that is never broken; the text beside it wraps when there is no room. */
function LargeFigure({ figure, children }: { readonly figure: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      <Box component="p" sx={{ m: 0, typography: 'figureM', whiteSpace: 'nowrap' }}>
        {figure}
      </Box>
      {children}
    </Box>
  );
}

/** The change as a part of the baseline, in the colour of its direction; shows nothing when there is none. */
function Change({ direction, percentage }: Pick<DifferenceWords, 'direction' | 'percentage'>) {
  if (percentage === null) return null;
  const more = direction === 'more';
  return (
    <Box
      component="span"
      sx={{ fontWeight: 640, whiteSpace: 'nowrap', color: more ? 'warning.main' : 'secondary.main' }}
    >
      <span aria-hidden>{more ? '▲ ' : '▼ '}</span>
      {percentage}
    </Box>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
      <VisuallyHidden>, </VisuallyHidden>
      {notes.join(', ')}
    </Box>
  );
}
