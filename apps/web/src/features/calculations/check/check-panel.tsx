import type { CalculationCheck } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useParams } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideLink } from '../../../ui/links/guide-link.tsx';
import type { EffectOfActivating } from '../effect-of-activating.ts';
import type { AnsweredQuestion, UploadAnswers, UploadPlace } from '../upload/uploads.ts';
import { ActivateAtOnce } from './activate-at-once.tsx';
import { CheckChange } from './changes/check-change.tsx';
import { CheckActions } from './check-actions.tsx';
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
  readonly file: File;
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

/** px: the height of the buttons in two rows */
const ROOM_OF_ACTIONS = 112;

/** Shows what a file would become, before it is added: the verdict, what was read, what is asked, and what changes. */
export function CheckPanel(props: CheckPanelProps) {
  const { place, file, check, answers, reading, onAnswer, activatedLater, activation, outdated } = props;
  const { onAdd, onChooseOther, onCheckAgain, onReadAgain, onCancel } = props;
  const { t } = useTranslation();
  const { org } = useParams({ strict: false });
  const headingId = useId();
  const { problems } = check;
  const ofBidder = place.type === 'applicant';
  const verdict = verdictOf(check, answers);
  const refused = verdict.kind === 'refused-file' || verdict.kind === 'refused-project';
  const asksNothing =
    check.questions.length === 0 && check.placements.length === 0 && !check.scope?.questions.length;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      aria-busy={reading}
      sx={{
        p: { xs: 2, sm: 3 },
        pb: { xs: 0.5, sm: 1 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2.5,
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
        <VerdictHeadline verdict={verdict} reading={reading} />
        <SameFile calculations={check.same_file} />
      </div>
      <CheckPart part="read" empty={check.item_count === null ? t('uploadCheck.notRead') : null}>
        <CheckProblems severity="error" problems={problems} count={check.error_count} refused={refused} />
        {check.item_count !== null && <CheckFigures check={check} />}
        <CheckProblems severity="warning" problems={problems} count={check.warning_count} refused={refused} />
        <CheckProblems severity="note" problems={problems} count={check.note_count} refused={refused} />
        {check.item_count !== null && check.note_count === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('uploadCheck.readAsItStands')}
          </Typography>
        )}
        {problems.some(({ cell }) => cell !== null) && (
          <MarkedWorkbook place={place} file={file} check={check} answers={answers} />
        )}
      </CheckPart>
      <CheckPart
        part="asked"
        empty={
          asksNothing
            ? t(check.item_count === null ? 'uploadCheck.questions.noneYet' : 'uploadCheck.questions.none')
            : null
        }
      >
        <CheckQuestions questions={check.questions} answers={answers} onAnswer={onAnswer} />
        <CheckScope
          scope={check.scope}
          ofBid={ofBidder}
          answers={answers}
          onAnswer={({ id }, answer) => onAnswer({ id, changes_reading: false }, answer)}
        />
        <CheckPlacements placements={check.placements} onTakenBack={onReadAgain} />
      </CheckPart>
      <CheckPart part="changes">
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
        {activation && !refused && (
          <ActivateAtOnce replaced={check.active?.name ?? null} name={file.name} {...activation} />
        )}
      </CheckPart>
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
          onAdd={onAdd}
          onChooseOther={onChooseOther}
          onCheckAgain={outdated ? null : onCheckAgain}
          onCancel={onCancel}
        />
      )}
    </Paper>
  );
}
