import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The charts of a dashboard, in its only tab. */
export function StatisticsTabs({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [tabId, panelId] = [useId(), useId()];
  return (
    <Box component="section" aria-label={t('statistics.dashboardHeading')} sx={{ mt: 4 }}>
      <Tabs
        value={0}
        aria-label={t('statistics.dashboardHeading')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        <Tab id={tabId} aria-controls={panelId} label={t('statistics.heading')} />
      </Tabs>
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId}>
        {children}
      </Box>
    </Box>
  );
}
