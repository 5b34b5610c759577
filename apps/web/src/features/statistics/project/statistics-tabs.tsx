import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The statistics of a dashboard under their heading, in the one tab that there is. */
export function StatisticsTabs({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [headingId, tabId, panelId] = [useId(), useId(), useId()];
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 5 }}>
      <Typography id={headingId} variant="h1" component="h2">
        {t('statistics.dashboardHeading')}
      </Typography>
      <Tabs value={0} aria-labelledby={headingId} sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
        <Tab id={tabId} aria-controls={panelId} label={t('statistics.heading')} />
      </Tabs>
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId}>
        {children}
      </Box>
    </Box>
  );
}
