import type { ExampleText } from './example-nl.ts';

export const exampleEn: ExampleText = {
  title: 'Example of the house style',
  contents: 'Contents',
  kept: 'What this document looks like',
  lead: 'This is what the Word documents of this organisation look like: the report, the award criterion and the award record. The figures are invented.',
  parts: 'What comes from where',
  bullets: [
    'The look of headings and text, the margins, and the header and footer come from the template, if there is one.',
    'The colours are used behind table headings and in charts and, without a template, for headings.',
    'The logo is on the cover and, without a template, above every page as well.',
  ],
  figures: 'Figures',
  table: 'Table 1. MKI by product group',
  columns: { group: 'Product group', mki: 'MKI' },
  groups: ['Paving', 'Sewerage', 'Planting'],
  total: 'Total',
  chart: 'Figure 1. MKI and fictitious discount',
  axes: { mki: 'MKI (€)', discount: 'Fictitious discount (€)' },
  chartText: 'Line of the fictitious discount: from €250,000 it falls evenly to zero.',
};
