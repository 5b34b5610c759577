import type { WorkbookQuestionAnswer } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { UploadAnswers } from '../upload/uploads.ts';
import { CheckQuestion } from './check-question.tsx';

/** The number of optional questions shown at first; the others open on request. */
const OPTIONAL_SHOWN = 2;

interface CheckQuestionsProps {
  readonly questions: readonly WorkbookQuestionAnswer[];
  readonly answers: UploadAnswers;
  readonly onAnswer: (question: WorkbookQuestionAnswer, answer: string) => void;
}

/**
 * The questions that only the uploader can answer: first those that must be answered before the file is added, then the
 * optional ones.
 */
export function CheckQuestions({ questions, answers, onAnswer }: CheckQuestionsProps) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  const answered = questions.filter(({ id, choices }) => choices.some(({ value }) => value === answers[id]));
  const required = questions.filter((question) => question.required);
  const optional = questions.filter((question) => !question.required);
  const listOf = (some: readonly WorkbookQuestionAnswer[]) =>
    some.map((question) => (
      <CheckQuestion
        key={question.id}
        question={question}
        answer={answers[question.id] ?? null}
        onAnswer={(answer) => onAnswer(question, answer)}
      />
    ));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {answered.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('uploadCheck.questions.kept', { count: answered.length })}
        </Typography>
      )}
      {listOf(required)}
      {optional.length <= OPTIONAL_SHOWN ? (
        listOf(optional)
      ) : (
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', fontWeight: 600, py: 0.5 }}>
            {t('uploadCheck.questions.mayStayOpen', { count: optional.length })}
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 1 }}>
            {listOf(optional)}
          </Box>
        </Box>
      )}
    </Box>
  );
}
