import { IMPACT_SETS, type Language, SET_CODES } from '@milieuspoor/domain';
import {
  ANSWERS,
  type QuestionKind,
  type QuestionOf,
  type QuestionRow,
  type WorkbookQuestion,
} from '../questions/workbook-question.ts';
import { asList, quoted, shownEuro, shownNumber, shownShare, shownTimes } from './figures.ts';
import { materialEn, materialNl, materialRow } from './material-words.ts';
import { mkiOf, sharesEn, sharesNl, totalsEn, totalsNl } from './mki-shares.ts';
import { noPostKind, noPostKinds } from './no-post-words.ts';

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
/** The national database's mark-up on profiles of category 3, as a share (client's decision D-116). */
const CATEGORY_3_MARK_UP = 0.3;
const MEND_NL = 'Zo niet, herstel dan het bestand.';
const MEND_EN = 'If not, correct the file.';
const LOOK_NL = 'Wat wordt weggelaten, telt nergens in mee en blijft bij de berekening vermeld.';
const LOOK_EN = 'What is left out counts nowhere, and is recorded with the calculation.';
const MEND_ROWS_NL =
  'Zo niet, herstel dan het bestand: zonder een deel van de waarden zou de MKI te laag zijn.';
const MEND_ROWS_EN = 'If not, correct the file: without some of the values the MKI would be too low.';
const DIFFERS_NL = `Verschilt het per rij, herstel dan het bestand. ${LOOK_NL}`;
const DIFFERS_EN = `If it differs from row to row, correct the file. ${LOOK_EN}`;
type UnseenRows = QuestionOf<'hidden-rows'> | QuestionOf<'struck-rows'>;
/** `word` before a noun, and `alone` before a number. */
const unseenNl =
  (word: string, alone: string) =>
  ({ sheetKind, list, count, of, posts, isFiltered, mki }: UnseenRows) => ({
    asks: `Tellen de ${word} rijen mee? ${
      sheetKind === 'posten'
        ? `${alone}: ${shownNumber(count)} van ${of === 1 ? '1 post' : `${shownNumber(of)} posten`} (${count === 1 ? 'rij' : 'rijen'} ${list})${mki.length > 0 ? `, ${sharesNl(mki)}` : ''}.`
        : `${alone}: ${shownNumber(count)} van ${of === 1 ? '1 rij' : `${shownNumber(of)} rijen`} (${count === 1 ? 'rij' : 'rijen'} ${list}), met waarden van ${posts === 1 ? '1 post' : `${shownNumber(posts)} posten`}: ${sharesNl(mki)}.`
    }${isFiltered ? ' Op dit blad staat een filter aan, dat rijen verbergt.' : ''}`,
    otherwise: sheetKind === 'posten' ? DIFFERS_NL : MEND_ROWS_NL,
  });
const unseenEn =
  (word: string, alone: string) =>
  ({ sheetKind, list, count, of, posts, isFiltered, mki }: UnseenRows) => ({
    asks: `Do the rows that are ${word} count? ${alone}: ${
      sheetKind === 'posten'
        ? `${shownNumber(count)} of ${of === 1 ? '1 item' : `${shownNumber(of)} items`} (${count === 1 ? 'row' : 'rows'} ${list})${mki.length > 0 ? `, ${sharesEn(mki)}` : ''}.`
        : `${shownNumber(count)} of ${of === 1 ? '1 row' : `${shownNumber(of)} rows`} (${count === 1 ? 'row' : 'rows'} ${list}), with values of ${posts === 1 ? '1 item' : `${shownNumber(posts)} items`}: ${sharesEn(mki)}.`
    }${isFiltered ? ' A filter on this sheet hides rows.' : ''}`,
    otherwise: sheetKind === 'posten' ? DIFFERS_EN : MEND_ROWS_EN,
  });
/** The most numbers that a sentence names. */
const MEANT_MAX = 12;
const meantOf = (rows: readonly QuestionRow[], rowWord: string, others: string) =>
  [
    ...rows
      .slice(0, MEANT_MAX)
      .map(({ row, number, proposal }) => `'${number}' → '${proposal}' (${rowWord} ${row})`),
    ...(rows.length > MEANT_MAX ? [`${shownNumber(rows.length - MEANT_MAX)} ${others}`] : []),
  ].join(', ');
const named = ({ number, name }: QuestionRow) => {
  const words = [...(number === '' ? [] : [`'${number}'`]), ...(name === '' ? [] : [name])];
  return words.length === 0 ? '' : ` (${words.join(' ')})`;
};

