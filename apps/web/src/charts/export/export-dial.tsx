import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailOutlined } from '../../ui/icons/email-outlined.ts';
import { IosShare } from '../../ui/icons/ios-share.ts';
import { LinkedIn } from '../../ui/icons/linked-in.ts';
import { SHARE_CHANNELS, type ShareChannel } from '../sharing/share-addresses.ts';
import type { ExportKind } from './chart-files.ts';
import { EXPORT_ICONS } from './export-choices.tsx';
import type { ChartExport } from './use-chart-export.ts';

interface ExportDialProps {
  readonly exporting: ChartExport;
  readonly kinds: readonly ExportKind[];
  readonly onShare: (channel: ShareChannel) => void;
}

const SHARE_ICONS = { email: <EmailOutlined />, linkedin: <LinkedIn /> } as const;

/** The actions for a chart that fills the screen: saving and sharing. */
export function ExportDial({ exporting, kinds, onShare }: ExportDialProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const actions = [
    ...kinds.map((kind) => ({
      key: kind,
      icon: EXPORT_ICONS[kind],
      label: t(`charts.export.kinds.${kind}`),
      act: () => exporting.start(kind),
    })),
    ...SHARE_CHANNELS.map((channel) => ({
      key: channel,
      icon: SHARE_ICONS[channel],
      label: t(`charts.share.channels.${channel}`),
      act: () => onShare(channel),
    })),
  ];
  return (
    <SpeedDial
      ariaLabel={t('charts.export.dial')}
      icon={<IosShare />}
      open={open}
      // A pointer that opened it on its way would close it by its click, and focus that returns from a dialog opens nothing.
      onOpen={(_event, reason) => reason === 'toggle' && setOpen(true)}
      onClose={(_event, reason) => reason !== 'mouseLeave' && setOpen(false)}
      onKeyDown={(event) => {
        // Escape closes the dial, and not the dialog around it.
        if (event.key === 'Escape' && open) event.stopPropagation();
      }}
      FabProps={{ ref: button, disabled: exporting.busy, size: 'small' }}
      direction="down"
      // Its choices cover what is below it while they are open, and take no room in the bar.
      sx={{ height: 40, width: 40, flex: 'none', '& .MuiSpeedDial-actions': { zIndex: 1 } }}
    >
      {/* The first is nearest to the button. */}
      {actions.map(({ key, icon, label, act }) => (
        <SpeedDialAction
          key={key}
          icon={icon}
          slotProps={{
            tooltip: { title: label, open: true },
            // It names the button, so reading it separately would repeat it.
            staticTooltipLabel: { 'aria-hidden': true, sx: LABEL },
            fab: { sx: FOCUSED },
          }}
          onClick={() => {
            setOpen(false);
            // A closing menu does not return the focus: a dialog that opens now returns it to the button.
            button.current?.focus();
            act();
          }}
        />
      ))}
    </SpeedDial>
  );
}

const LABEL = {
  border: 1,
  borderColor: 'divider',
  whiteSpace: 'nowrap',
  color: 'text.primary',
  fontSize: '0.9375rem',
} as const;
/** Style for focus by arrow keys, which the browser's own focus style does not recognise. */
const FOCUSED = {
  '&&:focus-visible': { outline: '3px solid', outlineColor: 'accent.main', outlineOffset: '2px' },
} as const;
