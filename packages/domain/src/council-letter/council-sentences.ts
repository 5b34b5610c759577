import type { Language } from '../format/language.ts';
import { type FigureFormat, figuresIn } from '../format/number-format.ts';
import { IMPACT_SETS } from '../indicators/impact-sets.ts';
import type { CouncilFigures, CouncilMeasure, CouncilSentence } from './council-figures.ts';
import { COUNCIL_TEXTS, type CouncilTexts } from './council-texts.ts';

/** A sentence with the names of its figures between braces, and the figures as they are written. */
export interface CouncilText {
  readonly key: CouncilSentence;
  /** '{works} kosten {mki} minder MKI' */
  readonly text: string;
}

export interface CouncilLetterText {
  readonly sentences: readonly CouncilText[];
  /** by name; a text that somebody edits may use any of them, and no other figure */
  readonly figures: Readonly<Record<string, string>>;
}

/** Returns the three sentences of a council letter, made from its figures, with each figure apart. */
export function councilLetterText(about: CouncilFigures, language: Language): CouncilLetterText {
  const texts = COUNCIL_TEXTS[language];
  const { mki } = about.measures;
  return {
    figures: figureTexts(about, texts, language),
    sentences: [
      { key: 'what', text: whatText(about, texts) },
      { key: 'compared', text: mki.of === 0 ? texts.nothingCompared : texts.compared },
      { key: 'sure', text: sureText(about, texts) },
    ],
  };
}

/** What a change of a quantity is called; null where nothing can be said. */
function directionOf({ value }: CouncilMeasure): 'less' | 'more' | 'same' | null {
  if (value === null) return null;
  return value > 0 ? 'less' : value < 0 ? 'more' : 'same';
}

function whatText({ measures: { mki, co2 }, sameProjects }: CouncilFigures, texts: CouncilTexts): string {
  const [ofMki, ofCo2] = [directionOf(mki), directionOf(co2)];
  if (!ofMki) return ofCo2 ? texts.onlyCo2[ofCo2] : texts.nothing;
  const whole = texts.mki[ofMki];
  if (!ofCo2) return `${whole} ${texts.noCo2}`;
  return `${whole} ${sameProjects ? texts.co2[ofCo2] : texts.co2OfOthers[ofCo2]}`;
}

/** Returns what is not counted, and what makes the figures less certain; it names everything that applies. */
function sureText(about: CouncilFigures, texts: CouncilTexts): string {
  const { mki, co2 } = about.measures;
  const left = mki.of - mki.counted;
  const said = [
    ...(left > 0 ? [texts.left] : []),
    ...(co2.of > co2.counted && !about.sameProjects ? [texts.leftCo2] : []),
    ...(about.withoutPair > 0 ? [texts.withoutPair] : []),
    ...(about.unfinished > 0 ? [texts.unfinished] : []),
    ...(mki.incomplete ? [texts.incomplete] : []),
    ...(about.differing > 0 ? [texts.differing] : []),
    ...(about.explained > 0 ? [texts.explained] : []),
    ...(about.unconfirmed ? [texts.unconfirmed] : []),
    ...(about.severalWeights ? [texts.severalWeights] : []),
    ...(mki.counted === 1 ? [texts.one] : []),
  ];
  if (said.length > 0) return texts.sure(said.join('; '));
  return mki.of === 0 ? texts.nothingYet : texts.whole;
}

/** Returns every figure of the letter as it is written. */
function figureTexts(
  about: CouncilFigures,
  texts: CouncilTexts,
  language: Language,
): CouncilLetterText['figures'] {
  const { measures, years, set, differing, unfinished, withoutPair } = about;
  const { mki, co2 } = measures;
  const format = figuresIn(language);
  const percent = ({ value }: CouncilMeasure) => (value === null ? {} : { of: format.change(value / 100) });
  const saved = ({ value, weight }: CouncilMeasure) =>
    value === null || weight === null ? null : Math.abs((weight * value) / 100);
  const [mkiSaved, co2Saved] = [saved(mki), saved(co2)];
  const [mkiPercent, co2Percent] = [percent(mki).of, percent(co2).of];
  return {
    organisation: about.organisation,
    years: yearsText(years, texts),
    set: IMPACT_SETS[set].name,
    works: texts.works(mki.counted),
    count: format.number(mki.counted, 0),
    allCount: format.number(mki.of, 0),
    ...(mkiPercent && mkiSaved !== null
      ? { mkiPercent, mkiAmount: format.statedMki(mkiSaved, 'half-even') }
      : {}),
    ...(co2Percent && co2Saved !== null
      ? {
          co2Percent,
          co2Amount: `${tonText(co2Saved / KG_PER_TON, format)} ${texts.ton}`,
          co2Works: texts.works(co2.counted),
        }
      : {}),
    left: texts.works(mki.of - mki.counted),
    leftCo2: texts.works(co2.of - co2.counted),
    withoutPair: texts.works(withoutPair),
    unfinished: texts.works(unfinished),
    differing: texts.works(differing),
    explained: format.number(about.explained, 0),
  };
}

const KG_PER_TON = 1000;
/** From this number on, a sentence has whole tonnes; below it, decimals, since a little must not read as nothing. */
const WHOLE_FROM_TON = 10;

function tonText(ton: number, format: FigureFormat): string {
  return ton >= WHOLE_FROM_TON ? format.number(ton, 0, 'half-even') : format.rate(ton, 'half-even');
}

/** Returns years for a sentence: '2024', '2023 en 2024', '2021, 2023 en 2024'. */
function yearsText(years: readonly number[], { and }: CouncilTexts): string {
  const last = years.at(-1);
  if (last === undefined) return '-';
  return years.length === 1 ? String(last) : `${years.slice(0, -1).join(', ')} ${and} ${last}`;
}
