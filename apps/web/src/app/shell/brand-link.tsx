import Box from '@mui/material/Box';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../ui/brand/brand-mark.tsx';

interface BrandAnchorProps {
  readonly href?: string;
}

/** The mark and the name, as a link to the dashboard of the active organisation. */
export const BrandLink = createLink(BrandAnchor);

function BrandAnchor(props: BrandAnchorProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="a"
      {...props}
      aria-label={t('app.navigation.toDashboard')}
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        borderRadius: 1,
        fontSize: '1.3125rem',
        fontWeight: 660,
        letterSpacing: '-0.01em',
      }}
    >
      <BrandMark size={40} bare />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('app.product')}
      </Box>
    </Box>
  );
}
