import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { adminOrganisationsQuery } from '../admin-queries.ts';

const OrganisationLink = createLink(Link);

/** The number of names shown before somebody asks for all: the table is what the page is about. */
const NAMED = 5;
const ALL = 100;

/** Names the organisations that no member can manage; shows nothing when each has somebody. */
export function NobodyRunsNotice({ org }: { readonly org: string }) {
  const { t } = useTranslation();
  const [named, setNamed] = useState(NAMED);
  const { data } = useQuery(adminOrganisationsQuery({ administered: 'false', page_size: named }));
  if (!data || data.count === 0) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      <AlertTitle>{t('admin.organisations.nobodyRuns', { count: data.count })}</AlertTitle>
      {t('admin.organisations.nobodyRunsText')}
      <Box component="ul" sx={LIST}>
        {data.results.map(({ uuid, slug, name }) => (
          <li key={uuid}>
            <OrganisationLink {...paths.adminOrganisation(org, slug)}>{name}</OrganisationLink>
          </li>
        ))}
      </Box>
      {named === NAMED && data.count > NAMED && (
        <Button color="inherit" size="small" sx={{ mt: 0.5 }} onClick={() => setNamed(ALL)}>
          {t('admin.organisations.nobodyRunsMore', { count: data.count })}
        </Button>
      )}
    </Alert>
  );
}

const LIST = {
  mt: 1,
  mb: 0,
  pl: 2.5,
  overflowWrap: 'anywhere',
  // The links are large enough to touch one without touching the next.
  '& a': { display: 'inline-block', minHeight: 24 },
} as const;
