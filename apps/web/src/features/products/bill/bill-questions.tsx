import type { BillReadingAnswer } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface BillQuestionsProps {
  readonly reading: BillReadingAnswer;
  readonly isReading: boolean;
  readonly onAnswer: (question: string, answer: string) => void;
}

/** What was read of a bill, and what only a person can say of it. */
export function BillQuestions({ reading, isReading, onAnswer }: BillQuestionsProps) {
  const { t } = useTranslation();
  const { problem, questions, notes, complete, posts } = reading;
  const open = questions.filter(({ answer }) => answer === null).length;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {problem !== null && (
        <Alert severity="error" variant="outlined">
          {problem}
        </Alert>
      )}
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {complete && t('bill.read', { count: posts.length })}
        {!complete && problem === null && t('bill.asks', { count: open })}
      </Typography>
      {questions.map(({ id, text, choices, answer }) => (
        <FormControl key={id} disabled={isReading}>
          <FormLabel id={`${id}-label`} sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
            {text}
          </FormLabel>
          <RadioGroup
            aria-labelledby={`${id}-label`}
            value={answer ?? ''}
            onChange={(_event, value) => onAnswer(id, value)}
          >
            {choices.map((choice) => (
              <FormControlLabel
                key={choice.value}
                value={choice.value}
                control={<Radio size="small" />}
                label={choice.text}
              />
            ))}
          </RadioGroup>
        </FormControl>
      ))}
      {notes.length > 0 && (
        <Alert severity="info" variant="outlined">
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
