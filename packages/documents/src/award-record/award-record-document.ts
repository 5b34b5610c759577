import type { Language } from '@milieuspoor/domain';
import { boundariesSection } from '../award-criterion/boundaries-section.ts';
import { claimSection } from '../award-criterion/claim-section.ts';
import type { CriterionSection } from '../award-criterion/criterion-section.ts';
import { modelSection } from '../award-criterion/model-section.ts';
import { weightsSection } from '../award-criterion/weights-section.ts';
import { framedDocument } from '../frame/framed-document.ts';
import type { HouseStyle } from '../house-style/house-style.ts';
import { paragraphs, titleLines } from '../pieces/paragraphs.ts';
import { EMVI_TEXTS } from '../text/emvi-texts.ts';
import { readerOf } from '../text/reader.ts';
import { RECORD_TEXTS } from '../text/record-texts.ts';
import type { AwardRecord } from './award-record.ts';
import { bidsSection } from './bids-section.ts';
import { correctionsSection } from './corrections-section.ts';
import { filesSection } from './files-section.ts';
import { historySection } from './history-section.ts';
import { issuedSection } from './issued-section.ts';
import { outcomeSection } from './outcome-section.ts';
import { recordPointsSection } from './record-points-section.ts';
import type { RecordSection } from './record-section.ts';
import { tenderSection } from './tender-section.ts';
import { workedSection } from './worked-section.ts';

const SECTIONS: readonly RecordSection[] = [
  tenderSection,
  outcomeSection,
  ofCriterion(modelSection),
  ofCriterion(boundariesSection),
  bidsSection,
  workedSection,
  ofCriterion(claimSection),
  issuedSection,
  correctionsSection,
  historySection,
  filesSection,
  recordPointsSection,
  ofCriterion(weightsSection),
];

/** Writes the bids of a tender, the result and who did what, as a Word document that can be checked by hand. */
export async function awardRecordDocument(
  record: AwardRecord,
  language: Language,
  style: HouseStyle | null = null,
): Promise<Uint8Array> {
  const text = RECORD_TEXTS[language];
  const emvi = EMVI_TEXTS[language];
  // The tables are numbered through the whole record.
  const criterion = { ...emvi, weights: { ...emvi.weights, table: text.weights } };
  const { project, provider } = record;
  return framedDocument(
    { title: text.title, subject: project.name, creator: provider.name, language, style },
    [
      ...titleLines(text.title, project.name),
      ...paragraphs(text.introduction(project.name, project.organisation)),
      ...SECTIONS.flatMap((section) => section(record, text, { criterion, ...readerOf(language) })),
    ],
  );
}

/** Makes a section of the record from one of the award criterion, which the record repeats. */
function ofCriterion(section: CriterionSection): RecordSection {
  return (record, _text, { criterion, ...reader }) => section(record, criterion, reader);
}
