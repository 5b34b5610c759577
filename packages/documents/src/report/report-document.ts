import type { Language } from '@milieuspoor/domain';
import { framedDocument } from '../frame/framed-document.ts';
import type { PictureLastly } from '../frame/picture-shelf.ts';
import type { HouseStyle } from '../house-style/house-style.ts';
import { REPORT_TEXTS } from '../text/report-texts.ts';
import { filesAppendix, weightsAppendix } from './appendices.ts';
import { awardSection } from './award-section.ts';
import { countedCaptions } from './captions.ts';
import { comparisonSection } from './comparison-section.ts';
import { explanationSection } from './explanation/explanation-section.ts';
import { methodSection } from './method-section.ts';
import { outcomeSection } from './outcome/outcome-section.ts';
import type { Report } from './report.ts';
import { reportCover } from './report-cover.ts';
import type { ReportSection } from './report-section.ts';
import { signatureSection } from './signing/signature-section.ts';
import { variantSections } from './variant-section.ts';

const SECTIONS: readonly ReportSection[] = [
  outcomeSection,
  explanationSection,
  variantSections,
  comparisonSection,
  awardSection,
  methodSection,
  weightsAppendix,
  filesAppendix,
  signatureSection,
];

/**
 * Writes the results of the calculations of a project, as a Word document. The same report gives the same bytes. `lastly` says
 * what stands in place of a picture, which may be found out meanwhile.
 */
export async function reportDocument(
  report: Report,
  language: Language,
  style: HouseStyle | null = null,
  { lastly }: { readonly lastly?: PictureLastly } = {},
): Promise<Uint8Array> {
  const text = REPORT_TEXTS[language];
  const telling = { text, language, captions: countedCaptions(text) };
  const { project, provider, madeAt } = report;
  return framedDocument(
    {
      title: text.title,
      subject: project.name,
      creator: provider,
      language,
      style,
      opening: { cover: reportCover(report, telling), contents: text.contents },
      madeAt: new Date(madeAt),
      ...(lastly ? { lastly } : {}),
    },
    SECTIONS.flatMap((section) => section(report, telling)),
  );
}
