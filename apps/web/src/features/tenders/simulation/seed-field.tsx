import { SEED_LIMIT } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeNumberOf } from './whole-number.ts';

interface SeedFieldProps {
  /** of the simulation on the screen */
  readonly seed: number | null;
  readonly disabled: boolean;
  readonly busy: boolean;
  /** draws with this number, or with a random one */
  readonly onDraw: (seed: number | null) => void;
}

/** The number that a draw starts with: shown, so that the draw can be repeated, and chosen, to repeat another one. */
export function SeedField({ seed, disabled, busy, onDraw }: SeedFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(seed === null ? '' : String(seed));
  const chosen = wholeNumberOf(text, 0, SEED_LIMIT - 1);
  const problem = text !== '' && chosen === null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
      <TextField
        label={t('tenders.simulation.seed')}
        value={text}
        disabled={disabled}
        error={problem}
        helperText={
          problem
            ? t('tenders.simulation.seedInvalid', { max: SEED_LIMIT - 1 })
            : t('tenders.simulation.seedHint')
        }
        onChange={(event) => setText(event.target.value)}
        sx={{ flex: '1 1 220px', width: 'auto', '& input': { textAlign: 'right' } }}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
      />
      <Button
        variant="outlined"
        disabled={disabled || chosen === null || busy}
        onClick={() => onDraw(chosen)}
        sx={TALL}
      >
        {t('tenders.simulation.repeat')}
      </Button>
      <Button variant="outlined" disabled={disabled} loading={busy} onClick={() => onDraw(null)} sx={TALL}>
        {t('tenders.simulation.draw')}
      </Button>
    </Box>
  );
}

/** As tall as the field beside them. */
const TALL = { minHeight: 56 } as const;
