import type { Applicant, Project } from '@milieuspoor/contract';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasSealedBids } from '../../../../lib/has-sealed-bids.ts';
import { narrowTable } from '../../../../ui/narrow-table.ts';
import type { BidSlots } from '../bid-slots.ts';
import { BidEditorRow } from '../editing/bid-editor-row.tsx';
import type { BidEditor } from '../editing/use-bid-editor.ts';
import { BidFigures } from './bid-figures.tsx';
import { rowRemarks } from './bid-remarks.ts';
import { BidRemarksRow } from './bid-remarks-row.tsx';
import { BidRow } from './bid-row.tsx';
import { closeColumns } from './close-columns.ts';
import { BID_COLUMNS, FIGURE_COLUMNS } from './columns.ts';
import { CriteriaHeaders } from './criteria-cells.tsx';
import { crowdedTable } from './crowded-table.ts';
import { DiscountHeader } from './discount-header.tsx';
import { foldedRows, useRowFolds } from './folded-rows.ts';

interface BidsTableProps {
  readonly project: Project;
  readonly bids: readonly Applicant[];
  readonly readOnly: boolean;
  readonly editor: BidEditor;
  readonly slots: BidSlots;
  /** the id of the button that gets the focus back after the row of a bidder was filled in */
  readonly pencilIdOf: (applicantUuid: string) => string;
  readonly onEdit: (bid: Applicant) => void;
  readonly onDelete: (bid: Applicant) => void;
  readonly onRule: (bid: Applicant) => void;
}

/** The bidders of a project. The roles are stated because the narrow layout removes the table's display. */
export function BidsTable(props: BidsTableProps) {
  const { project, bids, readOnly, editor, slots, pencilIdOf, onEdit, onDelete, onRule } = props;
  const { t } = useTranslation();
  const id = useId();
  const foldOf = useRowFolds();
  const { editing } = editor;
  const columns = BID_COLUMNS.length + project.criteria.length;
  const remarksOf = (bid: Applicant) => {
    const remarks = rowRemarks(bid, t);
    return remarks.length > 0 ? (
      <BidRemarksRow bid={bid} remarks={remarks} id={`${id}-remarks`} columns={columns} />
    ) : null;
  };
  const isThere = bids.some(({ uuid }) => uuid === editing?.seen?.uuid);
  return (
    <Table
      role="table"
      aria-label={t('bids.title')}
      sx={[
        narrowTable as object,
        foldedRows as object,
        closeColumns as object,
        project.criteria.length > 0 ? (crowdedTable as object) : null,
      ]}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          {BID_COLUMNS.map((column) => (
            <Fragment key={column}>
              <TableCell
                role="columnheader"
                scope="col"
                align={FIGURE_COLUMNS.includes(column) ? 'right' : 'left'}
              >
                {column === 'criteriaDiscountEur' ? (
                  <DiscountHeader wiped={project.applicants_criteria_discount_wiped} />
                ) : (
                  t(`bids.columns.${column}`)
                )}
              </TableCell>
              {column === 'criteriaDiscountEur' && <CriteriaHeaders project={project} />}
            </Fragment>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {bids.map((bid) =>
          editing?.seen?.uuid === bid.uuid ? (
            <BidEditorRow
              key={bid.uuid}
              project={project}
              draft={editing.draft}
              editor={editor}
              figures={
                <BidFigures
                  bid={bid}
                  bids={bids}
                  opened={!hasSealedBids(project)}
                  setMark={bid.project_calculation && slots.setMark(bid.project_calculation)}
                />
              }
              remarks={remarksOf(bid)}
            />
          ) : (
            <BidRow
              key={bid.uuid}
              bid={bid}
              bids={bids}
              project={project}
              readOnly={readOnly}
              isEditing={editing !== null}
              slots={slots}
              pencilId={pencilIdOf(bid.uuid)}
              fold={foldOf(bid.uuid)}
              onEdit={() => onEdit(bid)}
              onDelete={() => onDelete(bid)}
              onRule={() => onRule(bid)}
            />
          ),
        )}
        {editing && !isThere && (
          <BidEditorRow
            project={project}
            draft={editing.draft}
            editor={editor}
            figures={(['fictional', 'mki', 'score'] as const).map((column) => (
              <TableCell key={column} role="cell" align="right" data-label={t(`bids.columns.${column}`)}>
                -
              </TableCell>
            ))}
          />
        )}
      </TableBody>
    </Table>
  );
}
