/** The id of a heading, by which a link finds it: 'Wat weegt het?' becomes 'wat-weegt-het'. */
export function headingId(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
