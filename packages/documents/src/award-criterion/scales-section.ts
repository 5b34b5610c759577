import { formatLevel, levelEur } from '@milieuspoor/domain';
import { caption, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import { dataTable } from '../pieces/tables.ts';
import type { CriterionSection } from './criterion-section.ts';

/** The levels of each criterion that is scored on a scale, with what they earn; nothing where none is. */
export const scalesSection: CriterionSection = ({ criteria }, { scales: text }, { figures }) => {
  const scaled = criteria.flatMap((each) => (each.scale ? [{ ...each, scale: each.scale }] : []));
  if (scaled.length === 0) return [];
  const inEuro = criteria.filter(({ scale }) => !scale).map(({ name }) => name);
  return [
    numberedHeading(text.heading),
    ...paragraphs(text.lead, ...(inEuro.length > 0 ? [text.inEuro(inEuro)] : [])),
    ...scaled.flatMap(({ name, maxDiscountEur, scale }) => [
      caption(text.table(name, figures.euro(maxDiscountEur))),
      dataTable(
        [
          { head: text.columns.level, share: 9 },
          { head: text.columns.percentage, share: 3, figures: true },
          { head: text.columns.discount, share: 4, figures: true },
        ],
        scale
          .toReversed()
          .map((level) => [
            level.name,
            formatLevel(level.permille, figures),
            figures.euro(levelEur(level.permille, maxDiscountEur)),
          ]),
      ),
    ]),
  ];
};
