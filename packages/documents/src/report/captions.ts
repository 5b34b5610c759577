import type { Paragraph } from 'docx';
import { caption } from '../pieces/paragraphs.ts';
import type { ReportText } from '../text/report-nl.ts';

/** Returns captions with their numbers, counted over the document in the order of the calls. */
export interface Captions {
  table(title: string): Paragraph;
  figure(title: string): Paragraph;
}

export function countedCaptions(labels: Pick<ReportText, 'table' | 'figure'>): Captions {
  const counted = { table: 0, figure: 0 };
  const next = (kind: keyof typeof counted) => (title: string) => {
    counted[kind] += 1;
    const number = counted[kind];
    return caption(title, { label: labels[kind], number, bookmark: `_Ref_${kind}_${number}` });
  };
  return { table: next('table'), figure: next('figure') };
}
