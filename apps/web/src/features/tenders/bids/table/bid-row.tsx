import type { Applicant, Project } from '@milieuspoor/contract';
import { formatEuro } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasSealedBids } from '../../../../lib/has-sealed-bids.ts';
import { Figure } from '../../../../ui/figure.tsx';
import { DeleteOutlined as DeleteIcon } from '../../../../ui/icons/delete-outlined.ts';
import { EditOutlined as EditIcon } from '../../../../ui/icons/edit-outlined.ts';
import { TaskAltOutlined as AgainIcon } from '../../../../ui/icons/task-alt-outlined.ts';
import { WarningAmberOutlined as RulingIcon } from '../../../../ui/icons/warning-amber-outlined.ts';
import { EMPTY_CELL } from '../../../../ui/narrow-table.ts';
import { ReasonedIconButton } from '../../../../ui/reasoned-icon-button.tsx';
import { useStepAct } from '../../../../ui/step-acts.ts';
import { bidsFixed } from '../../bids-fixed.ts';
import type { BidSlots } from '../bid-slots.ts';
import { WholeMark } from '../gaps/whole-mark.tsx';
import { isAwardTold, LetterAction } from '../letter/letter-action.tsx';
import { BidFigures } from './bid-figures.tsx';
import { rowRemarks } from './bid-remarks.ts';
import { BidRemarksRow } from './bid-remarks-row.tsx';
import { BID_COLUMNS } from './columns.ts';
import { CriteriaCells } from './criteria-cells.tsx';
import { FigureCell, SealedMark } from './figure-cell.tsx';
import { FOLDED_ROW, type RowFold } from './folded-rows.ts';
import { NameCell } from './name-cell.tsx';
import { RowProblem } from './row-problem.tsx';
import { useWinnerChoice } from './use-winner-choice.ts';
import { WinnerCell } from './winner-cell.tsx';
import { winnerObstacle } from './winner-obstacle.ts';
import { WinnerReasonRow } from './winner-reason-row.tsx';

interface BidRowProps {
  readonly bid: Applicant;
  readonly bids: readonly Applicant[];
  readonly project: Project;
  readonly readOnly: boolean;
  /** another row is being filled in */
  readonly isEditing: boolean;
  readonly slots: BidSlots;
  readonly pencilId: string;
  /** whether all figures are shown, or only those that decide; null if there is room for all */
  readonly fold: RowFold | null;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** marks it as withdrawn or invalid, or lets it take part again */
  readonly onRule: () => void;
}

/** The standings that an answer to a question about the work may change. */
const ASKED = ['not-whole', 'beyond-baseline'] as const;

