import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { LayoutBody } from './layout-body.tsx';
import { LayoutContents } from './layout-contents.tsx';
import { WorkbookDownloads } from './workbook-downloads.tsx';

/** The styles for printing the page alone, without the frame of the application. */
const ON_PAPER = {
  '@media print': {
    'header, footer, .MuiDrawer-root': { display: 'none !important' },
    'h2, h3': { breakAfter: 'avoid' },
  },
};

interface WorkbookLayoutScreenProps {
  readonly organisationSlug: string;
}

/** Explains each column of the calculation workbook, and what the import does with it. */
export function WorkbookLayoutScreen({ organisationSlug }: WorkbookLayoutScreenProps) {
  const { t, i18n } = useTranslation();
  const layout = useQuery(workbookLayoutQuery(i18n.language));
  const hash = useLocation({ select: (location) => location.hash });
  const loaded = layout.data !== undefined;
  useEffect(() => {
    const section = loaded && hash !== '' ? document.getElementById(hash) : null;
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, loaded]);
  return (
    <article>
      <GlobalStyles styles={ON_PAPER} />
      <PageHeading
        title={t('workbookHelp.title')}
        lead={t('workbookHelp.lead')}
        actions={
          <LinkButton {...paths.faq(organisationSlug)} sx={{ displayPrint: 'none' }}>
            {t('workbookHelp.backToFaq')}
          </LinkButton>
        }
      />
      <WorkbookDownloads />
      {layout.isPending && <DelayedIndicator />}
      {layout.isError && (
        <Box sx={{ mt: 3 }}>
          <FailedQuery query={layout} />
        </Box>
      )}
      {layout.data && (
        <Box sx={{ maxWidth: 900 }}>
          <LayoutContents />
          <LayoutBody layout={layout.data} />
        </Box>
      )}
    </article>
  );
}

/** It changes only with a release; its notes are in the language of the screen. */
const workbookLayoutQuery = (language: string) =>
  queryOptions({
    queryKey: ['workbook-layout', language],
    queryFn: ({ signal }) => client.call(endpoints.getWorkbookLayout, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
