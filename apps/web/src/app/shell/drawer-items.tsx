import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ListLink } from '../../ui/list-link.tsx';

interface DrawerItemsProps {
  readonly organizationSlug: string;
  readonly collapsed: boolean;
  readonly onChosen?: () => void;
}

/** The places of an organisation that exist. */
export function DrawerItems({ organizationSlug, collapsed, onChosen }: DrawerItemsProps) {
  const { t } = useTranslation();
  const label = t('app.navigation.dashboard');
  return (
    <List component="nav" aria-label={t('app.navigation.label')} disablePadding sx={{ px: 1.5 }}>
      <ListItem component="div" disablePadding>
        <Tooltip title={collapsed ? label : ''} placement="right">
          <ListLink
            {...paths.dashboard(organizationSlug)}
            aria-label={label}
            onClick={() => onChosen?.()}
            activeProps={{ className: 'Mui-selected', 'aria-current': 'page' }}
            sx={{ borderRadius: 1, minHeight: 48, px: 1.5 }}
          >
            <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>
              <DashboardIcon />
            </ListItemIcon>
            {!collapsed && <ListItemText primary={label} />}
          </ListLink>
        </Tooltip>
      </ListItem>
    </List>
  );
}
