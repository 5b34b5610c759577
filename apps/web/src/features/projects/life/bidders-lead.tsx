import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** How a project with award criteria comes by its optimisation. */
export function BiddersLead() {
  const { t } = useTranslation();
  return (
    <div>
      <Typography variant="h2">{t('projectLife.award.title')}</Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '75ch' }}>
        {t('projectLife.award.description')}
      </Typography>
    </div>
  );
}
