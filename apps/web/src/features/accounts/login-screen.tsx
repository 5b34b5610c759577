import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BRAND } from '../../ui/brand-colours.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { LoginForm } from './login-form.tsx';
import { TrackDrawing } from './track-drawing.tsx';

interface LoginScreenProps {
  /** true when the visitor was on the way to somewhere, and will arrive there after signing in */
  readonly returns: boolean;
  readonly onSignedIn: () => void;
}

/** The front door: what this is on one side, the way in on the other. */
export function LoginScreen({ returns, onSignedIn }: LoginScreenProps) {
  const { t } = useTranslation();
  usePageTitle(t('accounts.login.title'));
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
          <Typography component="p" sx={{ fontSize: '1.5rem', fontWeight: 650, letterSpacing: '-0.01em' }}>
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
          <Typography variant="h1" sx={{ mb: returns ? 1 : 4 }}>
            {t('accounts.login.title')}
          </Typography>
          {returns && (
            <Typography sx={{ mb: 4, color: 'text.secondary' }}>
              {t('accounts.login.sessionEnded')}
            </Typography>
          )}
          <LoginForm onSignedIn={onSignedIn} />
        </Box>
      </Box>
    </Box>
  );
}
