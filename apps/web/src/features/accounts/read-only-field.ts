/** A field that cannot be typed in looks like a text that is there, not like a place to fill. */
export const READ_ONLY_FIELD = {
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
  '& .MuiOutlinedInput-root': { bgcolor: 'background.default' },
} as const;
