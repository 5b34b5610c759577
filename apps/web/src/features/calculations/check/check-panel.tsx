import type { CalculationCheck, WorkbookQuestionAnswer } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadAnswers, UploadPlace } from '../upload/uploads.ts';
import { CheckChange } from './check-change.tsx';
import { CheckFigures } from './check-figures.tsx';
import { CheckPlacements } from './check-placements.tsx';
import { CheckProblems } from './check-problems.tsx';
import { CheckQuestions } from './check-questions.tsx';
import { MarkedWorkbook } from './marked-workbook.tsx';
import { countOpenQuestions } from './open-questions.ts';

interface CheckPanelProps {
  readonly place: UploadPlace;
  readonly file: File;
  readonly check: CalculationCheck;
  readonly answers: UploadAnswers;
  readonly onAnswer: (question: WorkbookQuestionAnswer, answer: string) => void;
  /** false for a type whose newest calculation is active by itself */
  readonly activatedLater: boolean;
  /** another calculation has become active since the check */
  readonly outdated: boolean;
  readonly onAdd: () => void;
  readonly onChooseOther: () => void;
  readonly onCheckAgain: () => void;
  readonly onCancel: () => void;
}

/** What would come of a file, before it is added: its figures, its problems, and what it changes. */
export function CheckPanel(props: CheckPanelProps) {
  const {
    place,
    file,
    check,
    answers,
    onAnswer,
    activatedLater,
    outdated,
    onAdd,
    onChooseOther,
    onCheckAgain,
    onCancel,
  } = props;
  const { t } = useTranslation();
  const headingId = useId();
  const { accepted, refusal, problems } = check;
  const hasPlaces = problems.some(({ cell }) => cell !== null);
  const hasFigures = check.item_count !== null;
  const openQuestions = countOpenQuestions(check.questions, answers);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h3" id={headingId} sx={{ overflowWrap: 'anywhere' }}>
          {t('uploadCheck.title', { file: file.name })}
        </Typography>
        <Verdict check={check} />
        {refusal !== null && <Typography sx={{ fontWeight: 600 }}>{refusal}</Typography>}
      </Box>
      <CheckProblems severity="error" problems={problems} count={check.error_count} accepted={accepted} />
      <CheckQuestions questions={check.questions} answers={answers} onAnswer={onAnswer} />
      <CheckPlacements placements={check.placements} onTakenBack={onCheckAgain} />
      {hasFigures && <CheckFigures check={check} />}
      <CheckProblems severity="warning" problems={problems} count={check.warning_count} accepted={accepted} />
      <CheckProblems severity="note" problems={problems} count={check.note_count} accepted={accepted} />
      {outdated ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={onCheckAgain}>
              {t('uploadCheck.again')}
            </Button>
          }
        >
          {t('uploadCheck.change.outdated')}
        </Alert>
      ) : (
        <CheckChange check={check} activatedLater={activatedLater} />
      )}
      {hasPlaces && <MarkedWorkbook place={place} file={file} answers={answers} />}
      {accepted && openQuestions > 0 && (
        <Typography variant="body2" role="status">
          {t('uploadCheck.questions.open', { count: openQuestions })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {accepted && (
          <Button variant="contained" onClick={onAdd} disabled={openQuestions > 0}>
            {t('uploadCheck.add')}
          </Button>
        )}
        <Button variant={accepted ? 'outlined' : 'contained'} onClick={onChooseOther}>
          {t('uploadCheck.chooseOther')}
        </Button>
        {!accepted && !outdated && (
          <Button color="error" variant="outlined" onClick={onCheckAgain}>
            {t('uploadCheck.again')}
          </Button>
        )}
        <Button onClick={onCancel}>{t('uploadCheck.cancel')}</Button>
      </Box>
    </Paper>
  );
}

function Verdict({ check: { accepted, refusal, warning_count: warnings } }: Pick<CheckPanelProps, 'check'>) {
  const { t } = useTranslation();
  if (!accepted)
    return (
      <Alert severity="error" role="none">
        {t(refusal === null ? 'uploadCheck.refusedFile' : 'uploadCheck.refusedProject')}
      </Alert>
    );
  return warnings > 0 ? (
    <Alert severity="warning" role="none">
      {t('uploadCheck.soundWithWarnings')}
    </Alert>
  ) : (
    <Alert severity="success" role="none">
      {t('uploadCheck.sound')}
    </Alert>
  );
}
