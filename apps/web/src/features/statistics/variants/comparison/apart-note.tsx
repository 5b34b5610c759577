import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ListedMark } from '../../../../charts/coverage/listed-mark.tsx';
import { useSaidAbove } from '../../../../charts/coverage/use-said-above.ts';
import { ProjectFindings } from '../../findings/show-findings.tsx';
import type { KnownVariant } from '../report-variant.ts';
import { apartFindings } from './apart-sentences.ts';

interface ApartNoteProps {
  readonly organisationSlug: string;
  readonly variants: readonly KnownVariant[];
}

/**
 * Says what a reader must know of variants before comparing them, with the items behind it; shows nothing when all of
 * them are complete and on one scale. The charts below need not repeat it.
 */
export function ApartNote({ organisationSlug, variants }: ApartNoteProps) {
  const { t } = useTranslation();
  const findings = apartFindings(variants, t);
  const place = useRef<HTMLDivElement>(null);
  useSaidAbove(
    place,
    findings.map(({ sentence }) => sentence),
  );
  if (findings.length === 0) return null;
  return (
    <Alert
      ref={place}
      severity="info"
      variant="outlined"
      sx={{ '& .MuiAlert-message': { display: 'grid', gap: 0.5 } }}
    >
      <ProjectFindings organisationSlug={organisationSlug}>
        {findings.map(({ sentence, about }) => (
          <Box component="p" key={sentence} sx={{ m: 0 }}>
            {about ? <ListedMark about={about}>{sentence}</ListedMark> : sentence}
          </Box>
        ))}
      </ProjectFindings>
    </Alert>
  );
}
