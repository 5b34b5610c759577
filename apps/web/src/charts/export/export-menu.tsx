import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDownloadOutlined } from '../../ui/icons/file-download-outlined.ts';
import { menuOf } from '../../ui/menu-of.ts';
import { NearTooltip } from '../../ui/near-tooltip.tsx';
import { CHART_TOOL } from '../frame/tool-style.ts';
import type { ExportKind } from './chart-files.ts';
import { EXPORT_ICONS } from './export-choices.tsx';
import type { ChartExport } from './use-chart-export.ts';

interface ExportMenuProps {
  /** null while there is nothing to save yet */
  readonly exporting: ChartExport | null;
  readonly kinds: readonly ExportKind[];
  /** the name of the button: 'Totale MKI opslaan' */
  readonly label: string;
}

/** The ways to save a chart or its table, behind one button. */
export function ExportMenu({ exporting, kinds, label }: ExportMenuProps) {
  const { t } = useTranslation();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A page has many charts, and most of them are never saved, so the menu is only created when it is opened.
  const [opened, setOpened] = useState(false);
  const open = (button: HTMLElement) => {
    setOpened(true);
    setAnchor(button);
  };
  const close = () => setAnchor(null);
  return (
    <>
      <NearTooltip title={t('charts.export.save')}>
        <IconButton
          sx={CHART_TOOL}
          onClick={(event) => open(event.currentTarget)}
          disabled={exporting === null}
          loading={exporting?.busy ?? false}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...(anchor ? { 'aria-controls': id } : {})}
        >
          <FileDownloadOutlined />
        </IconButton>
      </NearTooltip>
      {opened && (
        <Menu
          id={id}
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ ...menuOf(label).slotProps, list: { 'aria-label': label } }}
        >
          {kinds.map((kind) => (
            <MenuItem
              key={kind}
              onClick={() => {
                close();
                exporting?.start(kind);
              }}
            >
              <ListItemIcon>{EXPORT_ICONS[kind]}</ListItemIcon>
              <ListItemText>{t(`charts.export.kinds.${kind}`)}</ListItemText>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
