import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { environmentQuery } from '../../lib/environment-query.ts';

export function PageFooter() {
  const { t } = useTranslation();
  const { data } = useQuery(environmentQuery);
  return (
    <Box
      component="footer"
      aria-label={t('app.footer.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        px: { xs: 2, sm: 3, lg: 5 },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: '0.875rem',
      }}
    >
      <span>© {new Date().getFullYear()}</span>
      <span>{t('app.product')}</span>
      <Box component="span" sx={{ ml: 'auto' }}>
        {data?.build}
      </Box>
    </Box>
  );
}
