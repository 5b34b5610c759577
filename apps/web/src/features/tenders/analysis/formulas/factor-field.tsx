import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeFactor } from '../write-factor.ts';
import { readFactor } from './read-factor.ts';

interface FactorFieldProps {
  /** the factor that the figures use */
  readonly factor: number;
  readonly onFactor: (factor: number) => void;
}

/**
 * The field for how many times the MKI is added to the price. While it holds no valid factor, the figures use the
 * previous one, and the field says so.
 */
export function FactorField({ factor, onFactor }: FactorFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(writeFactor(factor));
  const wrong = readFactor(text) === null;
  const type = (typed: string) => {
    setText(typed);
    const read = readFactor(typed);
    if (read !== null) onFactor(read);
  };
  return (
    <TextField
      label={t('tenderAnalysis.formulas.factor')}
      value={text}
      error={wrong}
      helperText={
        wrong
          ? t('tenderAnalysis.formulas.factorWrong', { factor: writeFactor(factor) })
          : t('tenderAnalysis.formulas.factorHint')
      }
      onChange={(event) => type(event.target.value)}
      sx={{ maxWidth: 420, '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 8 },
        formHelperText: { sx: { minHeight: '2lh' } },
      }}
    />
  );
}
