import { formatDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldToCopy } from '../../ui/field-to-copy.tsx';
import { EmailOutlined } from '../../ui/icons/email-outlined.ts';
import { LinkedIn } from '../../ui/icons/linked-in.ts';
import type { ExportedChart } from '../export/exported-chart.ts';
import type { SharedPicture } from './chart-tools.tsx';
import { type ShareChannel, shareAddress } from './share-addresses.ts';

interface SharedLinkProps {
  readonly shared: SharedPicture;
  readonly chart: ExportedChart;
  readonly channel: ShareChannel;
  readonly busy: boolean;
  readonly onWithdraw: () => void;
}

const ICONS = { email: <EmailOutlined />, linkedin: <LinkedIn /> } as const;

/** An existing link: to copy, to send, or to withdraw. */
export function SharedLink({ shared, chart, channel, busy, onWithdraw }: SharedLinkProps) {
  const { t } = useTranslation();
  const onward = useRef<HTMLAnchorElement>(null);
  // The button that made the link is gone.
  useEffect(() => onward.current?.focus(), []);
  const { link, expires } = shared;
  const until = formatDay(expires);
  const subject = t('charts.share.subject', { title: chart.title });
  const body = [
    [`${chart.title} (${chart.unit})`, ...chart.subject.map(({ value }) => value)].join(', '),
    '',
    link,
    '',
    t('charts.share.worksUntil', { date: until }),
  ].join('\r\n');
  return (
    <>
      <Typography>{t('charts.share.ready', { date: until })}</Typography>
      <FieldToCopy label={t('charts.share.link')} value={link} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          ref={onward}
          variant="contained"
          startIcon={ICONS[channel]}
          href={shareAddress(channel, { link, subject, body })}
          {...(channel === 'linkedin' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {t(`charts.share.go.${channel}`)}
        </Button>
        <Button color="error" loading={busy} onClick={onWithdraw}>
          {t('charts.share.withdraw')}
        </Button>
      </Box>
    </>
  );
}
