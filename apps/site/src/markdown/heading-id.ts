/** Returns the id of a heading, which links use: 'Wat weegt het?' becomes 'wat-weegt-het'. */
export function headingId(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
