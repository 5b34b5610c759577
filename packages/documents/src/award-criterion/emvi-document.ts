import type { Language } from '@milieuspoor/domain';
import { framedDocument } from '../frame/framed-document.ts';
import type { HouseStyle } from '../house-style/house-style.ts';
import { paragraphs, titleLines } from '../pieces/paragraphs.ts';
import { EMVI_TEXTS } from '../text/emvi-texts.ts';
import { readerOf } from '../text/reader.ts';
import type { CriterionToHandOut } from './award-criterion.ts';
import { boundariesSection } from './boundaries-section.ts';
import { claimSection } from './claim-section.ts';
import type { CriterionSection } from './criterion-section.ts';
import { discountSection } from './discount-section.ts';
import { editionSection } from './edition-section.ts';
import { handInSection } from './hand-in-section.ts';
import { modelSection } from './model-section.ts';
import { openPointsSection } from './open-points-section.ts';
import { priceSection } from './price-section.ts';
import { projectSection } from './project-section.ts';
import { scalesSection } from './scales-section.ts';
import { weightsSection } from './weights-section.ts';
import { wholeSection } from './whole-section.ts';

const SECTIONS: readonly CriterionSection<CriterionToHandOut>[] = [
  editionSection,
  projectSection,
  modelSection,
  boundariesSection,
  discountSection,
  scalesSection,
  priceSection,
  handInSection,
  wholeSection,
  claimSection,
  openPointsSection,
  weightsSection,
];

/** The award criterion of a project as a Word document for its tender (D-53). */
export async function emviDocument(
  criterion: CriterionToHandOut,
  language: Language,
  style: HouseStyle | null = null,
): Promise<Uint8Array> {
  const text = EMVI_TEXTS[language];
  const reader = readerOf(language);
  const { project, provider, edition } = criterion;
  const title = edition.kind === 'concept' ? text.edition.conceptTitle : text.title;
  return framedDocument({ title, subject: project.name, creator: provider.name, language, style }, [
    ...titleLines(title, project.name),
    ...paragraphs(text.introduction(project.name, project.organisation)),
    ...SECTIONS.flatMap((section) => section(criterion, text, reader)),
  ]);
}
