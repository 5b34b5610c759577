/** The texts of a field to copy. */
export const fieldToCopy = {
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  failed: 'Kopiëren lukte niet. De tekst is geselecteerd: kopieer hem met Ctrl+C.',
} as const;
