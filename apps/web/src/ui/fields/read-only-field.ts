/** A field that cannot be typed in looks like a text that is there, not like a place to fill. */
export const READ_ONLY_FIELD = {
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
  '& .MuiOutlinedInput-root': { bgcolor: 'background.default' },
} as const;

/** A field that is out of use can still be read. */
export const CLOSED_FIELD = {
  ...READ_ONLY_FIELD,
  '& .MuiInputBase-input.Mui-disabled': { WebkitTextFillColor: 'unset', color: 'text.primary' },
  '& .MuiInputLabel-root.Mui-disabled': { color: 'text.secondary' },
} as const;
