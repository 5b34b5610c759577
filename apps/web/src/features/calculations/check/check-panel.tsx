import type { CalculationCheck } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useParams } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideLink } from '../../../ui/links/guide-link.tsx';
import type { EffectOfActivating } from '../effect-of-activating.ts';
import { ExpiredDeclarations } from '../table/expired-declarations.tsx';
import { BillLink } from '../upload/bill-link.tsx';
import {
  type AnsweredQuestion,
  isMadeOnScreen,
  type UploadAnswers,
  type UploadedFile,
  type UploadPlace,
} from '../upload/uploads.ts';
import { ActivateAtOnce } from './activate-at-once.tsx';
import { CheckChange, saysChange } from './changes/check-change.tsx';
import { CheckActions } from './check-actions.tsx';
import { CheckDifferences } from './check-differences.tsx';
import { CheckPart } from './check-part.tsx';
import { CheckPlacements } from './check-placements.tsx';
import { CheckQuestions } from './check-questions.tsx';
import { CheckScope } from './check-scope.tsx';
import { verdictOf } from './check-verdict.ts';
import { CheckFigures } from './figures/check-figures.tsx';
import { CheckProblems } from './problems/check-problems.tsx';
import { MarkedWorkbook } from './problems/marked-workbook.tsx';
import { SameFile } from './same-file.tsx';
import { VerdictHeadline } from './verdict-headline.tsx';

interface CheckPanelProps {
  readonly place: UploadPlace;
  readonly file: UploadedFile;
  readonly check: CalculationCheck;
  readonly answers: UploadAnswers;
  /** true while the file is being read again, with another answer */
  readonly reading: boolean;
  readonly onAnswer: (question: AnsweredQuestion, answer: string) => void;
  /** false for a type whose newest calculation becomes active by itself */
  readonly activatedLater: boolean;
  /** whether it becomes active as soon as it is added; null if that can't be chosen */
  readonly activation: {
    readonly activates: boolean;
    readonly onChoose: (activates: boolean) => void;
    readonly effect: EffectOfActivating | null;
    readonly referenceEur: number | null;
  } | null;
  /** true if another calculation has become active since the check */
  readonly outdated: boolean;
  readonly onAdd: () => void;
  readonly onChooseOther: () => void;
  readonly onCheckAgain: () => void;
  /** called when the same file must be read in another way */
  readonly onReadAgain: () => void;
  readonly onCancel: () => void;
}

/** px: the height of the buttons that stay in view */
const ROOM_OF_ACTIONS = 88;

