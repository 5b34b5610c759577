import type { WorkbookQuestionAnswer } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { UploadAnswers } from '../upload/uploads.ts';
import { placeOnSheet } from './group-problems.ts';

interface CheckQuestionsProps {
  readonly questions: readonly WorkbookQuestionAnswer[];
  readonly answers: UploadAnswers;
  readonly onAnswer: (question: WorkbookQuestionAnswer, answer: string) => void;
}

/** What only the uploader can tell, to be answered before the file is added. */
export function CheckQuestions({ questions, answers, onAnswer }: CheckQuestionsProps) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('uploadCheck.questions.hint', { count: questions.length })}
      </Typography>
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          answer={answers[question.id] ?? null}
          onAnswer={(answer) => onAnswer(question, answer)}
        />
      ))}
    </Box>
  );
}

interface QuestionProps {
  readonly question: WorkbookQuestionAnswer;
  readonly answer: string | null;
  readonly onAnswer: (answer: string) => void;
}

function Question({ question, answer, onAnswer }: QuestionProps) {
  const { t } = useTranslation();
  const { sheet, choices, text, required, changes_reading: changesReading } = question;
  // A column that is not there has no cell of its own to look at.
  const where = question.kind === 'column' ? { ...question, column: null, cell: null } : question;
  const place = placeOnSheet(where, (row) => t('uploadCheck.problems.row', { row }));
  const [only] = choices;
  const hints = [
    ...(required ? [] : [t('uploadCheck.questions.optional')]),
    ...(changesReading ? [t('uploadCheck.questions.changesFigures')] : []),
  ];
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {`${t('uploadCheck.problems.sheet', { sheet })}, ${place}: `}
        </Box>
        {text}
      </FormLabel>
      {only && choices.length === 1 ? (
        // What was confirmed can be taken back: an answer that is none of the choices is none.
        <FormControlLabel
          control={<Checkbox checked={answer === only.value} />}
          label={only.label}
          onChange={(_, checked) => onAnswer(checked ? only.value : '')}
        />
      ) : (
        <RadioGroup value={answer ?? ''} onChange={(_, value) => onAnswer(value)}>
          {choices.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      )}
      {hints.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hints.join(' ')}
        </Typography>
      )}
    </FormControl>
  );
}
