import { ApiError } from '@milieuspoor/contract/client';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import type { ExportedChart } from '../export/exported-chart.ts';
import type { ChartTools, SharedPicture } from './chart-tools.tsx';
import type { ShareChannel } from './share-addresses.ts';
import { ShareTerms } from './share-terms.tsx';
import { SharedLink } from './shared-link.tsx';
import { usePictureToShare } from './use-picture-to-share.ts';

interface ShareDialogProps {
  /** the way to send the link; null while nothing is shared */
  readonly channel: ShareChannel | null;
  readonly chart: ExportedChart;
  readonly tools: ChartTools;
  readonly onClose: () => void;
}

/** Shares a chart in two steps: first what a link makes public, then the link itself, to be sent or withdrawn. */
export function ShareDialog({ channel, chart, tools, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const toShare = usePictureToShare(chart, channel !== null);
  const { picture } = toShare;
  const [shared, setShared] = useState<SharedPicture | null>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const [withdrawn, setWithdrawn] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (cause) {
      // The client that made the request logs a refusal of the server.
      if (!(cause instanceof ApiError)) reportError(cause);
      setError(cause);
    } finally {
      setBusy(false);
    }
  };
  const makeLink = () =>
    attempt(async () => {
      const { toDataUrl } = await import('../picture/to-file.ts');
      if (picture) setShared(await tools.share({ image: await toDataUrl(picture), title: chart.title }));
    });
  const withdraw = (picture: SharedPicture) =>
    attempt(async () => {
      await tools.revoke(picture.id);
      // The button that withdrew is about to disappear.
      closing.current?.focus();
      setShared(null);
      setWithdrawn(true);
    });
  // The next chart that is shared starts again.
  const forget = () => {
    setShared(null);
    setWithdrawn(false);
    setError(null);
  };

  return (
    <Dialog
      open={channel !== null}
      onClose={busy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ transition: { onExited: forget } }}
    >
      <DialogTitle id={id}>{t('charts.share.title', { title: chart.title })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {shared ? (
          <SharedLink
            shared={shared}
            chart={chart}
            channel={channel ?? 'email'}
            busy={busy}
            onWithdraw={() => void withdraw(shared)}
          />
        ) : (
          <ShareTerms
            title={chart.title}
            toShare={toShare}
            withdrawn={withdrawn}
            sharedList={tools.sharedList}
          />
        )}
        {error !== null && (
          <ErrorPanel
            error={error}
            title={t(shared ? 'charts.share.withdrawFailed' : 'charts.share.failed')}
            onRetry={() => void (shared ? withdraw(shared) : makeLink())}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button ref={closing} onClick={() => !busy && onClose()}>
          {t(shared || withdrawn ? 'charts.share.close' : 'app.cancel')}
        </Button>
        {!shared && (
          <Button variant="contained" loading={busy} disabled={!picture} onClick={() => void makeLink()}>
            {t('charts.share.makeLink')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
