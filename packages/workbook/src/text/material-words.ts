import { formatSignificant, type Language, TIMES_MEDIAN, type WeighedUnit } from '@milieuspoor/domain';
import type { MaterialPeers, MaterialRow, QuestionOf, QuestionRow } from '../questions/workbook-question.ts';
import { shownNumber, shownShare } from './figures.ts';
import { sharesEn, sharesNl } from './mki-shares.ts';

type Question = QuestionOf<'material-per-unit'>;

/** Of one unit, and of a whole calculation, ton. */
const shownTon = (ton: number) => formatSignificant(ton, 4);
const shownTotal = (ton: number) => formatSignificant(ton, 6);
const rangeOf = ({ leastTon, mostTon }: Question, to: string) => {
  const [least, most] = [shownTon(leastTon), shownTon(mostTon)];
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
  ton: 'per ton, which should be about 1 ton',
  kg: 'per kg, which should be about 0,001 ton',
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
      : `Klopt het materiaal van ${items}? Primair, secundair en biobased materiaal zijn samen ${rangeOf(question, 'tot')} ton ${EXPECTED_NL[by]}.`;
  return `${found} De berekening telt hiervan ${shownTotal(countedTon)} van ${shownTotal(totalTon)} ton materiaal (${shareOf(question)})${mki.length > 0 ? `, en ${sharesNl(mki)}` : ''}.`;
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
      : `Is the material of ${items} right? Primary, secondary and biobased material together are ${rangeOf(question, 'to')} ton ${EXPECTED_EN[by]}.`;
  return `${found} The calculation counts ${shownTotal(countedTon)} of ${shownTotal(totalTon)} ton of material from it (${shareOf(question)})${mki.length > 0 ? `, and ${sharesEn(mki)}` : ''}.`;
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
  const perUnit = `${shownTon(ton)} ton per ${row.unit}`;
  const proposal = median
    ? `${perUnit}; ${PEERS[language][median.of]}: ${shownTon(median.ton)} ton`
    : perUnit;
  return { ...row, proposal };
}
