import type { ScopeOfPairAnswer, ScopeQuestionAnswer } from '@milieuspoor/contract';
import { SCOPE_MEANINGS } from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ScopeQuestion } from '../scope/scope-question.tsx';
import { whyText } from '../scope/why-text.ts';
import type { UploadAnswers } from '../upload/uploads.ts';
import { CheckPart } from './check-part.tsx';

interface CheckScopeProps {
  readonly scope: ScopeOfPairAnswer | null;
  readonly ofBid: boolean;
  readonly answers: UploadAnswers;
  readonly onAnswer: (question: ScopeQuestionAnswer, answer: string) => void;
}

/**
 * The questions about the work itself, compared with the active calculation of the other side; all of them are
 * optional.
 */
export function CheckScope({ scope, ofBid, answers, onAnswer }: CheckScopeProps) {
  const { t } = useTranslation();
  if (!scope) return null;
  const changed = changesOfPosts(scope, t);
  if (scope.questions.length === 0 && changed.length === 0) return null;
  return (
    <CheckPart title={t('scopeQuestions.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('scopeQuestions.against', scope.against)}{' '}
        {changed.length > 0 && `${t('scopeQuestions.differs', { changes: changed.join(', ') })} `}
        {whyText(scope.questions, ofBid, t)}
      </Typography>
      {scope.questions.map((question) => (
        <ScopeQuestion
          key={question.id}
          question={question}
          headlineSet={scope.set}
          ofBid={ofBid}
          answer={SCOPE_MEANINGS.find((meaning) => meaning === answers[question.id]) ?? question.said}
          onAnswer={(meaning) => onAnswer(question, meaning)}
        />
      ))}
    </CheckPart>
  );
}

const POST_CHANGES = [
  ['missing', 'missing_posts'],
  ['added', 'added_posts'],
  ['quantities', 'quantity_posts'],
  ['units', 'unit_posts'],
] as const;

/** Names the items that are another design; something may still be said of those. */
function changesOfPosts(scope: ScopeOfPairAnswer, t: TFunction): string[] {
  return POST_CHANGES.flatMap(([change, count]) =>
    scope[count] > 0 ? t(`scopeQuestions.changes.${change}`, { count: scope[count] }) : [],
  );
}
