import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DASHBOARD_TABS, type DashboardTab } from '../dashboard-tab.ts';
import { parseStatisticsSearch } from '../statistics-search.ts';

const TABS = {
  ...{ borderBottom: 1, borderColor: 'divider', mb: 2 },
  // All of them are on a phone's screen, in English too.
  '& .MuiTab-root': { minWidth: 0, px: { xs: 0.5, sm: 2 }, fontSize: { xs: '0.875rem', sm: '1rem' } },
} as const;

/** The tabs of a dashboard; the address says which is open (D-113). */
export function DashboardTabs({ children }: { readonly children: (tab: DashboardTab) => ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const tab = useSearch({
    strict: false,
    select: (search) => parseStatisticsSearch(search).tab ?? 'figures',
  });
  const navigate = useNavigate();
  const open = (chosen: DashboardTab) =>
    void navigate({
      to: '.',
      search: (current: object) => ({
        ...current,
        tab: chosen === 'figures' ? undefined : chosen,
      }),
      resetScroll: false,
    });
  return (
    <Box component="section" aria-label={t('statistics.dashboardHeading')} sx={{ mt: 4 }}>
      <Tabs
        value={tab}
        onChange={(_event, chosen: DashboardTab) => open(chosen)}
        aria-label={t('statistics.dashboardHeading')}
        sx={TABS}
      >
        {DASHBOARD_TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-tab-${name}`}
            aria-controls={tab === name ? `${id}-panel-${name}` : undefined}
            label={t(`statistics.tabs.${name}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel-${tab}`} aria-labelledby={`${id}-tab-${tab}`}>
        {children(tab)}
      </Box>
    </Box>
  );
}
