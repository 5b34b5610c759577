import { formatEuro, formatMki, formatShare, IMPACT_SETS, referenceSource } from '@milieuspoor/domain';
import { bullets, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import type { CriterionSection } from './criterion-section.ts';

/** Where the boundaries come from, and what they do. */
export const boundariesSection: CriterionSection = (
  { model, manuallySet, baseline },
  { boundaries: text },
) => {
  const { lowerEur, upperEur, mkiMaxDiscountEur, ceilingEur, steps } = model;
  const [target, reference] = [formatEuro(lowerEur), formatEuro(upperEur)];
  const baselineMkiEur = baseline?.mki.amount ?? null;
  const source = referenceSource({ upperEur, manuallySet, baselineMkiEur });
  const set = baseline ? IMPACT_SETS[baseline.set].name : '';
  const version = baseline?.weightsVersion ?? '';
  const compared = baseline && source !== 'baseline';
  return [
    numberedHeading(text.heading),
    ...paragraphs(
      text.reference(source, { reference, baseline: baseline?.name ?? '', set, version }),
      ...(compared ? [text.compared(baseline.name, formatMki(baselineMkiEur), set, version)] : []),
      text.target(target, formatShare(lowerEur, upperEur)),
    ),
    ...bullets([
      ...(steps ? text.meaningOfSteps : text.meaning)(target, reference, formatEuro(mkiMaxDiscountEur)),
      ...(ceilingEur === null ? [] : [text.ceiling(formatEuro(ceilingEur))]),
    ]),
  ];
};
