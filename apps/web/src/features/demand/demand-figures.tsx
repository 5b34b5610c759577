import type { DemandAnswer } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '../../ui/summary-list.tsx';
import { DemandGroups } from './demand-groups.tsx';
import { DemandProjects } from './demand-projects.tsx';
import {
  basisTexts,
  perSizeText,
  proposalText,
  reasoningTexts,
  spreadText,
  targetsText,
} from './demand-texts.ts';

interface DemandFiguresProps {
  readonly answer: DemandAnswer;
  readonly organisationSlug: string;
}

/** What can be demanded, why, and every project behind it. */
export function DemandFigures({ answer, organisationSlug }: DemandFiguresProps) {
  const { t } = useTranslation();
  const id = useId();
  const { built, offered, bids, groups, projects } = answer;
  const known = {
    built: built && spreadText(built, 'projects', t),
    offered: offered && spreadText(offered, 'projects', t),
    bids: bids && spreadText(bids.spread, 'bids', t),
    perSize: perSizeText(answer, t),
    targets: targetsText(answer, t),
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ maxWidth: '80ch' }}>
        <Typography sx={{ fontWeight: 600 }}>{proposalText(answer, t)}</Typography>
        {reasoningTexts(answer, t).map((text) => (
          <Typography key={text} variant="body2" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        ))}
      </Box>
      {projects.length > 0 && (
        <SummaryList
          lines={(['built', 'offered', 'bids', 'perSize', 'targets'] as const).map((row) => ({
            key: row,
            label: t(`demand.rows.${row}`),
            value: known[row] ?? t('demand.nothing'),
          }))}
        />
      )}
      {groups.length > 0 && <DemandGroups groups={groups} />}
      {projects.length > 0 && (
        <section aria-labelledby={`${id}-projects`}>
          <Typography variant="h3" id={`${id}-projects`}>
            {t('demand.projectsTitle')}
          </Typography>
          <DemandProjects answer={answer} organisationSlug={organisationSlug} />
        </section>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
        {basisTexts(answer, t).join(' ')}
      </Typography>
    </Box>
  );
}
