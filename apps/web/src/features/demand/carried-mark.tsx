import type { Project } from '@milieuspoor/contract';
import { dayAndTimeOf, formatMki } from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { carriedQuery } from './demand-query.ts';

/** Says that the values of the model were proposed, or that they were changed since. */
export function CarriedMark({ project }: { readonly project: Project }) {
  const { t } = useTranslation();
  const proposal = useQuery(carriedQuery(project.uuid)).data?.proposal;
  if (!proposal) return null;
  const { reference, target, percent, projects, carried_at } = proposal;
  const isSame = project.mki_upper_boundary === reference && project.mki_lower_boundary === target;
  return (
    <Typography variant="body2">
      {t(isSame ? 'demand.markSame' : 'demand.markOther', {
        ...{ at: dayAndTimeOf(carried_at).slice(0, 10), percent },
        ...{ reference: formatMki(reference), target: formatMki(target) },
        projects: t('demand.projects', { count: projects.length }),
      })}
    </Typography>
  );
}
