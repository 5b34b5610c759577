import type { Applicant, Project } from '@milieuspoor/contract';
import { formatEuro, formatLevel, permilleOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
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

interface GivenOnCriterionProps {
  readonly scale: Project['criteria'][number]['scale'];
  readonly given: Applicant['criteria'][number] | undefined;
}

/**
 * Shows the euro that a bid was given. On a scale it also shows how the level gives that amount, and the reason below
 * it.
 */
function GivenOnCriterion({ scale, given }: GivenOnCriterionProps) {
  const { t } = useTranslation();
  const level = scale?.find(({ percentage }) => percentage === given?.level);
  if (!given || !level) return formatEuro(given?.value ?? null);
  return (
    <Box component="span" sx={{ display: 'inline-grid', gap: 0.25 }}>
      <span>
        {t('tenderAnalysis.criteria.worked', {
          percentage: formatLevel(permilleOf(level.percentage) ?? 0),
          maximum: formatEuro(given.upper_boundary),
          amount: formatEuro(given.value),
        })}
      </span>
      <span>{level.name}</span>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'pre-line' }}>
        {given.reason ?? t('tenderAnalysis.criteria.noReason')}
      </Box>
    </Box>
  );
}

/** Shows what each bid was given on each criterion that the project names; shows nothing if it names none. */
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
              ...criteria.map(({ uuid, scale }) => (
                <GivenOnCriterion
                  key={uuid}
                  scale={scale}
                  given={bid.criteria.find((each) => each.uuid === uuid)}
                />
              )),
              formatEuro(bid.criteria_discount),
            ],
          }))}
        />
      )}
    </AnalysisCard>
  );
}
