import type { WorkbookQuestionAnswer } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckQuestionRows } from './check-question-rows.tsx';
import { placeOnSheet } from './problems/group-problems.ts';
import { ToRow } from './to-row.tsx';

/** With more choices than this, they are in a list that opens. */
const RADIOS_MAX = 6;

interface CheckQuestionProps {
  readonly question: WorkbookQuestionAnswer;
  readonly answer: string | null;
  readonly onAnswer: (answer: string) => void;
}

/** One question with its choices. */
export function CheckQuestion({ question, answer, onAnswer }: CheckQuestionProps) {
  const { t } = useTranslation();
  const { sheet, text, required, changes_reading: changesReading } = question;
  // A column that is missing has no cell to point at.
  const where = question.kind === 'column' ? { ...question, column: null, cell: null } : question;
  // Of more rows the sheet is enough: they are listed.
  const place =
    question.rows.length > 0 ? '' : placeOnSheet(where, (row) => t('uploadCheck.problems.row', { row }));
  const hints = [
    ...(required ? [] : [t('uploadCheck.questions.optional')]),
    ...(changesReading ? [t('uploadCheck.questions.changesFigures')] : []),
  ];
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {`${[t('uploadCheck.problems.sheet', { sheet }), place].filter((part) => part !== '').join(', ')}: `}
        </Box>
        {text}
      </FormLabel>
      <CheckQuestionRows sheet={sheet} rows={question.rows} />
      {question.rows.length === 0 && (
        <ToRow sheet={sheet} row={question.row} postenRow={question.posten_row} />
      )}
      <Choices question={question} answer={answer} onAnswer={onAnswer} />
      {hints.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hints.join(' ')}
        </Typography>
      )}
    </FormControl>
  );
}

function Choices({ question: { choices }, answer, onAnswer }: CheckQuestionProps) {
  const { t } = useTranslation();
  const [only] = choices;
  if (only && choices.length === 1)
    return (
      // A confirmation can be undone: an answer that matches none of the choices counts as no answer.
      <FormControlLabel
        control={<Checkbox checked={answer === only.value} />}
        label={only.label}
        onChange={(_, checked) => onAnswer(checked ? only.value : '')}
      />
    );
  if (choices.length > RADIOS_MAX)
    return (
      <TextField
        select
        size="small"
        label={t('uploadCheck.questions.answer')}
        value={answer ?? ''}
        onChange={({ target }) => onAnswer(target.value)}
        sx={{ my: 1, width: 360, maxWidth: '100%' }}
      >
        <MenuItem value="">{t('uploadCheck.questions.noAnswer')}</MenuItem>
        {choices.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    );
  return (
    <RadioGroup value={answer ?? ''} onChange={(_, value) => onAnswer(value)}>
      {choices.map(({ value, label }) => (
        <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
      ))}
    </RadioGroup>
  );
}
