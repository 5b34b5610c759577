import type { ScopeQuestionAnswer } from '@milieuspoor/contract';
import {
  formatDay,
  IMPACT_SETS,
  SCOPE_MEANINGS,
  type ScopeMeaning,
  SERIES_NAMES,
  type SetCode,
} from '@milieuspoor/domain';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { ScopePosts } from './scope-posts.tsx';
import { weightText } from './weight-text.ts';

interface ScopeQuestionProps {
  readonly question: ScopeQuestionAnswer;
  /** the set of the headline figures of both calculations */
  readonly headlineSet: SetCode;
  /** true if it is asked about a bid, which must declare what the baseline declares */
  readonly ofBid: boolean;
  /** the chosen answer; null for none */
  readonly answer: ScopeMeaning | null;
  /** null for a user who may only read */
  readonly onAnswer: ((meaning: ScopeMeaning) => void) | null;
  /** the last answer, if it was not stored */
  readonly failure?: { readonly meaning: ScopeMeaning; readonly error: unknown } | undefined;
}

/** One question about all items of a module: their weight, which items they are, and what their empty cells mean. */
export function ScopeQuestion({
  question,
  headlineSet,
  ofBid,
  answer,
  onAnswer,
  failure,
}: ScopeQuestionProps) {
  const { t } = useTranslation();
  const labelOf = (meaning: ScopeMeaning) =>
    t(`scopeQuestions.${question.subject === 'bare' ? 'meaningsOfBare' : 'meanings'}.${meaning}`);
  return (
    <FormControl component="fieldset" sx={{ display: 'block', minWidth: 0 }}>
      <FormLabel
        component="legend"
        sx={{ color: 'text.primary', fontWeight: 600, p: 0, overflowWrap: 'anywhere' }}
      >
        {question.text}
      </FormLabel>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {weightText(question, { headlineSet, isAskedOfBid: ofBid && question.side === SERIES_NAMES[1] }, t)}
      </Typography>
      {knownSentences(question, answer, t).map((sentence) => (
        <Typography key={sentence} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
      ))}
      {question.declared_elsewhere.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {elsewhereText(question, t)}
        </Typography>
      )}
      <RadioGroup
        value={answer ?? ''}
        onChange={(_, value) => {
          const meaning = SCOPE_MEANINGS.find((each) => each === value);
          if (meaning) onAnswer?.(meaning);
        }}
      >
        {SCOPE_MEANINGS.map((meaning) => (
          <FormControlLabel
            key={meaning}
            value={meaning}
            disabled={
              onAnswer === null || (meaning === 'not-applicable' && question.not_applicable_posts === 0)
            }
            control={<Radio />}
            label={labelOf(meaning)}
          />
        ))}
      </RadioGroup>
      {failure && (
        <ErrorPanel
          error={failure.error}
          title={t('scopeQuestions.failedAnswer', { answer: labelOf(failure.meaning) })}
          {...(onAnswer ? { onRetry: () => onAnswer(failure.meaning) } : {})}
        />
      )}
      <ScopePosts question={question} headlineSet={headlineSet} />
    </FormControl>
  );
}

/**
 * Says for how many items the calculation says something else in its other set, and for how many it can then be said
 * that there is nothing.
 */
function elsewhereText(
  { declared_elsewhere, subject, modules, post_count, not_applicable_posts: count }: ScopeQuestionAnswer,
  t: TFunction,
): string {
  return [
    ...declared_elsewhere.map(({ set, posts }) =>
      t(subject === 'indicators' ? 'scopeQuestions.elsewhereCo2' : 'scopeQuestions.elsewhere', {
        ...{ count: posts, set: IMPACT_SETS[set].name, modules: modules.join(', ') },
      }),
    ),
    count === 0
      ? t('scopeQuestions.elsewhereOfAll')
      : t('scopeQuestions.elsewhereOfSome', { count, posts: post_count }),
  ].join(' ');
}

/** Says what is known of the answer: that it is still a proposal, who gave it, or for how many items it is open. */
function knownSentences(
  { proposal, answered_by, answered_at, meaning, open_count, post_count }: ScopeQuestionAnswer,
  answer: ScopeMeaning | null,
  t: TFunction,
): string[] {
  if (proposal && answer === proposal.meaning)
    return [t('scopeQuestions.proposed', { name: proposal.calculation })];
  if (answered_at === null) return [];
  const person = answered_by || t('scopeQuestions.somebody');
  const texts = { person, day: formatDay(new Date(answered_at)) };
  if (meaning !== null) return [t('scopeQuestions.answered', texts)];
  if (open_count === 0) return [t('scopeQuestions.answeredApart', texts)];
  return [t('scopeQuestions.answeredPartly', { ...texts, count: open_count, posts: post_count })];
}
