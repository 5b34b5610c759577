import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { KnownVariant } from '../report-variant.ts';
import { apartSentences } from './apart-sentences.ts';

/** What has to be known of variants before they are compared; nothing where all of them are whole and of one scale. */
export function ApartNote({ variants }: { readonly variants: readonly KnownVariant[] }) {
  const { t } = useTranslation();
  const sentences = apartSentences(variants, t);
  if (sentences.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ '& .MuiAlert-message': { display: 'grid', gap: 0.5 } }}>
      {sentences.map((sentence) => (
        <Box component="p" key={sentence} sx={{ m: 0 }}>
          {sentence}
        </Box>
      ))}
    </Alert>
  );
}
