import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { FileChoice } from '../upload/file-choice.tsx';
import { UploadOnItsWay } from '../upload/upload-on-its-way.tsx';
import { useUpload } from '../upload/uploads.ts';
import { type Bidder, placeOf } from './bidder.ts';

/**
 * The files of bidders that are being uploaded, each with its check. They stand below the table, since a check needs
 * the width.
 */
export function BidderUploads({ bidders }: { readonly bidders: readonly Bidder[] }) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <Box ref={area} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {bidders.map((bidder) => (
        <BidderUpload key={bidder.uuid} bidder={bidder} area={area} />
      ))}
    </Box>
  );
}

interface BidderUploadProps {
  readonly bidder: Bidder;
  readonly area: RefObject<HTMLDivElement | null>;
}

function BidderUpload({ bidder, area }: BidderUploadProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const place = placeOf(bidder);
  const controls = useUpload(place);
  const { upload, start, watch } = controls;
  const input = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => watch(), [watch]);
  useFocusKept(area, upload?.phase);
  const begun = upload !== null && upload.phase !== 'left';
  useEffect(() => {
    // The row may be far above, so the page scrolls to the check for the user who chose a file.
    if (begun) section.current?.scrollIntoView({ block: 'nearest' });
  }, [begun]);
  if (!begun) return null;
  const former = bidder.project_calculation;
  return (
    <Box component="section" ref={section} aria-labelledby={headingId} sx={SECTION}>
      <div>
        <Typography variant="h3" id={headingId} sx={{ overflowWrap: 'anywhere' }}>
          {t('calculations.bidder.calculationOf', { name: bidder.name })}
        </Typography>
        {former && (
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('calculations.bidder.replaces', { file: former.excel_file })}
            {bidder.active && ` ${t('calculations.bidder.removesWinner', { name: bidder.name })}`}
          </Typography>
        )}
      </div>
      <FileChoice input={input} onFiles={start} />
      <UploadOnItsWay
        place={place}
        activatesIn={null}
        controls={controls}
        activeUuid={former?.uuid ?? null}
        onChooseOther={() => input.current?.click()}
      />
    </Box>
  );
}

const SECTION = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, mb: 2.5 } as const;