/** Shows what a file would become, before it is added: the verdict, what is asked, what was read, and what changes. */
export function CheckPanel(props: CheckPanelProps) {
  const { place, file, check, answers, reading, onAnswer, activatedLater, activation, outdated } = props;
  const { onAdd, onChooseOther, onCheckAgain, onReadAgain, onCancel } = props;
  const { t } = useTranslation();
  const { org } = useParams({ strict: false });
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The verdict and what comes first are in view without scrolling.
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  const ofBidder = place.type === 'applicant';
  const verdict = verdictOf(check, answers);
  const refused = verdict.kind === 'refused-file' || verdict.kind === 'refused-project';
  const onScreen = isMadeOnScreen(file);
  const ofFirst = check.active === null && !outdated;
  const activateAtOnce = activation && !refused && (
    <ActivateAtOnce replaced={check.active?.name ?? null} name={file.name} {...activation} />
  );
  const problems = check.error_count > 0 && (
    <div>
      <CheckProblems check={check} severity="error" refused={refused} onScreen={onScreen} />
      {refused && <MarkedWorkbook place={place} file={file} check={check} answers={answers} />}
    </div>
  );
  const asked = (check.questions.length > 0 || check.placements.length > 0) && (
    <CheckPart title={t('uploadCheck.parts.asked')}>
      <CheckQuestions questions={check.questions} answers={answers} onAnswer={onAnswer} />
      <CheckPlacements placements={check.placements} onTakenBack={onReadAgain} />
    </CheckPart>
  );
  const onlyQuantities = check.without_profiles && !ofBidder && (
    <Alert severity="info" action={<BillLink place={place} label="bill.toBill" />}>
      {t('bill.onlyQuantities')}
    </Alert>
  );
  // An answer that says where a column is makes an error go away, so it comes before the errors.
  const answersMend = check.questions.some(({ kind }) => kind === 'column');
  return (
    <Paper
      component="section"
      ref={panel}
      variant="outlined"
      aria-labelledby={headingId}
      aria-busy={reading}
      sx={{
        p: { xs: 2, sm: 3 },
        pt: 2,
        pb: { xs: 0.5, sm: 1 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        // An element with the focus must not end up beneath the buttons that stay in view.
        '& :is(button, a, input)': { scrollMarginBottom: ROOM_OF_ACTIONS },
      }}
    >
      <div>
        <Typography
          variant="label"
          component="h3"
          id={headingId}
          sx={{ mb: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {t('uploadCheck.title', { file: file.name })}
        </Typography>
        <VerdictHeadline verdict={verdict} reading={reading} onScreen={onScreen} />
        <SameFile calculations={check.same_file} />
        <ExpiredDeclarations {...check} />
      </div>
      {ofFirst && activateAtOnce}
      {onlyQuantities}
      {answersMend ? (
        <>
          {asked}
          {problems}
        </>
      ) : (
        <>
          {problems}
          {asked}
        </>
      )}
      <CheckRead place={place} file={file} check={check} answers={answers} refused={refused} />
      <CheckScope
        scope={check.scope}
        ofBid={ofBidder}
        answers={answers}
        onAnswer={({ id }, answer) => onAnswer({ id, changes_reading: false }, answer)}
      />
      {!outdated && <CheckDifferences {...check} />}
      {(outdated || saysChange(check) || (!ofFirst && activateAtOnce)) && (
        <CheckPart title={t('uploadCheck.parts.changes')}>
          {outdated ? (
            <Alert
              severity="info"
              action={
                <Button color="inherit" size="small" onClick={onCheckAgain}>
                  {t('uploadCheck.again')}
                </Button>
              }
            >
              {t(ofBidder ? 'uploadCheck.change.bidder.outdated' : 'uploadCheck.change.outdated')}
            </Alert>
          ) : (
            <CheckChange
              check={check}
              activatedLater={activatedLater && !activation?.activates}
              ofBidder={ofBidder}
            />
          )}
          {!ofFirst && activateAtOnce}
        </CheckPart>
      )}
      {org && (
        <div>
          <GuideLink org={org} chapter="controle" />
        </div>
      )}
      {/* The actions appear once the figures of the answer are there. */}
      {!reading && (
        <CheckActions
          verdict={verdict}
          asks={check.questions.some(({ required }) => required)}
          onScreen={onScreen}
          onAdd={onAdd}
          onChooseOther={onChooseOther}
          onCheckAgain={outdated ? null : onCheckAgain}
          onCancel={onCancel}
        />
      )}
    </Paper>
  );
}

type ReadProps = Pick<CheckPanelProps, 'place' | 'file' | 'check' | 'answers'> & {
  readonly refused: boolean;
};

/** The figures that were read, and what is to be known about them. */
function CheckRead({ place, file, check, answers, refused }: ReadProps) {
  const { t } = useTranslation();
  const isRead = check.item_count !== null;
  const remarks = check.warning_count + check.note_count;
  const onScreen = isMadeOnScreen(file);
  /** whether an open question decides how the file is read */
  const isOpen = check.questions.some(
    ({ id, required, changes_reading }) => required && changes_reading && answers[id] === undefined,
  );
  if (!isRead && remarks === 0) return null;
  return (
    <CheckPart title={t('uploadCheck.parts.read')}>
      {isRead && isOpen && <Alert severity="info">{t('uploadCheck.provisional')}</Alert>}
      {isRead && <CheckFigures check={check} />}
      <CheckProblems check={check} severity="warning" refused={refused} onScreen={onScreen} />
      <CheckProblems check={check} severity="note" refused={refused} onScreen={onScreen} />
      {isRead && remarks === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('uploadCheck.readAsItStands')}
        </Typography>
      )}
      {check.error_count === 0 && (
        <MarkedWorkbook place={place} file={file} check={check} answers={answers} />
      )}
    </CheckPart>
  );
}
