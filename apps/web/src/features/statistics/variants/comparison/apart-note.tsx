import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaidAbove } from '../../../../charts/coverage/use-said-above.ts';
import type { KnownVariant } from '../report-variant.ts';
import { apartSentences } from './apart-sentences.ts';

/**
 * What has to be known of variants before they are compared; nothing where all of them are whole and of one scale. The charts
 * below need not say it again.
 */
export function ApartNote({ variants }: { readonly variants: readonly KnownVariant[] }) {
  const { t } = useTranslation();
  const sentences = apartSentences(variants, t);
  const place = useRef<HTMLDivElement>(null);
  useSaidAbove(place, sentences);
  if (sentences.length === 0) return null;
  return (
    <Alert
      ref={place}
      severity="info"
      variant="outlined"
      sx={{ '& .MuiAlert-message': { display: 'grid', gap: 0.5 } }}
    >
      {sentences.map((sentence) => (
        <Box component="p" key={sentence} sx={{ m: 0 }}>
          {sentence}
        </Box>
      ))}
    </Alert>
  );
}
