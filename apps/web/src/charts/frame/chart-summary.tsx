import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { ListedSentence, type ListedSentences } from '../coverage/listed-sentence.tsx';

interface ChartSummaryProps {
  readonly sentences: readonly string[];
  readonly listed?: ListedSentences | undefined;
}

/** The conclusion of a chart, in a few words above the bars: the first is the most important. */
export function ChartSummary({ sentences, listed }: ChartSummaryProps) {
  if (sentences.length === 0) return null;
  const [first, ...others] = sentences;
  return (
    <Box component="p" sx={{ m: 0, fontSize: '0.9375rem', lineHeight: 1.35 }}>
      <Box component="span" sx={{ fontWeight: 640 }}>
        {first !== undefined && <ListedSentence sentence={first} listed={listed} />}
      </Box>
      {others.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {others.map((sentence) => (
            <Fragment key={sentence}>
              {' · '}
              <ListedSentence sentence={sentence} listed={listed} />
            </Fragment>
          ))}
        </Box>
      )}
    </Box>
  );
}
