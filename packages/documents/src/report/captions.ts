import type { Paragraph } from 'docx';
import { caption } from '../pieces/paragraphs.ts';
import type { ReportText } from '../text/report-nl.ts';

/** Returns captions with their numbers, counted over the document in the order of the calls. */
export interface Captions {
  table(title: string): Paragraph;
  figure(title: string): Paragraph;
}

export function countedCaptions({ table, figure }: Pick<ReportText, 'table' | 'figure'>): Captions {
  let [tables, figures] = [0, 0];
  return {
    table(title) {
      tables += 1;
      return caption(table(tables, title));
    },
    figure(title) {
      figures += 1;
      return caption(figure(figures, title));
    },
  };
}
