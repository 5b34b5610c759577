import { endpoints } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../lib/client.ts';
import { paths } from '../../../../lib/paths.ts';
import { queryKeys } from '../../../../lib/query-keys.ts';
import { LinkButton } from '../../../../ui/links/link-button.tsx';

/** Tells users about the openings that they are asked to witness, in any of their organisations' projects. */
export function OpeningsAsked() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: queryKeys.openingRequests,
    queryFn: ({ signal }) => client.call(endpoints.listOpeningRequests, {}, signal),
  });
  if (!data || data.results.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
      {data.results.map(({ project, project_name, organization, asked_by }) => (
        <Alert
          key={project}
          severity="warning"
          variant="outlined"
          role="status"
          sx={BAR}
          action={
            <LinkButton
              {...paths.project(organization, project, 'optimization')}
              color="inherit"
              variant="outlined"
              size="small"
            >
              {t('bids.open.toBids')}
            </LinkButton>
          }
        >
          {t('bids.open.askedOfProject', { project: project_name, name: asked_by })}
        </Alert>
      ))}
    </Box>
  );
}

/** On a phone there is no room for a sentence beside the button. */
const BAR = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 280px', overflowWrap: 'anywhere' },
} as const;
