import type { Applicant } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { asList } from '../../../../lib/as-list.ts';
import { countingNotes } from '../../bids/results/counting-notes.ts';
import type { TakingPart } from './bids-taking-part.ts';

interface TakingPartNotesProps {
  readonly takingPart: TakingPart;
  readonly applicants: readonly Applicant[];
}

/**
 * Says which bids the figures leave out, and why, and which bids they include although something is missing, filled in
 * or counted as 0.
 */
export function TakingPartNotes({ takingPart, applicants }: TakingPartNotesProps) {
  const { t, i18n } = useTranslation();
  const { leftOut, marked, sealed } = takingPart;
  const counting = sealed ? [] : countingNotes(applicants, t);
  const names = (list: readonly string[]) => asList(list, i18n.language, 'conjunction');
  return (
    <Box sx={{ display: 'grid', gap: 1, typography: 'body2', color: 'text.secondary', ...BREAKS }}>
      {leftOut.length > 0 && (
        <div>
          <Typography variant="body2">{t('tenderAnalysis.leftOut.title')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {leftOut.map(({ uuid, name, reason }) => (
              <li key={uuid}>{`${name}: ${t(`tenderAnalysis.leftOut.${reason}`)}`}</li>
            ))}
          </Box>
        </div>
      )}
      {marked.length > 0 && <div>{t('tenderAnalysis.marked', { names: names(marked) })}</div>}
      {counting.map((note) => (
        <div key={note}>{note}</div>
      ))}
    </Box>
  );
}

const BREAKS = { overflowWrap: 'anywhere' } as const;
