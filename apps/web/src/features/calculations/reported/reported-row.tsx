import type { Calculation } from '@milieuspoor/contract';
import { formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../../ui/figure.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { EMPTY_CELL } from '../../../ui/narrow-table.ts';
import { CalculationSetMark } from '../calculation-set-mark.tsx';
import { NoteCell } from '../notes/note-cell.tsx';
import { NoteLine } from '../notes/note-line.tsx';
import { FileCell } from '../table/file-cell.tsx';
import { type RowProblem, RowProblemAlert } from '../table/row-problem-alert.tsx';
import { useRenaming } from '../table/use-renaming.tsx';
import { REPORTED_COLUMNS } from './columns.ts';
import { useIncludeInReport } from './use-include-in-report.ts';

interface ReportedRowProps {
  readonly calculation: Calculation;
  /** true if the user may choose what goes into the report, whatever the phase of the project */
  readonly mayEdit: boolean;
  /** true if its name and its note can't be changed */
  readonly readOnly: boolean;
  readonly mayDownload: boolean;
}

/** A calculation, and whether it goes into the report; an error is shown below it. */
export function ReportedRow({ calculation, mayEdit, readOnly, mayDownload }: ReportedRowProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const [problem, setProblem] = useState<RowProblem | null>(null);
  const rename = useRenaming(calculation);
  const { included, busy, include } = useIncludeInReport(calculation);
  const { name, applicant_name: bidder, calculation_type: type, notes } = calculation;
  const column = (key: (typeof REPORTED_COLUMNS)[number]) => ({
    role: 'cell',
    'data-label': t(`reports.columns.${key}`),
  });
  const toggle = (wanted: boolean) => {
    setProblem(null);
    include(wanted, (error) => setProblem({ error, retry: () => toggle(wanted) }));
  };

  return (
    <>
      <TableRow role="row" className={problem ? 'with-remarks' : ''} selected={included}>
        <TableCell {...column('variant')} sx={{ whiteSpace: 'nowrap' }}>
          <VariantCell calculation={calculation} />
        </TableCell>
        <TableCell
          {...column('bidder')}
          className={bidder === '' ? EMPTY_CELL : ''}
          // 'Aannemingsmaatschappij' stays on one line.
          sx={{ maxWidth: { lg: 176 }, overflowWrap: 'break-word' }}
        >
          {bidder}
        </TableCell>
        <TableCell
          role="rowheader"
          component="th"
          scope="row"
          // The row's accessible name is the calculation's name, without its note.
          aria-labelledby={rename.field ? undefined : nameId}
          data-label={t('reports.columns.name')}
          sx={{ minWidth: { lg: 144 }, maxWidth: { lg: 220 }, overflowWrap: 'break-word' }}
        >
          {rename.field ?? (
            <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
              <Box id={nameId} component="span" sx={{ typography: 'label' }}>
                {name}
              </Box>
              <NoteLine note={notes} />
            </Box>
          )}
        </TableCell>
        <TableCell {...column('type')}>{t(`reports.types.${type}`)}</TableCell>
        <TableCell {...column('created')}>
          <Moment>{calculation.created}</Moment>
        </TableCell>
        <TableCell {...column('mki')} align="right">
          <Figure mark={<CalculationSetMark calculation={calculation} />}>
            {formatMki(calculation.mki_value)}
          </Figure>
        </TableCell>
        <TableCell {...column('file')} sx={{ minWidth: { lg: 112 } }}>
          <FileCell calculation={calculation} mayDownload={mayDownload} onProblem={setProblem} wraps />
        </TableCell>
        <TableCell {...column('include')}>
          <Checkbox
            checked={included}
            disabled={!mayEdit}
            onChange={(_event, wanted) => toggle(wanted)}
            slotProps={{
              input: { 'aria-label': t('reports.include', { name }), 'aria-busy': busy },
            }}
          />
        </TableCell>
        <TableCell {...column('notes')} className={readOnly && notes === '' ? EMPTY_CELL : ''}>
          <NoteCell calculation={calculation} readOnly={readOnly} />
        </TableCell>
        <TableCell {...column('actions')} className={readOnly ? EMPTY_CELL : ''}>
          {readOnly ? '–' : rename.pencil}
        </TableCell>
      </TableRow>
      {problem && (
        <TableRow role="row" className="remarks" selected={included}>
          <TableCell role="cell" colSpan={REPORTED_COLUMNS.length}>
            <RowProblemAlert problem={problem} onDismiss={() => setProblem(null)} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

/** The number of a calculation in the report. A sealed bid gets no number, and the cell says so. */
function VariantCell({
  calculation,
}: {
  readonly calculation: Pick<Calculation, 'variant' | 'include_in_report'>;
}) {
  const { t } = useTranslation();
  const { variant, include_in_report: included } = calculation;
  if (variant !== null) return <strong>{t('reports.variant', { number: variant })}</strong>;
  if (!included) return '–';
  return (
    <Tooltip title={t('reports.sealed.why')} describeChild>
      {/* A tooltip that only the mouse can open would hide the reason from users without a mouse. */}
      <Box component="span" tabIndex={0}>
        {t('reports.sealed.mark')}
      </Box>
    </Tooltip>
  );
}
