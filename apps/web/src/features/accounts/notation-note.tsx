import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { notationSentence } from '../../charts/notation.ts';

/** Says once, beside the choice of language, how screens write figures; nothing if that is as the language does. */
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
