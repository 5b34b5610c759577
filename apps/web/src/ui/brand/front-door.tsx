import { BRAND } from '@milieuspoor/look';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../page/use-page-title.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { TrackDrawing } from './track-drawing.tsx';

interface FrontDoorProps {
  readonly title: string;
  /** a sentence under the title */
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every screen for visitors who are not signed in: an introduction on one side, the form on the other. */
export function FrontDoor({ title, lead, children }: FrontDoorProps) {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <Box
      sx={{
        minHeight: '100%',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1.15fr) minmax(420px, 1fr)' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <Box
        component="header"
        sx={{
          position: 'relative',
          overflow: 'hidden',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          gap: { xs: 3, md: 6 },
          p: { xs: 3, sm: 4, md: 7 },
          color: BRAND.onGround,
          bgcolor: BRAND.ground,
        }}
      >
        <TrackDrawing />
        <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <BrandMark size={44} />
          <Typography component="p" sx={{ fontSize: '1.5rem', fontWeight: 660, letterSpacing: '-0.01em' }}>
            {t('app.product')}
          </Typography>
        </Box>
        <Box sx={{ position: 'relative', maxWidth: 560 }}>
          <Typography
            component="p"
            sx={{
              fontSize: { xs: '1.375rem', md: '2.5rem' },
              lineHeight: 1.15,
              fontWeight: 600,
              letterSpacing: '-0.015em',
              textWrap: 'balance',
            }}
          >
            {t('accounts.login.lead')}
          </Typography>
          <Typography
            sx={{
              mt: 2,
              fontSize: '1.0625rem',
              color: BRAND.onGroundQuiet,
              display: { xs: 'none', sm: 'block' },
            }}
          >
            {t('accounts.login.explanation')}
          </Typography>
        </Box>
      </Box>
      <Box
        component="main"
        sx={{ display: 'flex', flexDirection: 'column', p: { xs: 3, sm: 4 }, bgcolor: 'background.paper' }}
      >
        <Box sx={{ alignSelf: 'flex-end' }}>
          <LanguageSwitch />
        </Box>
        <Box sx={{ width: '100%', maxWidth: 400, m: 'auto', py: { xs: 3, md: 6 } }}>
          <Typography variant="h1" sx={{ mb: lead ? 1 : 4 }}>
            {title}
          </Typography>
          {lead && <Typography sx={{ mb: 4, color: 'text.secondary' }}>{lead}</Typography>}
          {children}
        </Box>
      </Box>
    </Box>
  );
}
