import { IMPACT_SETS, referenceSource } from '@milieuspoor/domain';
import { bullets, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import type { CriterionSection } from './criterion-section.ts';

/** Writes where the boundaries come from, and what they do. */
export const boundariesSection: CriterionSection = (
  { model, manuallySet, referenceName, baseline },
  { boundaries: text },
  { figures },
) => {
  const { lowerEur, upperEur, mkiMaxDiscountEur, ceilingEur, steps } = model;
  const [target, reference] = [figures.euro(lowerEur), figures.euro(upperEur)];
  const baselineMkiEur = baseline?.mki.amount ?? null;
  const source = referenceSource({ upperEur, manuallySet, baselineMkiEur });
  const set = baseline ? IMPACT_SETS[baseline.set].name : '';
  const version = baseline?.weightsVersion ?? '';
  const compared = baseline && source !== 'baseline';
  return [
    numberedHeading(text.heading),
    ...paragraphs(
      text.reference(source, {
        reference,
        former: referenceName,
        baseline: baseline?.name ?? '',
        set,
        version,
      }),
      ...(compared ? [text.compared(baseline.name, figures.statedMki(baselineMkiEur), set, version)] : []),
      text.target(target, figures.share(lowerEur, upperEur)),
    ),
    ...bullets([
      ...(steps ? text.meaningOfSteps : text.meaning)(target, reference, figures.euro(mkiMaxDiscountEur)),
      ...(ceilingEur === null ? [] : [text.ceiling(figures.euro(ceilingEur))]),
    ]),
  ];
};
