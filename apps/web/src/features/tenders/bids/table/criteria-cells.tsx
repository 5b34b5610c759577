import type { Applicant, Project } from '@milieuspoor/contract';
import { formatEuro, formatLevel, permilleOf } from '@milieuspoor/domain';
import TableCell from '@mui/material/TableCell';
import { useTranslation } from 'react-i18next';
import { criteriaOf } from '../../../../lib/project-changes/model-lists.ts';
import { Figure } from '../../../../ui/figure.tsx';
import { HeadText } from '../../head-text.tsx';
import { EMPTY_DRAFT } from '../editing/bid-draft.ts';
import { DigitsField } from '../editing/digits-field.tsx';
import { LevelFields } from '../editing/level-fields.tsx';
import type { BidEditor } from '../editing/use-bid-editor.ts';
import { shortened } from '../paste/shortened.ts';
import { FigureCell } from './figure-cell.tsx';

type Criteria = Pick<Project, 'criteria'>;

/** The column heads of named criteria, each with what can be earned on it. */
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

/** Shows what a bid was given on each criterion that the project names; '-' if nothing is filled in. */
export function CriteriaCells({ project, bid }: CriteriaCellsProps) {
  return project.criteria.map(({ uuid, name, scale }) => {
    const given = bid.criteria.find((each) => each.uuid === uuid);
    const level = scale?.find(({ percentage }) => percentage === given?.level);
    return (
      <FigureCell
        key={uuid}
        label={name}
        sealed={bid.sealed}
        remark={level ? `${formatLevel(permilleOf(level.percentage) ?? 0)} ${shortened(level.name)}` : null}
      >
        <Figure>{formatEuro(given?.value ?? null)}</Figure>
      </FigureCell>
    );
  });
}

interface CriteriaFieldsProps {
  readonly project: Criteria;
  readonly editor: BidEditor;
}

/** The same cells while they are filled in. */
export function CriteriaFields({ project, editor }: CriteriaFieldsProps) {
  const { editing, problems, busy, change } = editor;
  const { criteria: texts, reasons } = editing?.draft ?? EMPTY_DRAFT;
  return criteriaOf(project).map(({ id, name, maxDiscountEur, scale }) => (
    <TableCell key={id} role="cell" data-label={name} align="right">
      {scale ? (
        <LevelFields
          label={name}
          scale={scale}
          maxDiscountEur={maxDiscountEur}
          level={texts[id] ?? ''}
          reason={reasons[id] ?? ''}
          problem={problems.criteria?.[id]}
          readOnly={busy}
          onLevel={(text) => change({ criteria: { ...texts, [id]: text } })}
          onReason={(reason) => change({ reasons: { ...reasons, [id]: reason } })}
        />
      ) : (
        <DigitsField
          label={name}
          text={texts[id] ?? ''}
          problem={problems.criteria?.[id]}
          readOnly={busy}
          onText={(text) => change({ criteria: { ...texts, [id]: text } })}
        />
      )}
    </TableCell>
  ));
}
