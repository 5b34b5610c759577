import type { SavedChoices, SavedView } from '@milieuspoor/contract';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterPart } from '../../lib/later-screens.ts';
import { ArrowDropDown as ArrowDropDownIcon } from '../../ui/icons/arrow-drop-down.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { savedViewsQuery } from './saved-views-query.ts';
import { type DashboardSearch, unknownChoices } from './view-choices.ts';

// Few visits save a view, so a dashboard does not wait for what the dialogs need.
const SaveViewDialog = laterPart(async () => ({
  default: (await import('./save-view-dialog.tsx')).SaveViewDialog,
}));
const ManageViewsDialog = laterPart(async () => ({
  default: (await import('./manage-views-dialog.tsx')).ManageViewsDialog,
}));

interface ViewsMenuProps {
  readonly organisationSlug: string;
  /** whether the user may share a view: a viewer has their own only */
  readonly mayShare: boolean;
  /** what the dashboard shows now */
  readonly shown: SavedChoices;
  /** shows what a view keeps; returns the part of it that the dashboard knows */
  readonly onShow: (view: SavedChoices) => DashboardSearch;
}

/** The saved views of a dashboard: opens one, saves what is shown, and manages them. */
export function ViewsMenu({ organisationSlug, mayShare, shown, onShow }: ViewsMenuProps) {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const notify = useNotify();
  // It is asked for when somebody opens the menu: most visits do not.
  const views = useQuery({ ...savedViewsQuery(organisationSlug), enabled: open || dialog !== null });

  function show({ name, view, gone_years: years }: SavedView): void {
    setOpen(false);
    const known = onShow(view);
    const gone = [
      ...(years.length > 0 ? [t('savedViews.goneYears', { years: years.join(', ') })] : []),
      ...(unknownChoices(view, known).length > 0 ? [t('savedViews.goneChoices')] : []),
    ];
    if (gone.length > 0) notify([t('savedViews.opened', { name }), ...gone].join(' '));
  }

  const { own = [], shared = [] } = Object.groupBy(views.data ?? [], (view) =>
    view.mine ? 'own' : 'shared',
  );
  const group = (heading: string, listed: readonly SavedView[]) =>
    listed.length === 0
      ? []
      : [
          <ListSubheader key={heading} role="presentation">
            {heading}
          </ListSubheader>,
          ...listed.map((view) => (
            <MenuItem key={view.uuid} onClick={() => show(view)}>
              <ListItemText
                primary={view.name}
                secondary={view.starts ? t('savedViews.startsHere') : undefined}
                sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal', maxWidth: 320 }}
              />
            </MenuItem>
          )),
        ];
  const choose = (next: 'save' | 'manage') => {
    setOpen(false);
    setDialog(next);
  };
  return (
    <>
      <Button
        ref={button}
        id={`${id}-button`}
        variant="outlined"
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={() => setOpen(true)}
        sx={{ displayPrint: 'none' }}
      >
        {t('savedViews.menu')}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={() => button.current}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {views.isError && (
          <li role="presentation">
            <ErrorPanel error={views.error} onRetry={() => void views.refetch()} />
          </li>
        )}
        {group(t('savedViews.own'), own)}
        {group(t('savedViews.ofOthers'), shared)}
        {views.data?.length === 0 && <MenuItem disabled>{t('savedViews.none')}</MenuItem>}
        <Divider />
        <MenuItem onClick={() => choose('save')}>{t('savedViews.save')}</MenuItem>
        {views.data && views.data.length > 0 && (
          <MenuItem onClick={() => choose('manage')}>{t('savedViews.manage')}</MenuItem>
        )}
      </Menu>
      <Suspense>
        {dialog === 'save' && (
          <SaveViewDialog
            organisationSlug={organisationSlug}
            view={shown}
            mayShare={mayShare}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'manage' && (
          <ManageViewsDialog
            organisationSlug={organisationSlug}
            views={views.data ?? []}
            mayShare={mayShare}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </>
  );
}
