import { COLOUR_FORM } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

interface ColourFieldProps {
  readonly label: string;
  /** '#rrggbb', or what was typed */
  readonly value: string;
  /** the colour that documents use when none is chosen */
  readonly ofTheProduct: string;
  readonly onChange: (value: string) => void;
  readonly hint: string;
  readonly problem: string | undefined;
}

/** The field for a colour: its digits can be typed, and the browser's own colour picker can be used. */
export function ColourField({ label, value, ofTheProduct, onChange, hint, problem }: ColourFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      placeholder={ofTheProduct}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { spellCheck: false, autoComplete: 'off' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Box
                component="input"
                type="color"
                aria-label={t('admin.houseStyle.pick', { field: label })}
                value={COLOUR_FORM.test(value) ? value : ofTheProduct}
                onChange={({ target }) => onChange((target as HTMLInputElement).value)}
                sx={{ width: 44, height: 32, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