const amountIn = (amount: number, unit: string) =>
  unit === 'euro' ? shownEuro(amount) : `${shownNumber(amount)} ${unit}`;
/** The answers that are a set. */
const SET_NAMES = Object.fromEntries(SET_CODES.map((set) => [set, IMPACT_SETS[set].name]));

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
          ? `De ${mkiOf(set)} is in totaal niet hoger dan 0. Klopt het dat de besparing van post '${post}' (${product}) ${shownShare(share)} is van alle bedragen samen, zonder min of plus geteld?`
          : share < 0
            ? `Klopt het dat post '${post}' (${product}) zoveel bespaart als ${shownShare(-share)} van de ${mkiOf(set)}?`
            : `Klopt het dat post '${post}' (${product}) ${shownShare(share)} van de ${mkiOf(set)} is?`,
        otherwise: MEND_NL,
      }),
      'far-above-median': ({ post, product, set, per, amountEur, medianEur }) => ({
        asks: `Klopt het dat post '${post}' (${product}) ${shownEuro(amountEur)} MKI ${per === 'unit' ? 'per eenheid ' : ''}kost in ${IMPACT_SETS[set].name}? Dat is ${shownTimes(amountEur, medianEur)} keer de mediaan van dit product in de eigen berekeningen van de organisatie (${shownEuro(medianEur)}).`,
        otherwise: MEND_NL,
      }),
      'material-per-unit': (question) => ({ asks: materialNl(question), otherwise: MEND_NL }),
      'unit-multiple': ({ units, list: rows, count, of, mki }) => ({
        asks: `Gelden Hoeveelheid en alle waarden voor de hele Unit, waar die een veelvoud noemt: ${quoted(units, 'nl')} (${rowsNl({ rows, count })})? Een Hoeveelheid van 10 is gelezen als 10 keer '${units[0]}'. Zo gelezen ${count === 1 ? 'is deze post' : 'zijn deze posten'} ${shownNumber(count)} van ${of === 1 ? '1 post' : `${shownNumber(of)} posten`}, ${sharesNl(mki)}.`,
        otherwise: 'Zo niet, zet dan Hoeveelheid en de waarden in het bestand om naar één en dezelfde Unit.',
      }),
      scale: ({ words, mki }) => ({
        asks: `Tellen de getallen van dit blad zoals ze er staan? ${words.map(({ cell, text }) => `In ${cell} staat '${text}'`).join('; ')}. Daar is niet mee gerekend.${
          mki.length > 0 ? ` Zo gelezen is de berekening ${totalsNl(mki)}.` : ''
        }`,
        otherwise: 'Zo niet, reken dan eerst de getallen in het bestand om.',
      }),
      'profile-unit': ({ column, items, count, mki }) => ({
        asks: `Zijn de milieuprofielen voor één Unit van hun post? De kolom '${column}' noemt een andere eenheid dan het blad Posten bij ${count === 1 ? '1 post' : `${shownNumber(count)} posten`}: ${items.map(({ post, unit, ofProfile }) => `post '${post}' heeft '${unit}' en het profiel '${ofProfile}'`).join('; ')}${count > items.length ? '; …' : ''}. De toepassing rekent niet om. Zo gelezen ${count === 1 ? 'is deze post' : 'zijn deze posten'} ${sharesNl(mki)}.`,
        otherwise: 'Zo niet, reken dan de profielen in het bestand om naar de Unit van de post.',
      }),
      'counts-nothing': ({ of, items }) => ({
        asks:
          of === 'quantity'
            ? `Klopt het dat de Hoeveelheid van ${items === 1 ? 'de enige post' : `alle ${shownNumber(items)} posten`} 0 is? De berekening telt dan voor niets mee: MKI ${shownEuro(0)}.`
            : `Klopt het dat de ${mkiOf(of === 'mki' ? null : of)} ${shownEuro(0)} is, over ${items === 1 ? '1 post' : `${shownNumber(items)} posten`}?`,
        otherwise: MEND_NL,
      }),
      'zero-results': ({ list, count, mki }) => ({
        asks: `Klopt het dat ${count === 1 ? 'de formule' : `alle ${shownNumber(count)} formules`} in de kolommen met getallen 0 ${count === 1 ? 'geeft' : 'geven'} (${/\D/.test(list) ? 'rijen' : 'rij'} ${list})? Geen formule op dit blad geeft iets anders, en een programma dat niet rekent slaat voor elke formule 0 op.${
          mki.length > 0 ? ` Zo gelezen is de berekening ${totalsNl(mki)}.` : ''
        }`,
        otherwise:
          'Zo niet, open het bestand dan in Excel, sla het op en upload het opnieuw; druk in LibreOffice eerst op Ctrl+Shift+F9.',
      }),
      'category-3': ({ set, mkiEur, ...rows }) => ({
        asks: `Is de opslag van 30 % voor NMD-categorie 3 in de waarden begrepen (${rowsNl(rows)})? Zonder module D zijn deze posten ${shownEuro(mkiEur)} ${mkiOf(set)}; 30 % daarvan is ${shownEuro(mkiEur * CATEGORY_3_MARK_UP)}. De toepassing telt geen opslag bij.`,
        otherwise: 'Verschilt het per post, maak de waarden dan eerst gelijk.',
      }),
      notation: ({ value, dutch, international, count, whole, totals }) => ({
        asks: `Hoe zijn de getallen van dit blad geschreven? ${count === 1 ? 'Het enige getal staat' : `${whole ? `Alle ${shownNumber(count)}` : shownNumber(count)} getallen staan`} er als tekst en ${count === 1 ? 'kan' : 'kunnen'} twee dingen betekenen: '${value}' is ${shownNumber(dutch)} of ${shownNumber(international)}.${
          totals
            ? ` De ${mkiOf(totals.set)} is ${shownEuro(totals.dutchEur)} als het Nederlands is en ${shownEuro(totals.internationalEur)} als het Engels is.`
            : ''
        }`,
        otherwise: 'Verschilt het per cel, zet de teksten dan in Excel om naar getallen.',
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
      'stated-set': ({ sheet, columns, proposal, besideSheet }) => ({
        asks: `${
          besideSheet
            ? `Van welke set is de MKI per module op het blad '${sheet}' (${quoted(columns, 'nl')})? Het bestand heeft ook een blad met milieuprofielen: is het dezelfde set, dan telt dat blad en wordt een verschil gemeld.`
            : `Van welke set is de MKI per module op het blad '${sheet}'? De koppen zeggen het niet (${quoted(columns, 'nl')}).`
        }${proposal && !besideSheet ? ` Een andere kop hoort bij ${IMPACT_SETS[proposal].name}.` : ''}`,
        otherwise: besideSheet
          ? 'Zonder antwoord worden deze kolommen niet gelezen.'
          : 'Vraag het na bij wie de MKI heeft berekend: elke set heeft eigen indicatoren en weegfactoren. Uw keuze wordt voor uw organisatie onthouden zodra het bestand is toegevoegd.',
      }),
      amounts: ({ column, columns, columnName, ownUnit, proposal, placed, perUnit, inAll }) => ({
        asks: `Zijn de waarden van ${columns?.[1] ? 'de kolommen' : 'de kolom'} ${quoted(columns ?? [column], 'nl')} per Unit of voor de hele hoeveelheid van de post? Per Unit komt '${columnName}' in totaal op ${amountIn(perUnit, ownUnit)}, voor de hele hoeveelheid op ${amountIn(inAll, ownUnit)}.${
          proposal === null
            ? ''
            : ` De kop lijkt te zeggen: ${proposal === 'in-all' ? 'voor de hele hoeveelheid' : 'per Unit'}.`
        }`,
        otherwise: placed
          ? 'Verschilt het per rij, maak de waarden dan eerst gelijk. Uw keuze wordt voor uw organisatie onthouden zodra het bestand is toegevoegd.'
          : 'Verschilt het per rij, maak de waarden dan eerst gelijk.',
      }),
      'no-posts': ({ kinds, rows }) => ({
        asks:
          rows.length === 1
            ? `Klopt het dat 1 rij geen post is en niet meetelt: ${noPostKinds(kinds, 'nl')}?`
            : `Klopt het dat ${shownNumber(rows.length)} rijen geen post zijn en niet meetellen: ${noPostKinds(kinds, 'nl')}?`,
        otherwise: LOOK_NL,
      }),
      'no-post': ({ rows: [row] }) => ({
        asks: row
          ? `Is rij ${row.row}${named(row)} een post? Ze lijkt het niet te zijn (${noPostKind(row.proposal, 'nl')}).`
          : '',
        otherwise: LOOK_NL,
      }),
      'near-posts': ({ rows }) => ({
        asks: `${rows.length === 1 ? 'Een postnummer op dit blad staat' : `${shownNumber(rows.length)} postnummers op dit blad staan`} niet zo op het blad Posten. Bedoeld lijkt: ${meantOf(rows, 'rij', 'andere')}. Klopt dat?`,
        otherwise: 'Zo niet, dan worden ze als onbekende postnummers geweigerd.',
      }),
      'hidden-rows': unseenNl('verborgen', 'Verborgen'),
      'struck-rows': unseenNl('doorgehaalde', 'Doorgehaald'),
      'hidden-columns': ({ columns, mki }) => ({
        asks: `${columns.length === 1 ? 'Telt de verborgen kolom' : 'Tellen de verborgen kolommen'} mee? ${asList(
          columns.map(
            ({ column, letters, rows }) =>
              `'${column}' (${letters}) heeft in ${rows === 1 ? '1 rij' : `${shownNumber(rows)} rijen`} een waarde`,
          ),
          'en',
        )}${mki.length > 0 ? `: ${sharesNl(mki)}` : ''}.`,
        otherwise: 'Zo niet, verwijder dan de kolom of maak haar leeg.',
      }),
      'hidden-sheet': ({ sheet, isVeryHidden, mki }) => ({
        asks: `Telt het verborgen blad '${sheet}' mee?${isVeryHidden ? ' Het staat ook niet in de lijst van verborgen bladen van Excel.' : ''}${
          mki.length > 0 ? ` Ervan komt ${totalsNl(mki)}.` : ''
        }`,
        otherwise: `Zo niet, verwijder dan het blad of geef het een andere naam. ${LOOK_NL}`,
      }),
    },
    answers: {
      ...SET_NAMES,
      [ANSWERS.megajoules]: 'MJ; reken om naar kg Sb-eq',
      [ANSWERS.kilogramsSb]: 'kg Sb-eq',
      [ANSWERS.confirmed]: 'Ja, dit klopt',
      [ANSWERS.dutch]: 'Nederlands: een komma voor decimalen',
      [ANSWERS.international]: 'Engels: een punt voor decimalen',
      [ANSWERS.perUnit]: 'Per Unit: vermenigvuldig met Hoeveelheid',
      [ANSWERS.inAll]: 'Voor de hele hoeveelheid: deel door Hoeveelheid',
      [ANSWERS.included]: 'Ja, de opslag is inbegrepen',
      [ANSWERS.notIncluded]: 'Nee, zonder opslag',
      [ANSWERS.unanswered]: 'Niet beantwoord',
      [ANSWERS.notThere]: 'Geen van deze',
      [ANSWERS.leaveOut]: 'Geen post: laat weg',
      [ANSWERS.posts]: 'Wel een post: lees als post',
      [ANSWERS.rowByRow]: 'Verschilt: vraag het per rij',
      [ANSWERS.others]: 'Nee, dit zijn andere nummers',
      [ANSWERS.counted]: 'Ja, het telt mee',
      [ANSWERS.notCounted]: 'Nee: laat weg',
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
          ? `The total ${mkiOf(set)} is not above 0. Is it right that what item '${post}' (${product}) saves is ${shownShare(share)} of all amounts together, counted without their sign?`
          : share < 0
            ? `Is it right that item '${post}' (${product}) saves as much as ${shownShare(-share)} of the ${mkiOf(set)}?`
            : `Is it right that item '${post}' (${product}) is ${shownShare(share)} of the ${mkiOf(set)}?`,
        otherwise: MEND_EN,
      }),
      'far-above-median': ({ post, product, set, per, amountEur, medianEur }) => ({
        asks: `Is it right that item '${post}' (${product}) costs ${shownEuro(amountEur)} MKI ${per === 'unit' ? 'per unit ' : ''}in ${IMPACT_SETS[set].name}? That is ${shownTimes(amountEur, medianEur)} times the median of this product in the organisation's own calculations (${shownEuro(medianEur)}).`,
        otherwise: MEND_EN,
      }),
      'material-per-unit': (question) => ({ asks: materialEn(question), otherwise: MEND_EN }),
      'unit-multiple': ({ units, list: rows, count, of, mki }) => ({
        asks: `Are Hoeveelheid and all values for the whole Unit where it names a multiple: ${quoted(units, 'en')} (${rowsEn({ rows, count })})? A Hoeveelheid of 10 was read as 10 times '${units[0]}'. Read like this, ${count === 1 ? 'this item is' : 'these items are'} ${shownNumber(count)} of ${of === 1 ? '1 item' : `${shownNumber(of)} items`}, ${sharesEn(mki)}.`,
        otherwise: 'If not, convert Hoeveelheid and the values in the file to one and the same Unit.',
      }),
      scale: ({ words, mki }) => ({
        asks: `Do the numbers on this sheet count as they are? ${words.map(({ cell, text }) => `${cell} says '${text}'`).join('; ')}. Nothing was multiplied or converted by that.${
          mki.length > 0 ? ` Read like this, the calculation is ${totalsEn(mki)}.` : ''
        }`,
        otherwise: 'If not, convert the numbers in the file first.',
      }),
      'profile-unit': ({ column, items, count, mki }) => ({
        asks: `Are the environmental profiles for one Unit of their item? The column '${column}' names another unit than the sheet Posten for ${count === 1 ? '1 item' : `${shownNumber(count)} items`}: ${items.map(({ post, unit, ofProfile }) => `item '${post}' has '${unit}' and its profile '${ofProfile}'`).join('; ')}${count > items.length ? '; …' : ''}. The application does not convert them. Read like this, ${count === 1 ? 'this item is' : 'these items are'} ${sharesEn(mki)}.`,
        otherwise: 'If not, convert the profiles in the file to the Unit of the item.',
      }),
      'counts-nothing': ({ of, items }) => ({
        asks:
          of === 'quantity'
            ? `Is it right that the quantity of ${items === 1 ? 'the only item' : `all ${shownNumber(items)} items`} is 0? The calculation then counts for nothing: MKI ${shownEuro(0)}.`
            : `Is it right that the ${mkiOf(of === 'mki' ? null : of)} is ${shownEuro(0)}, over ${items === 1 ? '1 item' : `${shownNumber(items)} items`}?`,
        otherwise: MEND_EN,
      }),
      'zero-results': ({ list, count, mki }) => ({
        asks: `Is it right that ${count === 1 ? 'the formula' : `all ${shownNumber(count)} formulas`} in the columns of numbers ${count === 1 ? 'gives' : 'give'} 0 (${/\D/.test(list) ? 'rows' : 'row'} ${list})? No formula on this sheet gives anything else, and a program that does not calculate stores 0 for every formula.${
          mki.length > 0 ? ` Read like this, the calculation is ${totalsEn(mki)}.` : ''
        }`,
        otherwise:
          'If not, open the file in Excel, save it and upload it again; in LibreOffice, press Ctrl+Shift+F9 before you save.',
      }),
      'category-3': ({ set, mkiEur, ...rows }) => ({
        asks: `Do the values include the mark-up of 30% for NMD category 3 (${rowsEn(rows)})? Without module D these items are ${shownEuro(mkiEur)} ${mkiOf(set)}; 30% of that is ${shownEuro(mkiEur * CATEGORY_3_MARK_UP)}. The application adds no mark-up.`,
        otherwise: 'If it differs from item to item, make the values consistent first.',
      }),
      notation: ({ value, dutch, international, count, whole, totals }) => ({
        asks: `How are the numbers of this sheet written? ${count === 1 ? 'The only number is a text that' : `${whole ? `All ${shownNumber(count)}` : shownNumber(count)} numbers are texts that`} can mean two things: '${value}' is ${shownNumber(dutch)} or ${shownNumber(international)}.${
          totals
            ? ` The ${mkiOf(totals.set)} is ${shownEuro(totals.dutchEur)} if it is Dutch and ${shownEuro(totals.internationalEur)} if it is English.`
            : ''
        }`,
        otherwise: 'If it differs from cell to cell, convert the texts to numbers in Excel.',
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
      'stated-set': ({ sheet, columns, proposal, besideSheet }) => ({
        asks: `${
          besideSheet
            ? `Which set does the MKI of each module on the sheet '${sheet}' belong to (${quoted(columns, 'en')})? The file has a sheet with environmental profiles as well: if the set is the same, that sheet counts and a difference is reported.`
            : `Which set does the MKI of each module on the sheet '${sheet}' belong to? The headers do not say (${quoted(columns, 'en')}).`
        }${proposal && !besideSheet ? ` Another header belongs to ${IMPACT_SETS[proposal].name}.` : ''}`,
        otherwise: besideSheet
          ? 'Without an answer these columns are not read.'
          : 'Ask whoever calculated the MKI: each set has its own indicators and weights. Your choice is remembered for your organisation once the file has been added.',
      }),
      amounts: ({ column, columns, columnName, ownUnit, proposal, placed, perUnit, inAll }) => ({
        asks: `Are the values of ${columns?.[1] ? 'the columns' : 'the column'} ${quoted(columns ?? [column], 'en')} per Unit, or for the whole quantity of the item? Per Unit '${columnName}' comes to ${amountIn(perUnit, ownUnit)} in total, for the whole quantity to ${amountIn(inAll, ownUnit)}.${
          proposal === null
            ? ''
            : ` The header seems to say: ${proposal === 'in-all' ? 'for the whole quantity' : 'per Unit'}.`
        }`,
        otherwise: placed
          ? 'If it differs from row to row, make the values consistent first. Your choice is remembered for your organisation once the file has been added.'
          : 'If it differs from row to row, make the values consistent first.',
      }),
      'no-posts': ({ kinds, rows }) => ({
        asks:
          rows.length === 1
            ? `Is it right that 1 row is not an item and does not count: ${noPostKinds(kinds, 'en')}?`
            : `Is it right that ${shownNumber(rows.length)} rows are not items and do not count: ${noPostKinds(kinds, 'en')}?`,
        otherwise: LOOK_EN,
      }),
      'no-post': ({ rows: [row] }) => ({
        asks: row
          ? `Is row ${row.row}${named(row)} an item? It does not seem to be one (${noPostKind(row.proposal, 'en')}).`
          : '',
        otherwise: LOOK_EN,
      }),
      'near-posts': ({ rows }) => ({
        asks: `${rows.length === 1 ? 'One item number on this sheet is' : `${shownNumber(rows.length)} item numbers on this sheet are`} not on the sheet Posten as written. It seems that these are meant: ${meantOf(rows, 'row', 'others')}. Is that right?`,
        otherwise: 'If not, they are refused as unknown item numbers.',
      }),
      'hidden-rows': unseenEn('hidden', 'Hidden'),
      'struck-rows': unseenEn('struck through', 'Struck through'),
      'hidden-columns': ({ columns, mki }) => ({
        asks: `${columns.length === 1 ? 'Does the hidden column' : 'Do the hidden columns'} count? ${asList(
          columns.map(
            ({ column, letters, rows }) =>
              `'${column}' (${letters}) has a value in ${rows === 1 ? '1 row' : `${shownNumber(rows)} rows`}`,
          ),
          'and',
        )}${mki.length > 0 ? `: ${sharesEn(mki)}` : ''}.`,
        otherwise: 'If not, remove the column or empty it.',
      }),
      'hidden-sheet': ({ sheet, isVeryHidden, mki }) => ({
        asks: `Does the hidden sheet '${sheet}' count?${isVeryHidden ? " It is not in Excel's list of hidden sheets either." : ''}${
          mki.length > 0 ? ` From it comes ${totalsEn(mki)}.` : ''
        }`,
        otherwise: `If not, remove the sheet or give it another name. ${LOOK_EN}`,
      }),
    },
    answers: {
      ...SET_NAMES,
      [ANSWERS.megajoules]: 'MJ; convert to kg Sb-eq',
      [ANSWERS.kilogramsSb]: 'kg Sb-eq',
      [ANSWERS.confirmed]: 'Yes, this is right',
      [ANSWERS.dutch]: 'Dutch: a comma for decimals',
      [ANSWERS.international]: 'English: a point for decimals',
      [ANSWERS.perUnit]: 'Per Unit: multiply by Hoeveelheid',
      [ANSWERS.inAll]: 'For the whole quantity: divide by Hoeveelheid',
      [ANSWERS.included]: 'Yes, the mark-up is included',
      [ANSWERS.notIncluded]: 'No, without mark-up',
      [ANSWERS.unanswered]: 'Not answered',
      [ANSWERS.notThere]: 'None of these',
      [ANSWERS.leaveOut]: 'No item: leave out',
      [ANSWERS.posts]: 'An item: read it as one',
      [ANSWERS.rowByRow]: 'It differs: ask about each row',
      [ANSWERS.others]: 'No, these are other numbers',
      [ANSWERS.counted]: 'Yes, it counts',
      [ANSWERS.notCounted]: 'No: leave out',
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

/** Returns the rows that a question is about, each with what it is taken for in words; none for other questions. */
export function questionRows(question: WorkbookQuestion, language: Language): QuestionRow[] {
  if (question.kind === 'near-posts')
    return question.rows.map((row) => ({ ...row, proposal: `→ ${row.proposal}` }));
  if (question.kind === 'material-per-unit') return question.rows.map((row) => materialRow(row, language));
  if (!('rows' in question) || typeof question.rows !== 'object') return [];
  return question.rows.map((row) => ({ ...row, proposal: noPostKind(row.proposal, language) }));
}
