import type { Calculation, ScopeOfPairAnswer, ScopeQuestionAnswer } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import type { ScopeMeaning } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { byEscape } from '../../../ui/by-escape.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { calculationScopeQuery } from '../calculation-queries.ts';
import { useCalculationsChanged } from '../use-calculations-changed.ts';
import { ScopeQuestion } from './scope-question.tsx';
import { whyText } from './why-text.ts';

interface ScopeDialogProps {
  readonly calculation: Calculation;
  readonly mayAnswer: boolean;
  readonly onClose: () => void;
}

interface Answered {
  readonly pair: ScopeOfPairAnswer;
  readonly question: ScopeQuestionAnswer;
  readonly meaning: ScopeMeaning;
}

/** An answer that was not stored, and why. */
interface FailedAnswer {
  readonly given: Answered;
  readonly error: unknown;
}

/**
 * The questions about a stored calculation, compared with the active one of the other side; each answer is stored at
 * once.
 */
export function ScopeDialog({ calculation, mayAnswer, onClose }: ScopeDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const queries = useQueryClient();
  const query = calculationScopeQuery(calculation);
  const scope = useQuery(query);
  const [failures, setFailures] = useState<readonly FailedAnswer[]>([]);
  const changed = useCalculationsChanged(calculation.project);
  const answer = useMutationOnce({
    mutationFn: ({ pair, question, meaning }: Answered) => {
      const about = question.calculation ?? calculation.uuid;
      return client.call(endpoints.answerCalculationScope, {
        params: { uuid: about },
        body: {
          against: about === calculation.uuid ? pair.against.uuid : calculation.uuid,
          subject: question.subject,
          meaning,
          post_count: question.post_count,
        },
      });
    },
    onSuccess: async () => {
      // The questions are fetched again while the dialog is open; if it was closed meanwhile, nothing is fetched.
      await queries.invalidateQueries({ queryKey: query.queryKey });
      void changed();
      // Whether the same two calculations can be compared may have changed.
      void queries.invalidateQueries({ queryKey: queryKeys.statistics });
    },
    onMutate: (given) =>
      setFailures((before) => before.filter((failure) => !isSameQuestion(failure.given, given))),
    onError: (error, given) => {
      setFailures((before) => [...before, { given, error }]);
      // The server may have refused because the question has changed.
      if (wasRefused(error)) void queries.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  /** Returns the answer that is shown until it is stored. */
  const chosen = (pair: ScopeOfPairAnswer, question: ScopeQuestionAnswer) => {
    const given = answer.isPending ? answer.variables : null;
    return given && isSameQuestion(given, { pair, question }) ? given.meaning : question.said;
  };
  const failureOf = (pair: ScopeOfPairAnswer, question: ScopeQuestionAnswer) =>
    failures.find(({ given }) => isSameQuestion(given, { pair, question }));
  const ofBid = calculation.calculation_type === 'applicant';
  const pairs = scope.data?.pairs ?? [];
  // A failure for a question that is no longer asked is shown below all others.
  const failuresElsewhere = failures.filter(
    ({ given }) =>
      !pairs.some((pair) => pair.questions.some((question) => isSameQuestion(given, { pair, question }))),
  );
  const asksNothing = scope.isSuccess && pairs.every(({ questions }) => questions.length === 0);

  return (
    <Dialog open fullWidth maxWidth="md" onClose={byEscape(onClose)} aria-labelledby={id}>
      <DialogTitle id={id}>{t('scopeQuestions.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{calculation.name}</Typography>
        {scope.isPending && <DelayedIndicator />}
        <FailedQuery query={scope} />
        {asksNothing && <Typography>{t('scopeQuestions.none')}</Typography>}
        {pairs.map((pair) =>
          pair.questions.length === 0 ? null : (
            <Box
              component="section"
              key={pair.against.uuid}
              aria-label={t('scopeQuestions.against', pair.against)}
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
            >
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {t('scopeQuestions.against', pair.against)} {whyText(pair.questions, ofBid, t)}
              </Typography>
              {mayAnswer &&
                refusedIn(pair).map((refused) => (
                  <Typography key={refused} sx={{ overflowWrap: 'anywhere' }}>
                    {refused}
                  </Typography>
                ))}
              {pair.questions.map((question) => {
                const failure = failureOf(pair, question);
                const onAnswer = (meaning: ScopeMeaning) => answer.mutate({ pair, question, meaning });
                return (
                  <ScopeQuestion
                    key={question.id}
                    question={question}
                    headlineSet={pair.set}
                    ofBid={ofBid}
                    answer={chosen(pair, question)}
                    onAnswer={mayAnswer && question.refused === null ? onAnswer : null}
                    failure={failure && { ...failure, meaning: failure.given.meaning }}
                  />
                );
              })}
            </Box>
          ),
        )}
        {failuresElsewhere.map(({ given, error }) => (
          <ErrorPanel
            key={`${given.pair.against.uuid} ${given.question.id}`}
            error={error}
            title={t('scopeQuestions.failed')}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('app.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function isSameQuestion(
  one: Pick<Answered, 'pair' | 'question'>,
  other: Pick<Answered, 'pair' | 'question'>,
): boolean {
  return one.question.id === other.question.id && one.pair.against.uuid === other.pair.against.uuid;
}

/** Tells whether the server looked at an answer and refused it. An answer that never arrived changed no question. */
function wasRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Returns why no answer can be given now, each reason once: most questions have the same reason. */
function refusedIn({ questions }: ScopeOfPairAnswer): readonly string[] {
  return [...new Set(questions.flatMap(({ refused }) => refused ?? []))];
}
