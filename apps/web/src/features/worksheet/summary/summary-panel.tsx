import { IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Track } from '../../../charts/track/track.tsx';
import { ChoiceSwitch } from '../../../ui/choice-switch.tsx';
import { ChangeWords } from './change-words.tsx';
import type { SummaryLine } from './summary-lines.ts';

interface SummaryPanelProps {
  /** the large figure first */
  readonly lines: readonly SummaryLine[];
  /** of both sides, in euro; null where they are not compared */
  readonly track: { readonly baseline: number | null; readonly optimization: number | null } | null;
  /** what it is compared with; null for nothing */
  readonly against: string | null;
  readonly set: SetCode;
  readonly sets: readonly SetCode[];
  readonly onSet: (set: SetCode) => void;
  /** true while the differences are those of a moment ago */
  readonly waits: boolean;
  /** what is to be done before it can be stored, and what is to be known of all figures */
  readonly children?: ReactNode;
}

/** What the posts come to, beside the table. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { lines, track, against, set, sets, onSet, waits, children } = props;
  const { t } = useTranslation();
  const headingId = useId();
  const [mki, ...others] = lines;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{ p: 2.5, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography id={headingId} variant="label" component="h2" sx={{ color: 'text.secondary' }}>
          {t('worksheet.summary.title', { set: IMPACT_SETS[set].name })}
        </Typography>
        {sets.length > 1 && (
          <ChoiceSwitch
            label={t('worksheet.summary.set')}
            choices={sets.map((code) => [code, IMPACT_SETS[code].name] as const)}
            chosen={set}
            onChoose={onSet}
          />
        )}
      </Box>
      {mki && (
        <Box>
          <Box component="p" sx={{ m: 0, typography: 'figureL' }}>
            {mki.figure}
          </Box>
          <Box sx={{ opacity: waits ? 0.55 : 1 }} aria-busy={waits}>
            <ChangeWords line={mki} against={against} isLarge />
            {track && <Track {...track} comparable />}
          </Box>
          <Notes notes={mki.notes} />
        </Box>
      )}
      <Box component="dl" sx={{ m: 0 }}>
        {others.map((line) => (
          <Box key={line.name} sx={LINE}>
            <Box component="dt" sx={{ flex: '1 1 90px', color: 'text.secondary' }}>
              {t(`worksheet.summary.names.${line.name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, whiteSpace: 'nowrap' }}>
              {line.figure}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 76, textAlign: 'right', opacity: waits ? 0.55 : 1 }}>
              <ChangeWords line={line} against={against} />
            </Box>
            <Notes notes={line.notes} as="dd" />
          </Box>
        ))}
      </Box>
      {children}
    </Paper>
  );
}

const LINE = {
  ...{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', py: 1 },
  ...{ borderTop: '1px solid', borderColor: 'divider' },
} as const;

function Notes({ notes, as = 'p' }: { readonly notes: readonly string[]; readonly as?: 'p' | 'dd' }) {
  return notes.map((note) => (
    <Box
      key={note}
      component={as}
      sx={{ m: 0, mt: 0.25, flex: '1 0 100%', typography: 'caption', color: 'text.secondary' }}
    >
      {note}
    </Box>
  ));
}
