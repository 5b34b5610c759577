import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { ListedMark } from '../coverage/listed-mark.tsx';
import type { SubjectLine } from './chart-subject.tsx';

/**
 * The subject of a chart's figures, on one line: a picture of the screen must show it as well. Parts of it open a list.
 */
export function SubjectText({ lines }: { readonly lines: readonly SubjectLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        fontSize: '0.8125rem',
        lineHeight: '18px',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      {lines.map(({ label, value, opens }, place) => (
        <Fragment key={label}>
          {place > 0 && ' · '}
          {opens ? <ListedMark about={opens}>{value}</ListedMark> : value}
        </Fragment>
      ))}
    </Box>
  );
}
