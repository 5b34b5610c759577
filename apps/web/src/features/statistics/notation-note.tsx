import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { notationSentence } from '../../charts/notation.ts';

/** Says how figures are written, if the reader's language writes them differently. */
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
