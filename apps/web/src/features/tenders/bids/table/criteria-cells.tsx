import type { Applicant, Project } from '@milieuspoor/contract';
import { formatEuro } from '@milieuspoor/domain';
import TableCell from '@mui/material/TableCell';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../../../ui/figure.tsx';
import { HeadText } from '../../head-text.tsx';
import { DigitsField } from '../editing/digits-field.tsx';
import type { BidEditor } from '../editing/use-bid-editor.ts';
import { FigureCell } from './figure-cell.tsx';

type Criteria = Pick<Project, 'criteria'>;

/** The heads of the columns of named criteria, each with what can be earned on it. */
export function CriteriaHeaders({ project }: { readonly project: Criteria }) {
  const { t } = useTranslation();
  return project.criteria.map(({ uuid, name, max_discount }) => (
    <TableCell key={uuid} role="columnheader" scope="col" align="right">
      <HeadText>{t('bids.columns.criterion', { name, maximum: formatEuro(max_discount) })}</HeadText>
    </TableCell>
  ));
}

interface CriteriaCellsProps {
  readonly project: Criteria;
  readonly bid: Pick<Applicant, 'criteria' | 'sealed'>;
}

/** What a bid was given on each criterion that the project names; '-' where nothing is filled in. */
export function CriteriaCells({ project, bid }: CriteriaCellsProps) {
  return project.criteria.map(({ uuid, name }) => (
    <FigureCell key={uuid} label={name} sealed={bid.sealed}>
      <Figure>{formatEuro(bid.criteria.find((each) => each.uuid === uuid)?.value ?? null)}</Figure>
    </FigureCell>
  ));
}

interface CriteriaFieldsProps {
  readonly project: Criteria;
  readonly editor: BidEditor;
}

/** The same while they are filled in. */
export function CriteriaFields({ project, editor }: CriteriaFieldsProps) {
  const { editing, problems, busy, change } = editor;
  const texts = editing?.draft.criteria ?? {};
  return project.criteria.map(({ uuid, name }) => (
    <TableCell key={uuid} role="cell" data-label={name} align="right">
      <DigitsField
        label={name}
        text={texts[uuid] ?? ''}
        problem={problems.criteria?.[uuid]}
        readOnly={busy}
        onText={(text) => change({ criteria: { ...texts, [uuid]: text } })}
      />
    </TableCell>
  ));
}
