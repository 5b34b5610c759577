import { IMPACT_SETS, type Language } from '@milieuspoor/domain';
import {
  ANSWERS,
  type QuestionKind,
  type QuestionOf,
  type WorkbookQuestion,
} from '../questions/workbook-question.ts';
import { shownEuro, shownNumber, shownShare, shownTimes } from './figures.ts';

/** The question, and what to do where the answer isn't among the choices. */
interface Asking {
  /** also shown in reports, beside its answer, so it addresses nobody */
  readonly asks: string;
  /** shown to the uploader only */
  readonly otherwise: string;
}

type QuestionSentences = { readonly [Kind in QuestionKind]: (question: QuestionOf<Kind>) => Asking };

interface QuestionWords {
  readonly sentences: QuestionSentences;
  readonly answers: Readonly<Record<string, string>>;
  readonly place: (question: WorkbookQuestion) => string;
  readonly unanswered: string;
}

interface Rows {
  readonly rows: string;
  readonly count: number;
}

const rowsNl = ({ rows, count }: Rows) =>
  count === 1 ? `rij ${rows}` : `${shownNumber(count)} rijen: ${rows}`;
const rowsEn = ({ rows, count }: Rows) =>
  count === 1 ? `row ${rows}` : `${shownNumber(count)} rows: ${rows}`;
const MEND_NL = 'Zo niet, herstel dan het bestand.';
const MEND_EN = 'If not, correct the file.';

