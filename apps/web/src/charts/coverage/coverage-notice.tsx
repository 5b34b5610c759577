import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoOutlined } from '../../ui/icons/info-outlined.ts';
import { type AboutSentences, ListedSentence } from './listed-sentence.tsx';
import { useSaidAbove } from './use-said-above.ts';

interface CoverageNoticeProps {
  readonly sentences: readonly string[];
  /** those sentences that open a list, with its subject */
  readonly about?: AboutSentences;
}

/**
 * Shows what the figures above leave out. It is beside the chart, because the chart alone would claim more: the first
 * sentence is visible and the others are folded. A sentence that a chart higher on this screen already shows is folded
 * as well.
 */
export function CoverageNotice({ sentences, about }: CoverageNoticeProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const above = useSaidAbove(place, sentences);
  if (sentences.length === 0) return null;
  const [first, ...others] = sentences.filter((sentence) => !above.includes(sentence));
  const folded = [...others, ...above];
  const words = (sentence: string) => (
    <ListedSentence sentence={sentence} listed={undefined} about={about?.get(sentence)} />
  );
  return (
    <Box
      ref={place}
      role="note"
      aria-label={t('charts.coverage.title')}
      sx={{
        display: 'flex',
        gap: 1,
        borderLeft: 3,
        borderColor: 'warning.main',
        pl: 1.5,
        py: 0.25,
        fontSize: '0.875rem',
      }}
    >
      <InfoOutlined aria-hidden fontSize="small" sx={{ color: 'warning.main', mt: '1px' }} />
      <Box sx={{ minWidth: 0 }}>
        {first !== undefined && words(first)}
        {folded.length > 0 && (
          <Box component="details" sx={{ '& > summary': { cursor: 'pointer', minHeight: 24 } }}>
            <summary>
              {first === undefined
                ? t('charts.coverage.asAbove')
                : t('charts.coverage.more', { count: folded.length })}
            </summary>
            <Box sx={ON_PAPER}>
              {folded.map((sentence) => (
                <div key={sentence}>{words(sentence)}</div>
              ))}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Two sides with ten modules each have twenty of them, which would push their chart over two pages. */
const ON_PAPER = {
  '@media print': { columns: 2, fontSize: '0.75rem', '& > div': { breakInside: 'avoid' } },
} as const;
