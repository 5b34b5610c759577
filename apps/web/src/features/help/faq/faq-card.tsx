import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ShownFaq } from './shown-faq.ts';

interface FaqCardProps {
  readonly entry: ShownFaq;
}

export function FaqCard({ entry: { title, content, language } }: FaqCardProps) {
  const { t, i18n } = useTranslation();
  return (
    <Card component="li" variant="outlined" lang={language} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {content}
      </Typography>
      {language !== i18n.language && (
        <Typography variant="body2" lang={i18n.language} sx={{ mt: 1, color: 'text.secondary' }}>
          {t('help.faq.dutchOnly')}
        </Typography>
      )}
    </Card>
  );
}
