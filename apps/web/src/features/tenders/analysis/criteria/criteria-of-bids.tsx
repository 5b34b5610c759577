import type { Applicant, Project } from '@milieuspoor/contract';
import { formatEuro } from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AnalysisCard } from '../analysis-card.tsx';
import { AnalysisTable } from '../analysis-table.tsx';

interface CriteriaOfBidsProps {
  readonly project: Pick<Project, 'criteria'>;
  readonly applicants: readonly Pick<
    Applicant,
    'uuid' | 'name' | 'sealed' | 'criteria' | 'criteria_discount'
  >[];
}

/** What each bid was given on each criterion that the project names; nothing where it names none. */
export function CriteriaOfBids({ project, applicants }: CriteriaOfBidsProps) {
  const { t } = useTranslation();
  const { criteria } = project;
  if (criteria.length === 0) return null;
  const title = t('tenderAnalysis.criteria.title');
  return (
    <AnalysisCard title={title} lead={t('tenderAnalysis.criteria.lead')}>
      {applicants.some(({ sealed }) => sealed) ? (
        <Typography>{t('tenderAnalysis.nothing.sealed')}</Typography>
      ) : (
        <AnalysisTable
          label={title}
          heading={t('bids.columns.name')}
          columns={[
            ...criteria.map(({ uuid, name, max_discount }) => ({
              key: uuid,
              label: t('bids.columns.criterion', { name, maximum: formatEuro(max_discount) }),
            })),
            { key: 'sum', label: t('tenderAnalysis.criteria.sum') },
          ]}
          rows={applicants.map((bid) => ({
            key: bid.uuid,
            heading: bid.name,
            cells: [
              ...criteria.map(({ uuid }) =>
                formatEuro(bid.criteria.find((each) => each.uuid === uuid)?.value ?? null),
              ),
              formatEuro(bid.criteria_discount),
            ],
          }))}
        />
      )}
    </AnalysisCard>
  );
}
