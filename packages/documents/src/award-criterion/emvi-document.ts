import {
  CONTRACT_TYPE_LABELS,
  datesIn,
  fictionalPriceEur,
  IMPACT_SETS,
  type Language,
  mkiScoreEur,
  PROJECT_TYPE_LABELS,
  SECTOR_LABELS,
  toIsoDay,
  UPLOAD_EXTENSIONS,
  UPLOAD_MAX_BYTES,
} from '@milieuspoor/domain';
import { framedDocument } from '../frame/framed-document.ts';
import type { HouseStyle } from '../house-style/house-style.ts';
import { formula } from '../pieces/formula.ts';
import {
  bullets,
  caption,
  leadIn,
  leadInBelowTable,
  numberedHeading,
  paragraphs,
  titleLines,
} from '../pieces/paragraphs.ts';
import { factsTable, notedTable } from '../pieces/tables.ts';
import { EMVI_TEXTS } from '../text/emvi-texts.ts';
import { readerOf } from '../text/reader.ts';
import type { CriterionToHandOut } from './award-criterion.ts';
import { boundariesSection } from './boundaries-section.ts';
import { changeLines } from './change-lines.ts';
import { claimSection } from './claim-section.ts';
import type { CriterionSection } from './criterion-section.ts';
import { discountSection } from './discount-section.ts';
import { modelSection } from './model-section.ts';
import { openPoints } from './open-points.ts';
import { scalesSection } from './scales-section.ts';
import { weightsSection } from './weights-section.ts';
import { discountLineOf, exampleCriteriaDiscountEur, exampleMkiEur } from './worked-example.ts';

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

/** Writes that the document is a concept, or the number of its edition and what changed since the former one. */
const editionSection: CriterionSection<CriterionToHandOut> = (
  { edition, madeAt },
  { edition: text, changes },
  reader,
) => {
  const at = (moment: Date) => datesIn(reader.language).moment(moment);
  if (edition.kind === 'concept') return paragraphs(text.concept);
  const { number, since } = edition;
  if (!since) return paragraphs(text.first(number, at(madeAt)));
  return [
    ...paragraphs(text.later(number, at(madeAt), since.number)),
    numberedHeading(changes.heading(since.number)),
    leadIn(changes.lead(since.number, at(since.at))),
    ...bullets(changeLines(since.changes, changes, reader)),
    ...paragraphs(changes.rest),
  ];
};

/** Writes which project it is, of which client, and who answers questions. */
const projectSection: CriterionSection = ({ project, provider, madeAt }, { project: text }, { language }) => [
  numberedHeading(text.heading),
  factsTable([
    [text.name, project.name],
    [text.organisation, project.organisation],
    [text.location, project.location || text.empty],
    [text.sector, SECTOR_LABELS[language][project.sector]],
    [text.projectType, PROJECT_TYPE_LABELS[language][project.projectType]],
    [text.contractType, CONTRACT_TYPE_LABELS[language][project.contractType]],
    [text.madeOn, datesIn(language).day(toIsoDay(madeAt))],
    [text.provider, [provider.name, ...provider.address, provider.phone, provider.email].join('\n')],
  ]),
];

/** Writes the price by which bids are compared, worked out once, and how bids are ranked. */
const priceSection: CriterionSection = ({ model, criteria }, { price: text }, { figures }) => {
  const whole = (amountEur: number) => figures.number(amountEur, 0);
  const line = discountLineOf(model);
  const mkiEur = exampleMkiEur(model);
  const scoreEur = mkiScoreEur({ mkiEur, ...line });
  const quoteEur = model.scopeEur;
  const hasOther = model.criteriaMaxDiscountEur > 0;
  const criteriaDiscountEur = hasOther ? exampleCriteriaDiscountEur(model) : null;
  const priceEur = fictionalPriceEur({ quoteEur, scoreEur, criteriaDiscountEur });
  const taken = criteriaDiscountEur === null ? [scoreEur] : [scoreEur, criteriaDiscountEur];
  const other = criteriaDiscountEur === null ? null : figures.euro(criteriaDiscountEur);
  return [
    numberedHeading(text.heading),
    leadIn(text.lead),
    formula([hasOther ? text.words.withOther : text.words.mkiOnly]),
    ...(criteria.length > 0 ? paragraphs(text.sumOfCriteria(criteria.map(({ name }) => name))) : []),
    leadIn(text.example(figures.euro(quoteEur), figures.euro(mkiEur), other)),
    formula([`${[quoteEur, ...taken].map(whole).join(' − ')} = ${whole(priceEur)}`]),
    ...paragraphs(text.invented),
    ...bullets(text.rules),
  ];
};

/** Writes what a bidder must send, and what happens to a calculation that cannot be compared. */
const handInSection: CriterionSection = ({ baseline }, { handIn: text }, { figures }) => {
  const megabytes = figures.number(UPLOAD_MAX_BYTES / 2 ** 20, 0);
  const set = baseline && IMPACT_SETS[baseline.set];
  return [
    numberedHeading(text.heading),
    leadIn(text.lead),
    ...bullets([
      text.quote,
      text.file(UPLOAD_EXTENSIONS.join(', '), megabytes),
      set ? text.profiles(set.name, set.standard) : text.anyProfiles,
    ]),
    ...(set && baseline ? paragraphs(text.weighing(set.name, baseline.weightsVersion)) : []),
    leadIn(text.notScoredLead),
    ...bullets(text.notScored),
  ];
};

/** Writes what a bid must declare to be whole, module by module, and what happens to a bid that does not. */
const wholeSection: CriterionSection = ({ asked, baseline }, { whole: text }, { figures }) => [
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

/** Writes which points about the figures are open, or that there are none. */
const openPointsSection: CriterionSection = (criterion, { openPoints: text }, { figures }) => {
  const points = openPoints(criterion, text, figures);
  return [
    numberedHeading(text.heading),
    ...(points.length > 0 ? [leadIn(text.lead), ...bullets(points)] : paragraphs(text.none)),
  ];
};

/** The sections in the order of the document. */
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
