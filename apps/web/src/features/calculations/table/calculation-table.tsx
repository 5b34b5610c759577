import type { Calculation } from '@milieuspoor/contract';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { narrowTable } from '../../../ui/narrow-table.ts';
import type { BaselineProject } from '../effect-of-activating.ts';
import type { UploadPlace } from '../upload/uploads.ts';
import { CalculationRow } from './calculation-row.tsx';
import { COLUMN_KEYS } from './columns.ts';
import { RefusedUploadRow } from './refused-upload-row.tsx';

interface CalculationTableProps {
  /** what the table holds, for users who can't see the heading above it */
  readonly label: string;
  readonly calculations: readonly Calculation[];
  readonly project: BaselineProject;
  readonly readOnly: boolean;
  readonly mayDownload: boolean;
  readonly mayAnswerScope: boolean;
  /** true for a type whose newest upload becomes active by itself */
  readonly hideActiveColumn: boolean;
  /** the place of a file that was not added; null if there is none */
  readonly refused: UploadPlace | null;
  /** begins a variant of a calculation on the screen; null where that is not possible */
  readonly onVariant: ((calculation: Calculation) => void) | null;
  readonly onDelete: (calculation: Calculation) => void;
}

/** The calculations of one type. The roles are written out because the narrow form changes the table's display. */
export function CalculationTable(props: CalculationTableProps) {
  const {
    label,
    calculations,
    project,
    readOnly,
    mayDownload,
    mayAnswerScope,
    hideActiveColumn,
    refused,
    onVariant,
    onDelete,
  } = props;
  const { t } = useTranslation();
  const columns = COLUMN_KEYS.filter((key) => key !== 'active' || !hideActiveColumn);
  return (
    <Table role="table" aria-label={label} sx={narrowTable}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map((key) => (
            <TableCell key={key} role="columnheader" scope="col" align={key === 'mki' ? 'right' : 'left'}>
              {t(`calculations.columns.${key}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {calculations.map((calculation) => (
          <CalculationRow
            key={calculation.uuid}
            calculation={calculation}
            project={project}
            readOnly={readOnly}
            mayDownload={mayDownload}
            mayAnswerScope={mayAnswerScope}
            hideActiveColumn={hideActiveColumn}
            onVariant={onVariant}
            onDelete={onDelete}
          />
        ))}
        {refused && <RefusedUploadRow place={refused} columns={columns.length} />}
      </TableBody>
    </Table>
  );
}
