import { formatSignificant, type Language, TIMES_MEDIAN, type WeighedUnit } from '@milieuspoor/domain';
import type { MaterialPeers, MaterialRow, QuestionOf, QuestionRow } from '../questions/workbook-question.ts';
import { shownNumber, shownShare } from './figures.ts';
import { sharesEn, sharesNl } from './mki-shares.ts';

type Question = QuestionOf<'material-per-unit'>;

/** Writes thousands without their point in English, where '1.000' would be read as one. */
const withoutPoints = (figure: string, language: Language) =>
  language === 'en' ? figure.replaceAll('.', '') : figure;
/** Of one unit, and of a whole calculation, ton. */
const shownTon = (ton: number, language: Language) => withoutPoints(formatSignificant(ton, 4), language);
const shownTotal = (ton: number, language: Language) => withoutPoints(formatSignificant(ton, 6), language);
const rangeOf = ({ leastTon, mostTon }: Question, to: string, language: Language) => {
  const [least, most] = [shownTon(leastTon, language), shownTon(mostTon, language)];
  return least === most ? least : `${least} ${to} ${most}`;
};
const shareOf = ({ countedTon, totalTon }: Question) => shownShare(countedTon / totalTon);

const EXPECTED_NL: Readonly<Record<WeighedUnit, string>> = {
  ton: 'per ton, en dat zou ongeveer 1 ton moeten zijn',
  kg: 'per kg, en dat zou ongeveer 0,001 ton moeten zijn',
  m3: 'per m3, en zo zwaar is geen bouwmateriaal',
  m2: 'per m2, en zo zwaar is zelfs een meter lood niet',
  m: 'per m, en zo zwaar is zelfs een meter van een wegtunnel niet',
};
const EXPECTED_EN: Readonly<Record<WeighedUnit, string>> = {
  ton: 'per tonne, which should be about 1 tonne',
  kg: 'per kg, which should be about 0,001 tonnes',
  m3: 'per m3, and no construction material is that heavy',
  m2: 'per m2, and even a metre of lead is not that heavy',
  m: 'per m, and even a metre of a road tunnel is not that heavy',
};

/** Returns the question about improbable material in Dutch. */
export function materialNl(question: Question): string {
  const { by, list, count, rows, countedTon, totalTon, mki } = question;
  const [row] = rows;
  const items =
    count === 1 && row
      ? `post '${row.number}' (${row.name}, rij ${list})`
      : `${shownNumber(count)} posten (rijen ${list})`;
  const found =
    by === 'median'
      ? `Klopt het materiaal per eenheid van ${items}? Het ligt ver van de mediaan van dezelfde productgroep en eenheid (minstens ${TIMES_MEDIAN.group} keer zo veel of zo weinig), of van hetzelfde product in eerdere berekeningen van de organisatie (minstens ${TIMES_MEDIAN.product} keer).`
      : `Klopt het materiaal van ${items}? Primair, secundair en biobased materiaal zijn samen ${rangeOf(question, 'tot', 'nl')} ton ${EXPECTED_NL[by]}.`;
  return `${found} De berekening telt hiervan ${shownTotal(countedTon, 'nl')} van ${shownTotal(totalTon, 'nl')} ton materiaal (${shareOf(question)})${mki.length > 0 ? `, en ${sharesNl(mki)}` : ''}.`;
}

/** Returns the question about improbable material in English. */
export function materialEn(question: Question): string {
  const { by, list, count, rows, countedTon, totalTon, mki } = question;
  const [row] = rows;
  const items =
    count === 1 && row
      ? `item '${row.number}' (${row.name}, row ${list})`
      : `${shownNumber(count)} items (rows ${list})`;
  const found =
    by === 'median'
      ? `Is the material per unit of ${items} right? It is far from the median of the same product group and unit (at least ${TIMES_MEDIAN.group} times as much or as little), or of the same product in earlier calculations of the organisation (at least ${TIMES_MEDIAN.product} times).`
      : `Is the material of ${items} right? Primary, secondary and biobased material together are ${rangeOf(question, 'to', 'en')} tonnes ${EXPECTED_EN[by]}.`;
  return `${found} Of this, the calculation counts ${shownTotal(countedTon, 'en')} of ${shownTotal(totalTon, 'en')} tonnes of material (${shareOf(question)})${mki.length > 0 ? `, and ${sharesEn(mki)}` : ''}.`;
}

const PEERS: Readonly<Record<Language, Readonly<Record<MaterialPeers, string>>>> = {
  nl: {
    product: 'mediaan van dit product',
    group: 'mediaan van de productgroep',
    file: 'mediaan van de productgroep in dit bestand',
  },
  en: {
    product: 'median of this product',
    group: 'median of the product group',
    file: 'median of the product group in this file',
  },
};

/** Returns the row with the material of one unit in words, and the median that it is held against. */
export function materialRow({ ton, median, ...row }: MaterialRow, language: Language): QuestionRow {
  const word = language === 'en' ? 'tonnes' : 'ton';
  const perUnit = `${shownTon(ton, language)} ${word} per ${row.unit}`;
  const proposal = median
    ? `${perUnit}; ${PEERS[language][median.of]}: ${shownTon(median.ton, language)} ${word}`
    : perUnit;
  return { ...row, proposal };
}
