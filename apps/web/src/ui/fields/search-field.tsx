import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Clear as ClearIcon } from '../icons/clear.ts';
import { Search as SearchIcon } from '../icons/search.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that filters a list while typing. */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  return (
    <TextField
      size="small"
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ maxWidth: 420 }}
      slotProps={{
        htmlInput: { 'aria-label': label, role: 'searchbox' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: value !== '' && (
            <InputAdornment position="end">
              <IconButton edge="end" size="small" aria-label={clearLabel} onClick={() => onChange('')}>
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
