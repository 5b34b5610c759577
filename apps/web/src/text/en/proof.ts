export const proof = {
  title: 'Daily fingerprint',
  lead: 'Every day we make a fingerprint of what is stored for your organisation: its history, award models, bids, calculations with their files and figures, issued award criteria and reports. It holds no amounts and no names.',
  keep: 'Keep a fingerprint outside Milieuspoor. Only a copy outside Milieuspoor proves that nothing was changed, removed or added afterwards. To check that later, have us or somebody you trust compare your copy with the database (npm run verify). Each fingerprint also covers all earlier ones.',
  none: 'There is no fingerprint yet. The first one comes after midnight.',
  list: 'Daily fingerprints, newest first',
  rows_one: '{{count}} new item',
  rows_other: '{{count}} new items',
  copyHash: 'Copy the SHA-256 of the fingerprint of {{day}}',
  download: 'Download',
  downloadOf: 'Download the fingerprint of {{day}}',
  failed: 'The fingerprint could not be downloaded',
} as const;
