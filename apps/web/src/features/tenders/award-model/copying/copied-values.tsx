import type { Project } from '@milieuspoor/contract';
import { criteriaLine, EMPTY_FIGURE, formatEuro, stepsLine } from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { criteriaOf } from '../../../../lib/project-changes/model-lists.ts';
import { writeFactor } from '../../analysis/write-factor.ts';
import { awardModelOf } from '../../model-columns.ts';
import { ValueTable } from '../value-table.tsx';
import { copiedFields, takesBoundaries } from './copied-model.ts';

interface CopiedValuesProps {
  readonly project: Project;
  readonly source: Project;
  /** if so, the choice whether they are sealed stays as it is */
  readonly hasBids: boolean;
}

/** Shows the values that a project has now beside those with the model of another, and names what is not copied. */
export function CopiedValues({ project, source, hasBids }: CopiedValuesProps) {
  const { t } = useTranslation();
  const [now, then] = [awardModelOf(project), awardModelOf(source)];
  const name = source.project_name;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('tenders.copy.changes', { name })}</Typography>
      <ValueTable
        columns={[t('tenders.copy.field'), t('tenders.copy.now'), t('tenders.copy.becomes')]}
        lines={[
          ...copiedFields(source).map((field) => ({
            key: field,
            label: t(`tenders.fields.${field}`),
            before: formatEuro(now[field]),
            after: formatEuro(then[field]),
          })),
          {
            key: 'criteria',
            label: t('tenders.criteria.title'),
            before: criteriaLine(criteriaOf(project)) ?? EMPTY_FIGURE,
            after: criteriaLine(criteriaOf(source)) ?? EMPTY_FIGURE,
          },
          {
            key: 'steps',
            label: t('tenders.discountSteps.title'),
            before: now.steps ? stepsLine(now.steps) : t('tenders.discountSteps.line'),
            after: then.steps ? stepsLine(then.steps) : t('tenders.discountSteps.line'),
          },
          {
            key: 'asked',
            label: t('tenders.asked.each'),
            before: project.asked_modules.join(', ') || EMPTY_FIGURE,
            after: source.asked_modules.join(', ') || EMPTY_FIGURE,
          },
          {
            key: 'penaltyFactor',
            label: t('tenders.fields.penaltyFactor'),
            before: writeFactor(project.mki_penalty_factor),
            after: writeFactor(source.mki_penalty_factor),
          },
          ...(hasBids
            ? []
            : [
                {
                  key: 'sealing',
                  label: t('tenders.seal.sealing'),
                  before: t(project.seal_bids ? 'tenders.seal.yes' : 'tenders.seal.no'),
                  after: t(source.seal_bids ? 'tenders.seal.yes' : 'tenders.seal.no'),
                },
              ]),
          {
            key: 'applicants',
            label: t('tenders.copy.applicants'),
            before: String(project.expected_number_of_applicants),
            after: String(source.expected_number_of_applicants),
          },
        ]}
      />
      {!takesBoundaries(source) && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('tenders.copy.boundariesStay', { name })}
        </Typography>
      )}
    </>
  );
}
