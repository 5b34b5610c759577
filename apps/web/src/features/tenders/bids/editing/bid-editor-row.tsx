import type { Project } from '@milieuspoor/contract';
import { APPLICANT_NAME_MAX, formatEuro } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../../../ui/figure.tsx';
import { Check as CheckIcon } from '../../../../ui/icons/check.ts';
import { Close as CloseIcon } from '../../../../ui/icons/close.ts';
import { EMPTY_CELL } from '../../../../ui/narrow-table.ts';
import { awardModelOf } from '../../model-columns.ts';
import { CriteriaFields } from '../table/criteria-cells.tsx';
import { type BidDraft, draftedDiscountEur, takesDiscount } from './bid-draft.ts';
import { DigitsField } from './digits-field.tsx';
import type { BidEditor } from './use-bid-editor.ts';

interface BidEditorRowProps {
  readonly project: Project;
  readonly draft: BidDraft;
  readonly editor: BidEditor;
  /** the figures of the server, which stay as they are while the row is changed */
  readonly figures: ReactNode;
  /** the row below it with remarks about the bid; null if there are none */
  readonly remarks?: ReactNode;
}

/**
 * The row of a bidder that is being filled in: Enter or the check saves it as a whole, Esc or the cross leaves it as it
 * was.
 */
export function BidEditorRow({ project, draft, editor, figures, remarks = null }: BidEditorRowProps) {
  const { t } = useTranslation();
  const { problems, busy, change, save, stop } = editor;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      save();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      stop();
    }
  };
  return (
    <>
      <TableRow
        role="row"
        onKeyDown={onKeyDown}
        className={remarks ? 'with-remarks' : ''}
        sx={{ '& td, & th': { verticalAlign: 'top' } }}
      >
        <TableCell role="rowheader" component="th" scope="row" data-label={t('bids.columns.name')}>
          <TextField
            autoFocus
            size="small"
            value={draft.name}
            error={problems.name !== undefined}
            helperText={problems.name}
            onChange={(event) => change({ name: event.target.value })}
            sx={{ minWidth: 140, width: '100%' }}
            slotProps={{
              htmlInput: {
                'aria-label': t('bids.columns.name'),
                maxLength: APPLICANT_NAME_MAX,
                autoComplete: 'off',
                readOnly: busy,
              },
            }}
          />
        </TableCell>
        <TableCell role="cell" data-label={t('bids.columns.quoteEur')} align="right">
          <DigitsField
            label={t('bids.columns.quoteEur')}
            text={draft.quoteEur}
            problem={problems.quoteEur}
            readOnly={busy}
            onText={(quoteEur) => change({ quoteEur })}
          />
        </TableCell>
        {figures}
        <TableCell role="cell" data-label={t('bids.columns.criteriaDiscountEur')} align="right">
          {project.criteria.length > 0 ? (
            <Figure>{formatEuro(draftedDiscountEur(draft, project))}</Figure>
          ) : takesDiscount(awardModelOf(project), draft) ? (
            <DigitsField
              label={t('bids.columns.criteriaDiscountEur')}
              text={draft.criteriaDiscountEur}
              problem={problems.criteriaDiscountEur}
              readOnly={busy}
              onText={(criteriaDiscountEur) => change({ criteriaDiscountEur })}
            />
          ) : (
            '-'
          )}
        </TableCell>
        <CriteriaFields project={project} editor={editor} />
        {/* The file, the notes and the winner wait until the row is saved. */}
        {(['calculation', 'notes', 'winner'] as const).map((column) => (
          <TableCell key={column} role="cell" className={EMPTY_CELL} data-label={t(`bids.columns.${column}`)}>
            –
          </TableCell>
        ))}
        <TableCell role="cell" data-label={t('bids.columns.actions')}>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <IconButton aria-label={t('bids.edit.save')} color="primary" loading={busy} onClick={save}>
              <CheckIcon />
            </IconButton>
            <IconButton aria-label={t('bids.edit.cancel')} disabled={busy} onClick={stop}>
              <CloseIcon />
            </IconButton>
          </Box>
        </TableCell>
      </TableRow>
      {remarks}
    </>
  );
}
