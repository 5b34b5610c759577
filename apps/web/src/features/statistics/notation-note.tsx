import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { notationSentence } from '../../charts/notation.ts';

/** How figures are written, said where that is not how the reader's language writes them. */
export function NotationNote() {
  const { t } = useTranslation();
  const sentence = notationSentence(t);
  if (!sentence) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {sentence}
    </Typography>
  );
}