const WORDS: Readonly<Record<Language, QuestionWords>> = {
  nl: {
    sentences: {
      'adpf-unit': ({ value, others, ...rows }) => ({
        asks: `In welke eenheid staat ADPF? Er is geen Eenheid opgegeven, en naast de GWP passen waarden als ${value} niet bij kg Sb-eq, wel bij MJ (${rowsNl(rows)}).${
          others
            ? ` De andere waarden zonder Eenheid passen bij kg Sb-eq en blijven zoals ze zijn (${rowsNl(others)}).`
            : ''
        }`,
        otherwise: 'Verschilt het per rij, vul dan de kolom Eenheid in.',
      }),
      'dominant-item': ({ post, product, set, share, ofSizes }) => ({
        asks: ofSizes
          ? `De MKI in ${IMPACT_SETS[set].name} is in totaal niet hoger dan 0. Klopt het dat de besparing van post '${post}' (${product}) ${shownShare(share)} is van alle bedragen samen, zonder min of plus geteld?`
          : share < 0
            ? `Klopt het dat post '${post}' (${product}) zoveel bespaart als ${shownShare(-share)} van de MKI in ${IMPACT_SETS[set].name}?`
            : `Klopt het dat post '${post}' (${product}) ${shownShare(share)} van de MKI in ${IMPACT_SETS[set].name} is?`,
        otherwise: MEND_NL,
      }),
      'far-above-median': ({ post, product, set, per, amountEur, medianEur }) => ({
        asks: `Klopt het dat post '${post}' (${product}) ${shownEuro(amountEur)} MKI ${per === 'unit' ? 'per eenheid ' : ''}kost in ${IMPACT_SETS[set].name}? Dat is ${shownTimes(amountEur, medianEur)} keer de mediaan van dit product in de eigen berekeningen van de organisatie (${shownEuro(medianEur)}).`,
        otherwise: MEND_NL,
      }),
      column: ({ columnName }) => ({
        asks: `Welke kolom van het bestand is '${columnName}'?`,
        otherwise: 'Uw keuze wordt voor uw organisatie onthouden zodra het bestand is toegevoegd.',
      }),
      'unknown-column': ({ column, letters, rows }) => ({
        asks: `Wat is de kolom '${column}' (${letters})? De indeling kent haar niet, en ${rows === 1 ? '1 rij heeft' : `${shownNumber(rows)} rijen hebben`} er een waarde.`,
        otherwise: 'Uw keuze wordt voor uw organisatie onthouden zodra het bestand is toegevoegd.',
      }),
      'placed-unit': ({ column, columnName, ownUnit }) => ({
        asks: `Staan de waarden van de kolom '${column}' in ${ownUnit}? Ze worden gelezen als '${columnName}' en niet omgerekend: de kop noemt geen eenheid die kan worden omgerekend.`,
        otherwise: `Zo niet, zet dan de waarden in het bestand om naar ${ownUnit}.`,
      }),
    },
    answers: {
      [ANSWERS.megajoules]: 'MJ; reken om naar kg Sb-eq',
      [ANSWERS.kilogramsSb]: 'kg Sb-eq',
      [ANSWERS.confirmed]: 'Ja, dit klopt',
      [ANSWERS.notThere]: 'Geen van deze',
    },
    place: ({ sheet, row, column, cell }) => `Blad '${sheet}', rij ${row}, kolom '${column}' (${cell})`,
    unanswered: 'Beantwoord deze vraag in de controle van het bestand.',
  },
  en: {
    sentences: {
      'adpf-unit': ({ value, others, ...rows }) => ({
        asks: `In which unit is ADPF? No unit (Eenheid) is stated, and beside the GWP values such as ${value} do not fit kg Sb-eq, but MJ (${rowsEn(rows)}).${
          others
            ? ` The other values without a unit fit kg Sb-eq and stay as they are (${rowsEn(others)}).`
            : ''
        }`,
        otherwise: 'If it differs from row to row, fill in the column Eenheid.',
      }),
      'dominant-item': ({ post, product, set, share, ofSizes }) => ({
        asks: ofSizes
          ? `The total MKI in ${IMPACT_SETS[set].name} is not above 0. Is it right that what item '${post}' (${product}) saves is ${shownShare(share)} of all amounts together, counted without their sign?`
          : share < 0
            ? `Is it right that item '${post}' (${product}) saves as much as ${shownShare(-share)} of the MKI in ${IMPACT_SETS[set].name}?`
            : `Is it right that item '${post}' (${product}) is ${shownShare(share)} of the MKI in ${IMPACT_SETS[set].name}?`,
        otherwise: MEND_EN,
      }),
      'far-above-median': ({ post, product, set, per, amountEur, medianEur }) => ({
        asks: `Is it right that item '${post}' (${product}) costs ${shownEuro(amountEur)} MKI ${per === 'unit' ? 'per unit ' : ''}in ${IMPACT_SETS[set].name}? That is ${shownTimes(amountEur, medianEur)} times the median of this product in the organisation's own calculations (${shownEuro(medianEur)}).`,
        otherwise: MEND_EN,
      }),
      column: ({ columnName }) => ({
        asks: `Which column of the file is '${columnName}'?`,
        otherwise: 'Your choice is remembered for your organisation once the file has been added.',
      }),
      'unknown-column': ({ column, letters, rows }) => ({
        asks: `What is the column '${column}' (${letters})? The layout does not know it, and ${rows === 1 ? '1 row has' : `${shownNumber(rows)} rows have`} a value there.`,
        otherwise: 'Your choice is remembered for your organisation once the file has been added.',
      }),
      'placed-unit': ({ column, columnName, ownUnit }) => ({
        asks: `Are the values of the column '${column}' in ${ownUnit}? They are read as '${columnName}' and not converted: the header states no unit that can be converted.`,
        otherwise: `If not, convert the values in the file to ${ownUnit}.`,
      }),
    },
    answers: {
      [ANSWERS.megajoules]: 'MJ; convert to kg Sb-eq',
      [ANSWERS.kilogramsSb]: 'kg Sb-eq',
      [ANSWERS.confirmed]: 'Yes, this is right',
      [ANSWERS.notThere]: 'None of these',
    },
    place: ({ sheet, row, column, cell }) => `Sheet '${sheet}', row ${row}, column '${column}' (${cell})`,
    unanswered: 'Answer this question in the check of the file.',
  },
};

function askingOf(question: WorkbookQuestion, language: Language): Asking {
  // Each sentence takes the question of its own kind, which the compiler can't follow through the lookup.
  return (WORDS[language].sentences[question.kind] as (question: WorkbookQuestion) => Asking)(question);
}

/** Returns the question, without its place and without what to do otherwise: for readers who see it with its answer. */
export function questionAsked(question: WorkbookQuestion, language: Language): string {
  return askingOf(question, language).asks;
}

/** Returns the question and what to do where no choice is right, without its place. */
export function questionText(question: WorkbookQuestion, language: Language): string {
  const { asks, otherwise } = askingOf(question, language);
  return `${asks} ${otherwise}`;
}

/** Returns an answer in words: a header of the file and a column of the layout are shown as they are. */
export function answerText({ kind }: WorkbookQuestion, answer: string, language: Language): string {
  const { answers } = WORDS[language];
  const isColumn = kind === 'column' || kind === 'unknown-column';
  if (isColumn && answer !== ANSWERS.notThere) return answer;
  return answers[answer] ?? answer;
}

/** Returns the message about an open question, with its place. */
export function questionMessage(question: WorkbookQuestion, language: Language): string {
  const { place, unanswered } = WORDS[language];
  return `${place(question)}: ${questionText(question, language)} ${unanswered}`;
}
