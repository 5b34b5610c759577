import { bullets, caption, leadInBelowTable, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import type { CriterionSection } from './criterion-section.ts';

/** Writes what a bid must declare to be whole, module by module, and what happens to a bid that does not. */
export const wholeSection: CriterionSection = ({ asked, baseline }, { whole: text }, { figures }) => [
  numberedHeading(text.heading),
  ...paragraphs(baseline ? text.lead(baseline.name) : text.withoutBaseline),
  caption(text.table),
  ...notedTable(
    [
      { head: text.columns.module, share: 4 },
      { head: text.columns.posts, share: 8, figures: true },
      { head: text.columns.each, share: 8 },
    ],
    asked.map(({ module, declaredPosts, ofEach }) => [
      module,
      declaredPosts === null ? text.none : figures.number(declaredPosts, 0),
      ofEach ? text.yes : text.no,
    ]),
    { notes: [] },
  ),
  leadInBelowTable(text.gapsLead),
  ...bullets(text.gaps),
];
