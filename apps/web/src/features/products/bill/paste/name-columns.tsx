import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstRows, NEEDED_FIELDS, PASTED_FIELDS, type PastedField, withHeader } from './pasted-table.ts';

interface NameColumnsProps {
  /** what was pasted without a row of headers */
  readonly text: string;
  readonly isReading: boolean;
  /** reads it under the headers that were chosen */
  readonly onNamed: (text: string) => void;
}

const FIELDS = Object.keys(PASTED_FIELDS) as PastedField[];

/** Asks what each column of pasted rows holds, where no row of headers says so; nothing where there are no columns. */
export function NameColumns({ text, isReading, onNamed }: NameColumnsProps) {
  const { t } = useTranslation();
  const rows = firstRows(text);
  const [fields, setFields] = useState<ReadonlyMap<number, PastedField>>(new Map());
  const [first] = rows ?? [];
  if (!rows || !first) return null;
  const chosen = [...fields.values()];
  const missing = NEEDED_FIELDS.filter((field) => !chosen.includes(field));
  const twice = chosen.length > new Set(chosen).size;
  return (
    <Box role="group" aria-label={t('bill.columns.title')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ fontWeight: 650 }}>{t('bill.columns.title')}</Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
        {first.map((_, place) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
            key={place}
            select
            size="small"
            label={t('bill.columns.column', { number: place + 1 })}
            helperText={rows.map((cells) => cells[place] ?? '').join(' · ')}
            value={fields.get(place) ?? ''}
            onChange={({ target }) =>
              setFields((before) => {
                const after = new Map(before);
                const field = FIELDS.find((each) => each === target.value);
                if (field) after.set(place, field);
                else after.delete(place);
                return after;
              })
            }
            slotProps={{ formHelperText: { sx: { overflowWrap: 'anywhere' } } }}
          >
            <MenuItem value="">{t('bill.columns.none')}</MenuItem>
            {FIELDS.map((field) => (
              <MenuItem key={field} value={field}>
                {t(`bill.columns.fields.${field}`)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <div>
        <Button
          variant="outlined"
          disabled={missing.length > 0 || twice}
          loading={isReading}
          onClick={() =>
            onNamed(
              withHeader(
                text,
                first.map((_, place) => fields.get(place) ?? null),
              ),
            )
          }
        >
          {t('bill.columns.read')}
        </Button>
      </div>
    </Box>
  );
}
