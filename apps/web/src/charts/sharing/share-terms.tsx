import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { Announcement } from '../elements/pointing/announcement.tsx';
import type { PictureToShare } from './use-picture-to-share.ts';

interface ShareTermsProps {
  readonly title: string;
  readonly toShare: PictureToShare;
  readonly withdrawn: boolean;
  readonly sharedList: ReactNode;
}

/** Says what a link makes public, before the link exists. */
export function ShareTerms({ title, toShare, withdrawn, sharedList }: ShareTermsProps) {
  const { t } = useTranslation();
  const [listShown, setListShown] = useState(false);
  const { address, error, retry } = toShare;
  return (
    <>
      {withdrawn && <Alert severity="success">{t('charts.share.withdrawn')}</Alert>}
      <Announcement>{withdrawn ? t('charts.share.withdrawn') : ''}</Announcement>
      <Typography>{t('charts.share.lead')}</Typography>
      {error !== null && <ErrorPanel error={error} title={t('charts.export.failed.image')} onRetry={retry} />}
      {error === null && !address && <Skeleton variant="rounded" height={PREVIEW_HEIGHT} />}
      {address && (
        <Box
          component="img"
          src={address}
          alt={t('charts.share.preview', { title })}
          sx={{
            width: 1,
            height: PREVIEW_HEIGHT,
            objectFit: 'contain',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: '#ffffff',
          }}
        />
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        <li>{t('charts.share.public')}</li>
        <li>{t('charts.share.onlyPicture')}</li>
        <li>{t('charts.share.term')}</li>
      </Box>
      <Box>
        <Link
          component="button"
          type="button"
          aria-expanded={listShown}
          onClick={() => setListShown(!listShown)}
        >
          {t(listShown ? 'charts.share.hideList' : 'charts.share.showList')}
        </Link>
      </Box>
      {listShown && sharedList}
    </>
  );
}

/** px; a picture is usually wider than it is high */
const PREVIEW_HEIGHT = 220;
