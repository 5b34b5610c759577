import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsTab } from '../../lib/paths.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

interface SettingsScreenProps {
  readonly tabs: readonly SettingsTab[];
  readonly tab: SettingsTab;
  readonly onTabChange: (tab: SettingsTab) => void;
  readonly children: ReactNode;
}

/** The frame around the settings; the caller gives the content of a tab. */
export function SettingsScreen({ tabs, tab, onTabChange, children }: SettingsScreenProps) {
  const { t } = useTranslation();
  return (
    <section>
      <PageHeading title={t('settings.title')} />
      <Tabs
        value={tab}
        onChange={(_event, chosen: SettingsTab) => onTabChange(chosen)}
        aria-label={t('settings.tabsLabel')}
        variant="scrollable"
        scrollButtons="auto"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`settings-tab-${name}`}
            aria-controls={tab === name ? `settings-panel-${name}` : undefined}
            label={t(`settings.tabs.${name}`)}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`settings-panel-${tab}`}
        aria-labelledby={`settings-tab-${tab}`}
        sx={{ pt: 3 }}
      >
        {children}
      </Box>
    </section>
  );
}
