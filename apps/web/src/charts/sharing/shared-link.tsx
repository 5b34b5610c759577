import { formatDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentCopyOutlined as ContentCopyIcon } from '../../ui/icons/content-copy-outlined.ts';
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
  const field = useRef<HTMLInputElement>(null);
  const onward = useRef<HTMLAnchorElement>(null);
  // The button that made the link is gone.
  useEffect(() => onward.current?.focus(), []);
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
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

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('done');
    } catch {
      // Without TLS, or without permission, the browser leaves copying to the user.
      field.current?.select();
      setCopied('failed');
    }
  };
  return (
    <>
      <Typography>{t('charts.share.ready', { date: until })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1, alignItems: 'center' }}>
        <TextField
          label={t('charts.share.link')}
          value={link}
          inputRef={field}
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="outlined"
          startIcon={<ContentCopyIcon />}
          onClick={() => void copy()}
          sx={{ flexShrink: 0 }}
        >
          {t('charts.share.copy')}
        </Button>
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}
      >
        {copied && t(copied === 'done' ? 'charts.share.copied' : 'charts.share.copyFailed')}
      </Typography>
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