export function BidRow(props: BidRowProps) {
  const { bid, bids, project, readOnly, isEditing, slots, pencilId, fold, onEdit, onDelete, onRule } = props;
  const { t } = useTranslation();
  const isAsked = ASKED.some((each) => each === bid.standing);
  // The answer that makes a bid scored leaves the dialog open, because there may be more to answer.
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  const { name, sealed, active: winner, project_calculation: calculation } = bid;
  const choice = useWinnerChoice(bid, bids);
  const problem = choice.asking === 'no' ? choice.error : null;
  const fixed = readOnly || bidsFixed(project);
  const takesNoFile = fixed && (readOnly || calculation !== null || !project.late_calculations);
  const obstacle = winnerObstacle(bid, project, isEditing);
  const mayChoose = !readOnly && obstacle === null && !choice.isPending;
  useStepAct(`choose-winner/${bid.uuid}`, mayChoose && !winner ? choice.toggle : null);
  useStepAct('explain-winner', mayChoose && winner ? choice.explain : null);
  const busyReason = isEditing ? t('bids.row.editing') : undefined;
  const sealedReason = sealed ? t('bids.row.sealed', { name: bid.entered_by }) : undefined;
  const note = calculation && slots.notes(calculation, readOnly || isEditing);
  const hasLetter = isAwardTold(project, bids);
  const columns = BID_COLUMNS.length + project.criteria.length;
  const remarks = rowRemarks(bid, t);
  const remarksId = useId();
  const hasMore = problem !== null || bid.winner_reason !== null;
  const classes = [
    ...(hasMore || remarks.length > 0 ? ['with-remarks'] : []),
    ...(fold?.open === false ? [FOLDED_ROW] : []),
  ];
  return (
    <>
      <TableRow role="row" selected={winner} className={classes.join(' ')}>
        <NameCell
          name={name}
          winner={winner}
          fold={fold}
          remarksId={remarks.length > 0 ? remarksId : undefined}
        />
        <FigureCell label={t('bids.columns.quoteEur')} sealed={sealed}>
          <Figure>{formatEuro(bid.quote_price)}</Figure>
        </FigureCell>
        <BidFigures
          bid={bid}
          bids={bids}
          opened={!hasSealedBids(project)}
          setMark={calculation && slots.setMark(calculation)}
        />
        <FigureCell label={t('bids.columns.criteriaDiscountEur')} sealed={sealed}>
          <Figure>{formatEuro(bid.criteria_discount)}</Figure>
        </FigureCell>
        <CriteriaCells project={project} bid={bid} />
        <TableCell role="cell" data-label={t('bids.columns.calculation')}>
          {sealed ? (
            <SealedMark />
          ) : (
            <>
              {slots.calculation(bid, { readOnly: takesNoFile, busyReason })}
              <WholeMark
                bid={bid}
                readOnly={readOnly}
                isAwarded={bids.some(({ active }) => active)}
                questions={
                  calculation &&
                  (wasAsked || calculation.scope_answers > 0) &&
                  slots.questions(calculation, readOnly)
                }
              />
            </>
          )}
        </TableCell>
        <TableCell role="cell" className={note ? '' : EMPTY_CELL} data-label={t('bids.columns.notes')}>
          {note || '–'}
        </TableCell>
        <WinnerCell
          bid={bid}
          choice={choice}
          disabledReason={
            readOnly ? t('bids.row.closed') : obstacle ? t(`bids.row.noWinner.${obstacle}`) : undefined
          }
        />
        <TableCell
          role="cell"
          className={readOnly && !hasLetter ? EMPTY_CELL : ''}
          data-label={t('bids.columns.actions')}
        >
          {readOnly && !hasLetter && '–'}
          {hasLetter && <LetterAction bid={bid} />}
          {!readOnly && (
            <Box component="span" id={pencilId} sx={{ whiteSpace: 'nowrap' }}>
              {!fixed && (
                <>
                  <ReasonedIconButton
                    label={t('bids.row.edit', { name })}
                    icon={<EditIcon />}
                    disabledReason={sealedReason ?? busyReason}
                    onClick={onEdit}
                  />
                  <ReasonedIconButton
                    label={t('bids.row.remove', { name })}
                    icon={<DeleteIcon />}
                    disabledReason={sealedReason ?? busyReason}
                    onClick={onDelete}
                  />
                </>
              )}
              <ReasonedIconButton
                label={t(bid.ruling ? 'bids.ruling.again' : 'bids.ruling.open', { name })}
                icon={bid.ruling ? <AgainIcon /> : <RulingIcon />}
                disabledReason={
                  sealedReason ?? busyReason ?? (winner && !bid.ruling ? t('bids.ruling.winner') : undefined)
                }
                onClick={onRule}
              />
            </Box>
          )}
        </TableCell>
      </TableRow>
      {remarks.length > 0 && (
        <BidRemarksRow bid={bid} remarks={remarks} id={remarksId} columns={columns} goesOn={hasMore} />
      )}
      {bid.winner_reason !== null && (
        <WinnerReasonRow name={name} reason={bid.winner_reason} columns={columns} />
      )}
      {problem && (
        <RowProblem error={problem} columns={columns} onRetry={choice.toggle} onDismiss={choice.forget} />
      )}
    </>
  );
}
