export const proof = {
  title: 'Digest of each day',
  lead: 'Each day we make a fingerprint of what is stored of your organisation: its history, award models, bids, calculations with their files and figures, issued award criteria and reports. It holds no amounts and no names.',
  keep: 'Keep a fingerprint outside Milieuspoor. Only a copy outside Milieuspoor shows that nothing was changed, removed or added afterwards: have it compared with the database by us, or by somebody you trust, with npm run verify. Each fingerprint vouches for all earlier ones too.',
  none: 'There is no fingerprint yet. The first one comes after midnight.',
  list: 'Fingerprints of each day, the newest first',
  rows_one: '{{count}} new item',
  rows_other: '{{count}} new items',
  copyHash: 'Copy the SHA-256 of the fingerprint of {{day}}',
  download: 'Download',
  downloadOf: 'Download the fingerprint of {{day}}',
  failed: 'The fingerprint could not be downloaded',
} as const;
