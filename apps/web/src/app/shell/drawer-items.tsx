import { may } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { AdminPanelSettingsOutlined as AdminIcon } from '../../ui/icons/admin-panel-settings-outlined.tsx';
import { CalendarMonthOutlined as AgendaIcon } from '../../ui/icons/calendar-month-outlined.ts';
import { ChatBubbleOutlineOutlined as ContactIcon } from '../../ui/icons/chat-bubble-outline-outlined.ts';
import { HelpOutlineOutlined as FaqIcon } from '../../ui/icons/help-outline-outlined.ts';
import { NotesOutlined as GuideIcon } from '../../ui/icons/notes-outlined.ts';
import { SettingsOutlined as SettingsIcon } from '../../ui/icons/settings-outlined.ts';
import { SpaceDashboardOutlined as DashboardIcon } from '../../ui/icons/space-dashboard-outlined.ts';
import { TableRowsOutlined as LibraryIcon } from '../../ui/icons/table-rows-outlined.ts';
import { ListLink } from '../../ui/links/list-link.tsx';
import { actorOf } from '../guard.ts';
import { useOpenWorkCount } from './use-open-work-count.ts';

// Only icons need one, and only for users of a mouse.
const Tooltip = lazy(() => import('@mui/material/Tooltip'));

const route = getRouteApi('/o/$org/shell');

interface DrawerItemsProps {
  readonly organisationSlug: string;
  readonly collapsed: boolean;
  readonly onChosen?: () => void;
}

/** The places of an organisation, and for staff the administration. */
export function DrawerItems({ organisationSlug: org, collapsed, onChosen }: DrawerItemsProps) {
  const { t } = useTranslation();
  const { session } = route.useRouteContext();
  const place = { collapsed, onChosen };
  const openWork = useOpenWorkCount(org);
  return (
    <Box component="nav" aria-label={t('app.navigation.label')} sx={{ position: 'relative', px: 1.5 }}>
      <Item
        {...place}
        icon={<DashboardIcon />}
        label={t('app.navigation.dashboard')}
        to={paths.dashboard(org)}
        count={openWork}
        countText={t('app.navigation.openWork', { count: openWork })}
        // A project is opened from this item, and leads back to it.
        within={`/o/${org}/project/`}
      />
      <Item {...place} icon={<AgendaIcon />} label={t('app.navigation.agenda')} to={paths.agenda(org)} />
      <Item
        {...place}
        icon={<LibraryIcon />}
        label={t('app.navigation.library')}
        to={paths.library(org)}
        within={`/o/${org}/bibliotheek/`}
      />
      <Item
        {...place}
        icon={<SettingsIcon />}
        label={t('app.navigation.settings')}
        to={paths.settings(org)}
      />
      <Item {...place} icon={<FaqIcon />} label={t('app.navigation.faq')} to={paths.faq(org)} />
      <Item
        {...place}
        icon={<GuideIcon />}
        label={t('app.navigation.guide')}
        to={paths.guide(org)}
        within={`/o/${org}/handleiding/`}
      />
      <Item {...place} icon={<ContactIcon />} label={t('app.navigation.contact')} to={paths.contact(org)} />
      {may(actorOf(session.user), 'admin.organisations') && (
        <>
          <Box aria-hidden sx={{ my: 1, borderBottom: 1, borderColor: 'divider' }} />
          <Item
            {...place}
            icon={<AdminIcon />}
            label={t('app.navigation.admin')}
            to={paths.admin(org)}
            // All sections of the administration share this item.
            within={`/o/${org}/beheer/`}
          />
        </>
      )}
    </Box>
  );
}

type Place =
  | ReturnType<typeof paths.dashboard>
  | ReturnType<typeof paths.agenda>
  | ReturnType<typeof paths.library>
  | ReturnType<typeof paths.settings>
  | ReturnType<typeof paths.faq>
  | ReturnType<typeof paths.guide>
  | ReturnType<typeof paths.contact>
  | ReturnType<typeof paths.admin>;

interface ItemProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly to: Place;
  /** a number at the item; 0 for none */
  readonly count?: number;
  /** what the number says */
  readonly countText?: string;
  /** the addresses that belong to the item, if it has more than its own */
  readonly within?: string;
  readonly collapsed: boolean;
  readonly onChosen: (() => void) | undefined;
}

function Item({ icon, label, to, within, count = 0, countText, collapsed, onChosen }: ItemProps) {
  const inside = useLocation({
    select: ({ pathname }) => within !== undefined && pathname.startsWith(within),
  });
  const current = { className: 'Mui-selected', 'aria-current': 'page' } as const;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Named label={label} named={!collapsed}>
        <ListLink
          {...to}
          aria-label={label}
          {...(count > 0 ? { 'aria-description': countText, title: countText } : {})}
          onClick={() => onChosen?.()}
          activeOptions={{ includeSearch: false }}
          activeProps={current}
          {...(inside ? current : {})}
          sx={{
            position: 'relative',
            minHeight: 44,
            px: 1.5,
            borderRadius: '6px',
            color: 'text.secondary',
            '&.Mui-selected': { fontWeight: 600 },
            // The current item has an edge in petrol beside the background.
            '&.Mui-selected::before': {
              content: '""',
              position: 'absolute',
              insetBlock: 8,
              left: 0,
              width: 3,
              borderRadius: 1,
              bgcolor: 'primary.main',
            },
          }}
        >
          <Box component="span" sx={{ display: 'inline-flex', flexShrink: 0, minWidth: 40 }}>
            {icon}
          </Box>
          {!collapsed && (
            <Box component="span" sx={{ flex: 'auto', minWidth: 0, my: 0.5 }}>
              {label}
            </Box>
          )}
          {count > 0 && <Count count={count} collapsed={collapsed} />}
        </ListLink>
      </Named>
    </Box>
  );
}

/** A number at an item; where there are only icons, above its icon. */
function Count({ count, collapsed }: { readonly count: number; readonly collapsed: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden
      // As text it would have to be in the name of the item, which its description says better.
      data-count={count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
      sx={{
        '&::before': { content: 'attr(data-count)' },
        flex: 'none',
        minWidth: 22,
        px: 0.75,
        borderRadius: '11px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: '22px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        ...(collapsed ? { position: 'absolute', top: 0, right: 0 } : {}),
      }}
    />
  );
}

/** A larger number has no room at an icon. */
const MOST_COUNTED = 99;

interface NamedProps {
  readonly label: string;
  /** true if the name is readable beside the icon */
  readonly named: boolean;
  readonly children: ReactElement;
}

/** Shows the name of an icon to users who point at it. */
function Named({ label, named, children }: NamedProps) {
  if (named) return children;
  return (
    <Suspense fallback={children}>
      <Tooltip title={label} placement="right">
        {children}
      </Tooltip>
    </Suspense>
  );
}
