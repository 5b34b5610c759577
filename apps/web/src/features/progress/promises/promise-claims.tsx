import { CLAIMS_MAX, type PromiseRow } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { claimText } from './promise-texts.ts';
import { promiseClaimsQuery } from './promises-query.ts';

interface PromiseClaimsProps {
  readonly slug: string;
  /** the rows on the screen */
  readonly rows: readonly PromiseRow[];
}

/** What follows from the awards among the rows on the screen of which the work is complete. */
export function PromiseClaims({ slug, rows }: PromiseClaimsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const awarded = rows.filter(
    ({ kind, project_status }) => kind === 'award' && project_status === 'Project_Complete',
  );
  const asked = awarded.slice(0, CLAIMS_MAX).map(({ uuid }) => uuid);
  const query = useQuery({ ...promiseClaimsQuery(slug, asked), enabled: asked.length > 0 });
  const claims = query.data?.results ?? [];
  if (asked.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headingId} aria-busy={query.isPending}>
      <Typography id={headingId} variant="h3">
        {t('promises.claims.heading')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('promises.claims.lead')}
      </Typography>
      <FailedQuery query={query} title={t('promises.claims.failed')} />
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {claims.map((claim) => (
          <li key={claim.uuid}>
            <TextLink {...paths.project(slug, claim.uuid, 'as-built')}>
              {awarded.find(({ uuid }) => uuid === claim.uuid)?.name}
            </TextLink>
            {`: ${claimText(claim, t)}`}
          </li>
        ))}
      </Box>
      {awarded.length > CLAIMS_MAX && <Typography variant="body2">{t('promises.claims.more')}</Typography>}
    </Box>
  );
}
