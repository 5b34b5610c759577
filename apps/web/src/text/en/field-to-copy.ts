/** The texts of a field to copy. */
export const fieldToCopy = {
  copy: 'Copy',
  copied: 'Copied.',
  failed: 'Copying failed. The text is selected: copy it with Ctrl+C.',
} as const;
