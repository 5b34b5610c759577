import { formatSignificant, IMPACT_SETS, type Language } from '@milieuspoor/domain';
import {
  ANSWERS,
  type QuestionKind,
  type QuestionOf,
  type WorkbookQuestion,
} from '../questions/workbook-question.ts';
import { shownEuro, shownNumber } from './figures.ts';

type QuestionSentences = { readonly [Kind in QuestionKind]: (question: QuestionOf<Kind>) => string };

interface QuestionWords {
  readonly sentences: QuestionSentences;
  readonly answers: Readonly<Record<string, string>>;
  readonly place: (question: WorkbookQuestion) => string;
  readonly unanswered: string;
}

const percent = (share: number) => `${formatSignificant(100 * share, 3)}%`;
const times = (amount: number, median: number) => formatSignificant(amount / median, 2);

const WORDS: Readonly<Record<Language, QuestionWords>> = {
  nl: {
    sentences: {
      'adpf-unit': ({ value, rows, count }) =>
        `In welke eenheid staat ADPF? Er is geen Eenheid opgegeven, en waarden als ${value} passen bij MJ en niet bij kg Sb-eq (${count === 1 ? `rij ${rows}` : `${shownNumber(count)} rijen: ${rows}`}). Verschilt het per rij, vul dan de kolom Eenheid in.`,
      'dominant-item': ({ post, product, set, share }) =>
        `Klopt het dat post '${post}' (${product}) ${percent(share)} van de MKI in ${IMPACT_SETS[set].name} is? Zo niet, herstel dan het bestand.`,
      'far-above-median': ({ post, product, set, per, amountEur, medianEur }) =>
        `Klopt het dat post '${post}' (${product}) ${shownEuro(amountEur)} MKI ${per === 'unit' ? 'per eenheid ' : ''}kost in ${IMPACT_SETS[set].name}? Dat is ${times(amountEur, medianEur)} keer de mediaan van dit product in uw eigen berekeningen (${shownEuro(medianEur)}). Zo niet, herstel dan het bestand.`,
      column: ({ columnName }) =>
        `Welke kolom van uw bestand is '${columnName}'? Uw keuze wordt voor uw organisatie onthouden.`,
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
      'adpf-unit': ({ value, rows, count }) =>
        `In which unit is ADPF? No unit (Eenheid) is stated, and values such as ${value} fit MJ and not kg Sb-eq (${count === 1 ? `row ${rows}` : `${shownNumber(count)} rows: ${rows}`}). If it differs from row to row, fill in the column Eenheid.`,
      'dominant-item': ({ post, product, set, share }) =>
        `Is it right that item '${post}' (${product}) is ${percent(share)} of the MKI in ${IMPACT_SETS[set].name}? If not, correct the file.`,
      'far-above-median': ({ post, product, set, per, amountEur, medianEur }) =>
        `Is it right that item '${post}' (${product}) costs ${shownEuro(amountEur)} MKI ${per === 'unit' ? 'per unit ' : ''}in ${IMPACT_SETS[set].name}? That is ${times(amountEur, medianEur)} times the median of this product in your own calculations (${shownEuro(medianEur)}). If not, correct the file.`,
      column: ({ columnName }) =>
        `Which column of your file is '${columnName}'? Your choice is remembered for your organisation.`,
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

/** What is asked, without its place. */
export function questionText(question: WorkbookQuestion, language: Language): string {
  // Each sentence takes the question of its own kind, which the compiler can't follow through the lookup.
  return (WORDS[language].sentences[question.kind] as (question: WorkbookQuestion) => string)(question);
}

/** An answer in words: a header of the file stands for itself. */
export function answerText({ kind }: WorkbookQuestion, answer: string, language: Language): string {
  const { answers } = WORDS[language];
  if (kind === 'column' && answer !== ANSWERS.notThere) return answer;
  return answers[answer] ?? answer;
}

/** What is said of a question that was left open, with its place. */
export function questionMessage(question: WorkbookQuestion, language: Language): string {
  const { place, unanswered } = WORDS[language];
  return `${place(question)}: ${questionText(question, language)} ${unanswered}`;
}
