import { IMPACT_SETS } from '@milieuspoor/domain';
import { asList, shownEuro, shownMegabytes, shownNumber } from './figures.ts';
import { FIXED_SENTENCES } from './fixed-sentences.ts';
import type { ProblemText } from './sentences.ts';

const FRACTIONS =
  ' Excel ziet 10.10 en 10.1 als hetzelfde getal: maak de kolom op als Tekst en typ de nummers opnieuw.';
const RESAVE = 'Open het bestand in Excel en sla het opnieuw op als .xlsx.';

/** The problems in Dutch. */
export const nl: ProblemText = {
  sheet: (name) => `blad '${name}'`,
  row: (row) => `rij ${row}`,
  column: (name) => `kolom '${name}'`,
  sentences: {
    ...FIXED_SENTENCES,
    'file-empty': () => 'Het bestand is leeg. Kies het Excel-bestand opnieuw.',
    'file-too-large': ({ sizeBytes, maxBytes }) =>
      `Het bestand is ${shownMegabytes(sizeBytes)} MB; het maximum is ${shownMegabytes(maxBytes)} MB. Verwijder bladen of afbeeldingen die geen deel van de berekening zijn.`,
    'unsupported-extension': ({ value }) =>
      `${value === '' ? 'Bestanden zonder extensie' : `Bestanden van het type '${value}'`} kunnen niet worden ingelezen. Sla de berekening in Excel op als .xlsx, .xlsm of .xls.`,
    'signature-mismatch': ({ extension, found }) =>
      found === 'unknown'
        ? `De inhoud is geen Excel-bestand, ook al eindigt de naam op ${extension}. Kies het juiste bestand of sla het in Excel op als .xlsx.`
        : `De naam eindigt op ${extension}, maar de inhoud is een ${found === 'xls' ? '.xls' : '.xlsx'}-bestand. Pas de extensie aan of sla het bestand in Excel op als .xlsx.`,
    'password-protected': () =>
      'Het bestand is met een wachtwoord beveiligd. Verwijder het wachtwoord in Excel (Bestand > Info) en upload het opnieuw.',
    'file-damaged': () => `Het bestand is beschadigd of onvolledig en kan niet worden gelezen. ${RESAVE}`,
    'not-a-workbook': () => `Het bestand is geen Excel-werkmap. ${RESAVE}`,
    'unpacks-too-large': ({ maxBytes }) =>
      `Uitgepakt is het bestand groter dan ${shownMegabytes(maxBytes)} MB. Verwijder bladen, opmaak en afbeeldingen die geen deel van de berekening zijn.`,
    'too-many-xls-cells': ({ max }) =>
      `Het bestand bevat meer dan ${shownNumber(max)} cellen, te veel voor het oude formaat .xls. Sla het in Excel op als .xlsx.`,
    'unsafe-file': () =>
      `Het bestand is om veiligheidsredenen geweigerd: het is niet opgebouwd zoals Excel dat doet. ${RESAVE}`,
    'duplicate-sheet': ({ sheetName }) =>
      `Er is meer dan één blad met de naam '${sheetName}'. Laat er één staan en geef het andere een andere naam.`,
    'duplicate-column': ({ column, cell }) =>
      `De kolom '${column}' komt twee keer voor (ook in ${cell}). Laat er één staan.`,
    'ignored-column': ({ column }) =>
      `De kolom '${column}' is geen module van de indeling; de waarden erin tellen niet mee. Tel ze op bij een module die er wel is als ze daar nog niet in zitten, of verwijder de kolom.`,
    'merged-cells': ({ range }) =>
      `De cellen ${range} zijn samengevoegd, waardoor alleen de eerste een waarde heeft. Hef de samenvoeging op en vul elke cel in.`,
    'no-items': () => 'Er staan geen posten onder de kopregel. Vul voor elke post een rij in.',
    'no-profiles': () =>
      'Er staan geen rijen onder de kopregel. Vul de milieuprofielen van de posten in, of verwijder het blad.',
    'too-many-items': ({ max }) =>
      `Het blad bevat meer dan ${shownNumber(max)} posten. Splits de berekening in delen.`,
    'missing-post-number': () => 'Het postnummer ontbreekt. Vul het in, of maak de hele rij leeg.',
    'duplicate-post': ({ value, firstRow, numeric }) =>
      `Postnummer '${value}' staat ook in rij ${firstRow}. Geef elke post een eigen nummer.${numeric ? FRACTIONS : ''}`,
    'invalid-choice': ({ value, allowed }) =>
      `'${value}' is hier niet mogelijk. Kies ${asList(allowed, 'of')}.`,
    'text-too-long': ({ length, max }) =>
      `De tekst telt ${length} tekens; het maximum is ${max}. Kort de tekst in.`,
    'missing-number': () => 'Er is geen waarde ingevuld. Vul een getal in.',
    'not-positive': ({ value }) =>
      `De waarde is ${value}, maar moet groter zijn dan 0. Vul een getal boven 0 in.`,
    'negative-amount': ({ value }) =>
      `De waarde is ${value}, maar kan niet negatief zijn. Vul 0 of een getal boven 0 in.`,
    'negative-energy': ({ value }) =>
      `De waarde is negatief (${value}) en telt zo mee. Controleer of dat klopt.`,
    'not-a-number': ({ value }) =>
      `'${value}' is geen getal. Vul een getal zonder eenheid in, of maak de cel leeg als er niets is opgegeven.`,
    'number-too-large': ({ value }) => `${value} is onwaarschijnlijk groot. Controleer het decimaalteken.`,
    'ambiguous-number': ({ value, reading, otherReading }) =>
      `De tekst '${value}' is gelezen als ${shownNumber(reading)}, maar kan ook ${shownNumber(otherReading)} betekenen. Vul een getal in plaats van tekst in om zeker te zijn.`,
    'too-many-ambiguous-numbers': ({ max }) =>
      `Meer dan ${shownNumber(max)} cellen bevatten tekst die op twee manieren als getal kan worden gelezen. Zet de kolommen in Excel om naar getallen.`,
    'error-cell': ({ value }) => `De cel bevat de fout ${value}. Herstel de formule of vul de waarde in.`,
    'date-cell': ({ value }) =>
      `Excel heeft hier een datum van gemaakt (${value}). Maak de cel op als Getal of Tekst en vul de waarde opnieuw in.`,
    'boolean-cell': ({ value }) =>
      `De cel bevat de logische waarde ${value === 'TRUE' ? 'WAAR' : 'ONWAAR'}. Vul de bedoelde waarde in.`,
    'uncalculated-formula': () =>
      'De cel bevat een formule waarvan de uitkomst niet in het bestand staat. Open het bestand in Excel, sla het op en upload het opnieuw.',
    'unknown-post': ({ value, numeric }) =>
      `Postnummer '${value}' staat niet op het blad Posten. Voeg de post daar toe of verbeter het nummer.${numeric ? FRACTIONS : ''}`,
    'missing-indicator': ({ post }) => `Voor post '${post}' ontbreekt de naam van de indicator. Vul die in.`,
    'unknown-indicator': ({ value, allowed }) =>
      `'${value}' is geen indicator van deze set. Kies ${asList(allowed, 'of')}, of verwijder de rij.`,
    'duplicate-indicator': ({ post, indicator, firstRow }) =>
      `Post '${post}' heeft ${indicator} ook al in rij ${firstRow}. Verwijder een van de twee rijen.`,
    'unit-mismatch': ({ value, indicator, expected }) =>
      `De eenheid '${value}' past niet bij ${indicator}. Reken de rij om naar ${asList(expected, 'of')}.`,
    'missing-set-rows': ({ post, set }) =>
      `Post '${post}' heeft geen rijen op het blad '${IMPACT_SETS[set].name}'. Voeg het milieuprofiel van de post daar toe.`,
    'missing-core-indicator': ({ post, set, missing }) =>
      `Post '${post}' geeft ${asList(missing, 'en')} niet op, en ${IMPACT_SETS[set].name} kan niet zonder. Vul de waarden aan, of geef de MKI op in een rij 'MKI'.`,
    'undeclared-indicator': ({ post, undeclared }) =>
      `Post '${post}' geeft ${asList(undeclared, 'en')} niet op; de MKI is zonder en daardoor onvolledig. Vul de waarden aan als u ze hebt.`,
    'undeclared-co2': ({ post, indicator }) =>
      `Post '${post}' geeft ${indicator} niet op: de CO2-uitstoot is niet bekend en zit niet in het totaal. Voeg een rij ${indicator} toe als u de waarden hebt.`,
    'mki-differs': ({ post, weightedEur, statedEur }) =>
      `De opgegeven MKI van post '${post}' (${shownEuro(statedEur)}) wijkt af van de gewogen indicatoren (${shownEuro(weightedEur)}). De gewogen indicatoren tellen; controleer beide.`,
    'more-errors': ({ count }) =>
      `En nog ${shownNumber(count)} fouten. Herstel eerst de fouten hierboven en upload het bestand opnieuw.`,
    'more-warnings': ({ count }) => `En nog ${shownNumber(count)} waarschuwingen.`,
  },
};
