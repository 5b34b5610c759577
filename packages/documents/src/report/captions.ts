import type { Paragraph } from 'docx';
import { caption } from '../pieces/paragraphs.ts';
import type { ReportText } from '../text/report-nl.ts';

/** Captions with their numbers, counted through the document in the order in which they are asked for. */
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
