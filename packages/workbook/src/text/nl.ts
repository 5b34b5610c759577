import { IMPACT_SETS } from '@milieuspoor/domain';
import { POSTEN_COLUMNS } from '../layout/posten-columns.ts';
import { MODULE_COLUMN } from '../layout/row-layouts.ts';
import { isProduction, REQUIRED_MODULE } from '../layout/set-columns.ts';
import { POSTEN_SHEET } from '../layout/sheet-names.ts';
import type { NoteDetails, OtherFormat } from '../problems/problem.ts';
import { asList, quoted, shownDate, shownEuro, shownMegabytes, shownNumber } from './figures.ts';
import { noPostKinds } from './no-post-words.ts';
import type { ProblemText } from './sentences.ts';

const FRACTIONS =
  ' Excel ziet 10.10 en 10.1 als hetzelfde getal: maak de kolom op als Tekst en typ de nummers opnieuw.';
/** LibreOffice saves the results as they were stored, without what the file says of them. */
const CALCULATE_FIRST =
  'Druk in LibreOffice eerst op Ctrl+Shift+F9: dat rekent een bestand bij het openen niet door.';
const RESAVE = 'Open het bestand in Excel en sla het opnieuw op als .xlsx.';

const rowsNl = (rows: string, count: number) =>
  count === 1 ? `rij ${rows}` : `${shownNumber(count)} rijen: ${rows}`;
const areTelling = (count: number) => (count === 1 ? 'telt' : 'tellen');
const areNl = (count: number) => (count === 1 ? 'is' : 'zijn');
const cellsNl = ({ rows, count, cells = count }: NoteDetails) => {
  if (cells === 1) return `rij ${rows}`;
  // A note that was stored before rows were counted shows only by its list that it is one row.
  const where = /[^0-9]/.test(rows) ? 'rijen' : 'rij';
  return `${shownNumber(cells)} cellen in ${where} ${rows}`;
};
const readingsNl = ({ readings, moreReadings = 0 }: NoteDetails) =>
  asList(
    [
      ...readings.map(({ found, readAs }) => `'${found}' als ${readAs}`),
      ...(moreReadings > 0 ? [`${shownNumber(moreReadings)} andere`] : []),
    ],
    'en',
  );

const fieldsNl = (columns: readonly string[]) => {
  const empty = columns.filter((column) => column !== POSTEN_COLUMNS.unit);
  const [lacksUnit, fillIn] =
    empty.length < columns.length
      ? [", en staat in 'Unit' geen tekst", ", bij 'Unit' de eenheid, zoals m2 of ton"]
      : ['', ''];
  return `Bij de post ${areNl(empty.length)} ${quoted(empty, 'nl')} niet ingevuld${lacksUnit}. Vul de cellen in${fillIn}.`;
};

/** What a file in another format is, and the steps to one that is read. */
const OTHER_FORMATS: Readonly<Record<OtherFormat, readonly [string, string]>> = {
  ods: [
    'Dit is een .ods-bestand (OpenDocument), en dat wordt niet gelezen.',
    "Open het in LibreOffice, kies Bestand > Opslaan als, bestandstype 'Excel 2007-365 (.xlsx)', en upload dat bestand. In Excel: Bestand > Opslaan als, type 'Excel-werkmap (*.xlsx)'.",
  ],
  xlsb: [
    'Dit is een .xlsb-bestand (binaire Excel-werkmap), en dat wordt niet gelezen.',
    "Open het in Excel, kies Bestand > Opslaan als, type 'Excel-werkmap (*.xlsx)', en upload dat bestand. In LibreOffice: Bestand > Opslaan als, bestandstype 'Excel 2007-365 (.xlsx)'.",
  ],
  csv: [
    'Dit is een tekstbestand (.csv). Dat heeft één blad, en er staat niet in welk scheidingsteken, decimaalteken en welke tekenset gelden.',
    'Open het in Excel met Gegevens > Van tekst/CSV en controleer het scheidingsteken en de decimalen; in LibreOffice met Bestand > Openen, dat ernaar vraagt. Zet de posten op een blad Posten en de profielen op een blad Set A1 of Set A2, en sla op als .xlsx.',
  ],
};

/** The problems in Dutch. */
export const nl: ProblemText = {
  sheet: (name) => `blad '${name}'`,
  row: (row) => `rij ${row}`,
  column: (name) => `kolom '${name}'`,
  inWords: {
    'missing-sheet': ({ sheetName }) =>
      sheetName === POSTEN_SHEET
        ? `Het blad '${sheetName}' met de posten ontbreekt. Geef het blad met uw posten die naam, of voeg het toe.`
        : `Een blad met milieuprofielen ontbreekt: '${sheetName}' of een blad van een andere set. Geef het blad met uw profielen die naam, of voeg het toe. Staat de MKI op het blad Posten, geef haar dan daar een kolom voor elke module: MKI A1-A3, MKI A4 en zo verder.`,
    'missing-column': ({ columnName, searchedRows }) =>
      searchedRows !== undefined
        ? `Er is geen kopregel gevonden: in de eerste ${shownNumber(searchedRows)} rijen van het blad staat geen kop '${columnName}'. Zet die kop boven de kolom met de nummers van de posten.`
        : isProduction(columnName)
          ? `De verplichte kolom '${columnName}' ontbreekt. Voeg haar toe met de waarden van A1, A2 en A3 samen; een van de drie alleen is te weinig.`
          : `De verplichte kolom '${columnName}' ontbreekt. Zet deze kop boven de kolom met die waarden, voeg de kolom toe, of wijs haar in de controle aan als daarnaar wordt gevraagd.`,
    'missing-field': ({ column, others = [] }) =>
      others.length > 0
        ? fieldsNl([column ?? '', ...others.map((other) => other.column)])
        : column === POSTEN_COLUMNS.unit
          ? "De post heeft geen eenheid, of 'Unit' is een getal. Vul in de kolom 'Unit' de eenheid als tekst in, zoals m2 of ton."
          : `Bij de post is '${column}' niet ingevuld. Vul de cel in.`,
  },
  sayings: {
    'file-empty': () => ['Het bestand is leeg.', 'Kies het Excel-bestand opnieuw.'],
    'file-too-large': ({ sizeBytes, maxBytes }) => [
      `Het bestand is ${shownMegabytes(sizeBytes)} MB; het maximum is ${shownMegabytes(maxBytes)} MB.`,
      'Staan er bladen of afbeeldingen in die geen deel van de berekening zijn, verwijder die dan; splits de berekening anders in delen.',
    ],
    'unsupported-extension': ({ value }) => [
      `${value === '' ? 'Bestanden zonder extensie' : `Bestanden van het type '${value}'`} kunnen niet worden ingelezen.`,
      'Sla de berekening in Excel op als .xlsx, .xlsm of .xls.',
    ],
    'signature-mismatch': ({ extension, found }) =>
      found === 'unknown'
        ? [
            `De inhoud is geen Excel-bestand, ook al eindigt de naam op ${extension}.`,
            'Kies het juiste bestand of sla het in Excel op als .xlsx.',
          ]
        : [
            `De naam eindigt op ${extension}, maar de inhoud is een ${found === 'xls' ? '.xls' : '.xlsx'}-bestand.`,
            'Pas de extensie aan of sla het bestand in Excel op als .xlsx.',
          ],
    'other-format': ({ format }) => OTHER_FORMATS[format],
    'password-protected': () => [
      'Het bestand is met een wachtwoord beveiligd.',
      'Verwijder het wachtwoord in Excel (Bestand > Info) en upload het opnieuw.',
    ],
    'file-damaged': () => ['Het bestand is beschadigd of onvolledig en kan niet worden gelezen.', RESAVE],
    'not-a-workbook': () => ['Het bestand is geen Excel-werkmap.', RESAVE],
    'unpacks-too-large': ({ maxBytes }) => [
      `Uitgepakt is het bestand groter dan ${shownMegabytes(maxBytes)} MB.`,
      'Staan er bladen, opmaak of afbeeldingen in die geen deel van de berekening zijn, verwijder die dan; splits de berekening anders in delen.',
    ],
    'too-many-sheets': ({ max }) => [
      `Het bestand heeft meer dan ${shownNumber(max)} bladen.`,
      'Zet de bladen Posten, Set A1 en Set A2 in een eigen bestand.',
    ],
    'workbook-too-old': () => ['Het bestand is van Excel 4 of ouder.', 'Sla het in Excel op als .xlsx.'],
    'unknown-code-page': ({ codePage }) => [
      `De tekens van dit bestand kunnen niet worden gelezen (codetabel ${codePage}).`,
      'Sla het in Excel op als .xlsx.',
    ],
    'unsafe-file': ({ reason }) =>
      reason === 'entry-count'
        ? [
            'Het bestand bestaat uit zo veel onderdelen (bladen, afbeeldingen, opmerkingen) dat het om veiligheidsredenen niet wordt gelezen.',
            'Zet de bladen Posten, Set A1 en Set A2 in een eigen bestand.',
          ]
        : [
            'Het bestand is om veiligheidsredenen geweigerd: het is niet opgebouwd zoals Excel dat doet.',
            RESAVE,
          ],
    'duplicate-sheet': ({ sheetName }) => [
      `Er is meer dan één blad met de naam '${sheetName}'.`,
      'Laat er één staan en geef het andere een andere naam.',
    ],
    'duplicate-column': ({ column, cell, otherCell }) => [
      `De kolom '${column}' komt twee keer voor: in ${otherCell} en in ${cell}.`,
      'Laat er één staan.',
    ],
    'moved-column': ({ row, column, cell, letters }) => [
      `Rij ${row} is een kopregel met '${column}' in ${cell}, en in de kopregel bovenaan staat die in kolom ${letters}. Wat eronder staat, zou in de verkeerde kolommen worden gelezen.`,
      'Zet de posten daaronder in de kolommen van de bovenste kopregel.',
    ],
    'ignored-column': ({ column }) => [
      `De kolom '${column}' is geen module van de indeling; de waarden erin tellen niet mee.`,
      'Zitten ze nog niet in een module die er wel is, tel ze daar dan bij op; verwijder anders de kolom.',
    ],
    'unknown-column': ({ value, letters, rows, settled, asked }) => [
      `De kolom '${value}' (${letters}) staat niet in de indeling en is niet gelezen; ${rows === 1 ? '1 rij heeft' : `${shownNumber(rows)} rijen hebben`} er een waarde.${settled ? ' Gekozen is dat ze daar ook niet in hoort.' : ''}`,
      settled
        ? ''
        : asked
          ? 'Kies in de controle welke kolom het is als de waarden mee moeten tellen.'
          : 'Zet de waarden in een kolom van de indeling als ze mee moeten tellen.',
    ],
    'unnamed-column': ({ letters, rows }) => [
      `Kolom ${letters} heeft geen kop en is niet gelezen; ${rows === 1 ? '1 rij heeft' : `${shownNumber(rows)} rijen hebben`} er een getal.`,
      'Geef haar een kop uit de indeling als de waarden mee moeten tellen.',
    ],
    'resembling-column': ({ value, resembles, taken }) =>
      taken
        ? [
            `De kolom '${value}' lijkt op '${resembles}', maar die kolom is er al; deze wordt niet gelezen.`,
            'Geef haar een andere naam of verwijder haar als u haar niet bedoelt.',
          ]
        : [
            `De kolom '${value}' lijkt op '${resembles}', maar is dat niet; zij wordt niet gelezen en telt niet mee.`,
            `Noem haar '${resembles}' als u die bedoelt, met de waarden in die eenheid.`,
          ],
    'ignored-posten': ({ taken }) => [
      "De naam van dit blad lijkt op 'Posten', maar het wordt niet gelezen en telt niet mee.",
      taken
        ? "Het blad 'Posten' wordt al gelezen; zet de posten daar als u dit blad bedoelt."
        : "Noem het 'Posten' als u het bedoelt.",
    ],
    'ignored-sheet': ({ names = ['Set A1', 'Set A2'] }) => [
      'Dit blad lijkt op een blad met milieuprofielen, maar wordt niet gelezen en telt niet mee.',
      names.length > 0
        ? `Noem het ${asList(
            names.map((name) => `'${name}'`),
            'of',
          )} als u het bedoelt.`
        : 'Voor die set wordt al een ander blad gelezen; zet de waarden daar als u dit blad bedoelt.',
    ],
    'sheet-synonym': ({ sheet, readAs }) => [`Het blad '${sheet}' is gelezen als '${readAs}'.`, ''],
    'far-header': ({ row, rowsAbove }) => [
      `De kopregel staat in rij ${row}. Wat in de ${shownNumber(rowsAbove)} rijen erboven staat, is niet gelezen.`,
      'Zet een berekening die daar staat op een eigen blad.',
    ],
    'two-row-header': ({ row, firstRow }) => [
      `De rijen ${firstRow} en ${row} zijn samen als kopregel gelezen.`,
      '',
    ],
    'column-synonym': ({ value, readAs }) => [
      `De kolom '${value}' is gelezen als '${readAs}'.`,
      'Geef haar een andere naam als u iets anders bedoelt.',
    ],
    'placed-column': ({ value, readAs, unit, oneBecomes, ownUnit, amounts }) => [
      `De kolom '${value}' is gelezen als '${readAs}', zoals voor uw organisatie is gekozen${
        unit !== undefined && oneBecomes !== undefined
          ? `, en omgerekend: 1 ${unit} is ${shownNumber(oneBecomes)} ${ownUnit}`
          : ownUnit !== undefined
            ? `; de waarden zijn niet omgerekend en gelezen als ${ownUnit}`
            : ''
      }.${
        amounts === 'in-all'
          ? ' De waarden zijn voor de hele hoeveelheid en gedeeld door Hoeveelheid.'
          : amounts === 'per-unit'
            ? ' De waarden zijn per Unit.'
            : ''
      }`,
      'In de controle kunt u de keuze terugzetten.',
    ],
    'divided-column': ({ value, readAs }) => [
      `De waarden van de kolom '${value}' zijn voor de hele hoeveelheid en voor '${readAs}' gedeeld door Hoeveelheid, zoals in de controle is geantwoord.`,
      'Geef in de controle een ander antwoord als dat niet klopt.',
    ],
    'converted-column': ({ value, readAs, unit, oneBecomes, ownUnit }) => [
      `De kolom '${value}' is gelezen als '${readAs}' en omgerekend: 1 ${unit} is ${shownNumber(oneBecomes)} ${ownUnit}.`,
      'Pas de eenheid in de kop aan als dat niet klopt.',
    ],
    'modules-apart': ({ column }) =>
      column === MODULE_COLUMN
        ? ['De modules A1, A2 en A3 hebben elk een rij.', 'Tel ze per post op in een rij A1-A3.']
        : ['De kolommen A1, A2 en A3 staan apart.', `Tel ze op in een kolom ${column ?? REQUIRED_MODULE}.`],
    'profile-layout': ({ layout, passed }) => [
      `${
        layout === 'modules'
          ? 'De indicatoren zijn hier kolommen, en elke module heeft een eigen rij; zo is het gelezen.'
          : 'Elke waarde heeft hier een eigen rij, met haar module en indicator; zo is het gelezen.'
      }${passed.length > 0 ? ` Wat niet bij de set hoort, is overgeslagen: ${asList(passed, 'en')}.` : ''}`,
      '',
    ],
    'stated-columns': ({ set, co2, co2Indicator }) => [
      `De MKI per module in kolommen van dit blad is gelezen als die van ${IMPACT_SETS[set].name}: zij is opgegeven en niet uit indicatoren gewogen.${
        co2.length > 0
          ? ` ${quoted(co2, 'nl')} ${co2.length === 1 ? 'is' : 'zijn'} gelezen als ${co2Indicator}.`
          : ''
      }`,
      'Geef in de controle een ander antwoord, of noem de set in de koppen, als dat niet klopt.',
    ],
    'mki-without-modules': ({ value }) => [
      `De kolom '${value}' zegt niet van welke module de MKI is, en een MKI wordt per module gelezen.`,
      'Geef elke module een kolom: MKI A1-A3, MKI A4 en zo verder. Wat A1, A2 en A3 apart zijn, telt u op in MKI A1-A3.',
    ],
    'joined-modules': ({ value, modules, asRows, emptyIn }) => [
      `${asRows ? 'Rijen als' : 'De kolom'} '${value}' ${asRows ? 'nemen' : 'neemt'} modules samen, en ${asList(modules, 'en')} ${
        emptyIn === undefined
          ? `${modules.length === 1 ? 'staat' : 'staan'} niet apart in het blad`
          : `${areNl(modules.length)} in rij ${emptyIn} leeg`
      }. Een som over modules is niet te verdelen, en zonder deze waarden is de MKI te laag.`,
      `Geef elke module een eigen ${asRows ? 'rij' : 'kolom'}; vraag de verdeling zo nodig aan wie de cijfers maakte. ${asRows ? 'Verwijder de rijen' : 'Verwijder de kolom'} alleen als de waarden al bij andere modules staan.`,
    ],
    'lost-impact': ({ value, of, module }) => [
      `De kolom '${value}' noemt de ${of === 'mki' ? 'MKI' : 'CO2'} van ${module} en kan niet gelezen worden; de waarden erin zouden niet meetellen.`,
      `Geef de kolom de kop '${of === 'mki' ? 'MKI' : 'CO2'} ${module}', met waarden in ${of === 'mki' ? 'euro' : 'kg'} voor dezelfde set en dezelfde hoeveelheid als de kolommen ernaast, of haal haar uit het blad.`,
    ],
    'contradicting-amounts': ({ value, of, other }) => [
      `De kolom '${value}' is volgens haar kop ${of === 'in-all' ? 'voor de hele hoeveelheid' : 'per eenheid'}, en de kolom '${other}' ${of === 'in-all' ? 'per eenheid' : 'voor de hele hoeveelheid'}.`,
      'Geef al deze kolommen waarden per eenheid, of al deze kolommen waarden voor de hele hoeveelheid, en zet dat in elke kop.',
    ],
    'beyond-title': ({ value, title }) => [
      `Het is niet duidelijk of de titel '${title}' ook boven de kolom '${value}' staat.`,
      `Maak van de kop '${title} ${value}' als het die waarden zijn, of geef de kolom een kop die zegt wat er in staat.`,
    ],
    'missing-production': () => [
      `Geen enkele rij is van module ${REQUIRED_MODULE}.`,
      `Voeg voor elke post een rij ${REQUIRED_MODULE} toe met de waarden van A1, A2 en A3 samen.`,
    ],
    'missing-module': ({ post }) => [`Voor post '${post}' ontbreekt de module.`, 'Vul die in.'],
    'ignored-modules': (note) => [
      `Rijen als '${note.value}' zijn van geen module van de indeling; de waarden erin tellen niet mee (${rowsNl(note.rows, note.count)}).`,
      'Tel ze op bij een module die er wel is als ze daar nog niet in zitten, of verwijder de rijen.',
    ],
    'module-totals': (note) => [
      `Rijen als '${note.value}' tellen de modules op en zijn overgeslagen (${rowsNl(note.rows, note.count)}).`,
      '',
    ],
    'duplicate-module': ({ post, value, firstRow }) => [
      `Post '${post}' heeft module ${value} ook al in rij ${firstRow}.`,
      'Verwijder een van de twee rijen.',
    ],
    'duplicate-value': ({ post, indicator, module }) => [
      `Post '${post}' heeft voor ${indicator} in module ${module} al een waarde.`,
      'Verwijder een van de rijen.',
    ],
    'unit-partly': ({ post, indicator }) => [
      `Post '${post}' heeft voor ${indicator} in sommige rijen een Eenheid en in andere niet.`,
      'Vul de Eenheid in elke rij in.',
    ],
    'missing-modules': ({ modules, asRows }) => [
      `Er is geen ${asRows ? 'rij' : 'kolom'} voor ${asList(modules, 'en')}: daarvan is voor geen enkele post een waarde opgegeven.`,
      asRows ? 'Voeg rijen toe als u de waarden hebt.' : 'Voeg een kolom toe als u de waarden hebt.',
    ],
    'too-many-columns': ({ cell, max, lastColumn }) => [
      `In cel ${cell} staat een waarde, maar van een blad worden ${shownNumber(max)} kolommen gelezen, tot en met kolom ${lastColumn}.`,
      `Verplaats wat bij de berekening hoort naar links, of maak de kolommen voorbij ${lastColumn} leeg.`,
    ],
    'merged-cells': ({ range }) => [
      `De cellen ${range} zijn samengevoegd, waardoor alleen de eerste een waarde heeft.`,
      'Hef de samenvoeging op en vul elke cel in.',
    ],
    'too-many-merged-cells': ({ max }) => [
      `Het blad heeft meer dan ${shownNumber(max)} samengevoegde cellen. Wat een samenvoeging leeg laat, zou als 0 tellen, en zo veel samenvoegingen kunnen niet worden nagegaan.`,
      'Selecteer in Excel het hele blad, hef de samenvoeging op (Start > Samenvoegen en centreren) en vul elke cel in.',
    ],
    'no-items': () => ['Er staan geen posten onder de kopregel.', 'Vul voor elke post een rij in.'],
    'no-profiles': () => [
      'Er staan geen rijen onder de kopregel.',
      'Vul de milieuprofielen van de posten in, of verwijder het blad.',
    ],
    'too-many-items': ({ max }) => [
      `Het blad bevat meer dan ${shownNumber(max)} posten.`,
      'Splits de berekening in delen.',
    ],
    'missing-post-number': () => ['Het postnummer ontbreekt.', 'Vul het in, of maak de hele rij leeg.'],
    'duplicate-post': ({ value, firstRow, numeric }) => [
      `Postnummer '${value}' staat ook in rij ${firstRow}.`,
      `Geef elke post een eigen nummer.${numeric ? FRACTIONS : ''}`,
    ],
    'invalid-choice': ({ value, allowed }) => [
      `'${value}' is hier niet mogelijk.`,
      `Kies ${asList(allowed, 'of')}.`,
    ],
    'text-too-long': ({ length, max }) => [
      `De tekst telt ${length} tekens; het maximum is ${max}.`,
      'Kort de tekst in.',
    ],
    'missing-number': () => ['Er is geen waarde ingevuld.', 'Vul een getal in.'],
    'undeclared-quantity': ({ value }) => [
      `'${value}' zegt dat de hoeveelheid niet is opgegeven, en zonder hoeveelheid kan een post niet worden berekend.`,
      'Vul een getal in, of 0 voor werk dat niet is uitgevoerd.',
    ],
    'negative-amount': ({ value }) => [
      `De waarde is ${value}, maar kan niet negatief zijn.`,
      'Vul 0 of een getal boven 0 in.',
    ],
    'negative-energy': ({ value }) => [
      `De waarde is negatief (${value}) en telt zo mee.`,
      'Controleer of dat klopt.',
    ],
    'nothing-to-divide': ({ value }) => [
      `De waarde ${value} is voor de hele hoeveelheid en moet worden gedeeld door Hoeveelheid, maar die is 0 of ontbreekt.`,
      'Vul een Hoeveelheid boven 0 in, of maak de waarde 0.',
    ],
    'template-example': ({ value, post }) => [
      `Post '${post}' (${value}) is het voorbeeld uit de sjabloon, met verzonnen getallen.`,
      'Verwijder de rij, ook op de bladen met milieuprofielen, of vervang haar door een eigen post.',
    ],
    'no-item-rows': ({ rows, count }) => [
      `Zonder postnummer, product en eenheid is een rij geen post: ${rowsNl(rows, count)} (hoofdstuk, totaal, ondertekening) ${areNl(count)} overgeslagen.`,
      `Vul de drie in als ${count === 1 ? 'het een post is' : 'er een post bij is'}.`,
    ],
    'no-item-amounts': ({ rows, count }) => [
      `Zonder postnummer, product en eenheid is een rij geen post: ${rowsNl(rows, count)} ${areTelling(count)} nergens in mee, en ${count === 1 ? 'heeft' : 'hebben'} toch een productgroep en een hoeveelheid.`,
      `Vul de drie in als ${count === 1 ? 'het een post is' : 'er een post bij is'}; maak anders de hoeveelheid leeg.`,
    ],
    'repeated-header': ({ rows, count }) => [
      `De kopregel is herhaald en overgeslagen (${rowsNl(rows, count)}).`,
      '',
    ],
    'left-out-rows': ({ count, kinds }) => [
      `${count === 1 ? '1 rij is' : `${shownNumber(count)} rijen zijn`} weggelaten omdat dat in de controle is gekozen: ${noPostKinds(kinds, 'nl')}.`,
      'Geef in de controle een ander antwoord als dat niet klopt.',
    ],
    'left-out-mki': ({ rows, count, amounts, withoutQuantity }) => [
      `${count === 1 ? 'Een weggelaten rij heeft' : `${shownNumber(count)} weggelaten rijen hebben`} een milieuprofiel (${rowsNl(rows, count)}) en ${areTelling(count)} niet mee.${
        amounts.length > 0
          ? ` Meegeteld zou ${asList(
              amounts.map(({ set, mkiEur }) => `${shownEuro(mkiEur)} MKI in ${IMPACT_SETS[set].name}`),
              'en',
            )} erbij komen.`
          : ''
      }${
        withoutQuantity > 0
          ? ` Van ${withoutQuantity === 1 ? '1 rij' : `${shownNumber(withoutQuantity)} rijen`} is dat niet bekend: de hoeveelheid ontbreekt.`
          : ''
      }`,
      'Controleer of ze echt niet mee horen te tellen.',
    ],
    'left-out-sheet': ({ set, mkiEur }) => [
      `Dit verborgen blad is weggelaten omdat dat in de controle is gekozen. Het zou ${shownEuro(mkiEur)} MKI in ${IMPACT_SETS[set].name} geven.`,
      'Geef in de controle een ander antwoord als dat niet klopt.',
    ],
    'total-differs': ({ value, sum, rows, count }) => [
      `Het totaal is hier ${value}, maar de waarden in ${rowsNl(rows, count)} zijn samen ${shownNumber(sum)}.`,
      'Controleer of er geen rij ontbreekt of dubbel staat.',
    ],
    'total-mki-differs': ({ set, mkiEur, sumEur, rows, count }) => [
      `De weggelaten rij heeft in ${IMPACT_SETS[set].name} ${shownEuro(mkiEur)} MKI, maar wat zij optelt is samen ${shownEuro(sumEur)} (${rowsNl(rows, count)}).`,
      'Controleer of er geen post ontbreekt of dubbel staat.',
    ],
    'zero-quantity': ({ rows, count }) => [
      `Een Hoeveelheid van 0 is werk dat niet is uitgevoerd: de post telt nergens in mee (${rowsNl(rows, count)}).`,
      'Vul een getal boven 0 in als dat niet klopt.',
    ],
    'choice-spelling': (note) => [
      `Anders geschreven en toch gelezen: ${readingsNl(note)} (${rowsNl(note.rows, note.count)}).`,
      'Pas de cellen aan als dat niet klopt.',
    ],
    'not-declared': (note) => [
      `Tekst als '${note.value}' in een kolom met getallen is gelezen als niet opgegeven, niet als 0 (${cellsNl(note)}).`,
      'Vul een getal in waar u wel een waarde hebt.',
    ],
    'no-value': (note) => [
      `Tekst als '${note.value}' is gelezen als een lege cel (${cellsNl(note)}).`,
      'Vul de cel in waar u iets anders bedoelt.',
    ],
    'filled-down': ({ rows, count }) => [
      `Zonder postnummer hoort een rij bij de post in de rij erboven: zo ${areNl(count)} ${rowsNl(rows, count)} gelezen.`,
      'Vul het postnummer in waar dat niet klopt.',
    ],
    'resource-rows': ({ value, rows, count }) => [
      `Grondstoffen-, energie- en afvalgebruik en andere aanvullende indicatoren, zoals '${value}', horen niet bij de set en zijn overgeslagen (${rowsNl(rows, count)}).`,
      'U hoeft niets te doen.',
    ],
    'indicator-spelling': (note) => [
      `Indicatoren zijn herkend aan hun naam: ${readingsNl(note)} (${rowsNl(note.rows, note.count)}).`,
      'Gebruik de code als dat niet klopt.',
    ],
    'unit-spelling': (note) => [
      `Eenheden zijn anders geschreven en toch herkend: ${readingsNl(note)} (${rowsNl(note.rows, note.count)}).`,
      'Pas de cellen aan als dat niet klopt.',
    ],
    'converted-unit': (note) => [
      `Waarden zijn omgerekend naar een andere eenheid: ${readingsNl(note)} (${rowsNl(note.rows, note.count)}).`,
      'Pas de kolom Eenheid aan als dat niet klopt.',
    ],
    'adpf-left-as-is': ({ rows, count }) => [
      `ADPF zonder Eenheid is hier niet omgerekend uit MJ maar gelezen als kg Sb-eq, omdat de waarden daarbij passen (${rowsNl(rows, count)}).`,
      'Vul de kolom Eenheid in als dat niet klopt.',
    ],
    'not-a-number': ({ value }) => [
      `'${value}' is geen getal.`,
      'Vul een getal zonder eenheid in, of laat de cel leeg waar een waarde mag ontbreken.',
    ],
    'number-too-large': ({ value }) => [
      `${value} is onwaarschijnlijk groot.`,
      'Controleer het decimaalteken.',
    ],
    'ambiguous-number': ({ value, reading, otherReading }) => [
      `De tekst '${value}' is gelezen als ${shownNumber(reading)}, maar kan ook ${shownNumber(otherReading)} betekenen.`,
      'Vul een getal in plaats van tekst in om zeker te zijn.',
    ],
    'too-many-ambiguous-numbers': ({ max }) => [
      `Meer dan ${shownNumber(max)} cellen bevatten tekst die op twee manieren als getal kan worden gelezen.`,
      'Zet de kolommen in Excel om naar getallen.',
    ],
    'error-cell': ({ value }) => [
      `De cel bevat de fout ${value}.`,
      'Herstel de formule of vul de waarde in.',
    ],
    'date-cell': ({ value, meant }) => [
      `Excel heeft hier een ${/^\d+:/.test(value) ? 'tijd' : 'datum'} van gemaakt (${shownDate(value)}).`,
      `${meant === undefined ? '' : `Bedoelt u ${meant}? `}Maak de cel op als Getal of Tekst en vul de waarde opnieuw in.`,
    ],
    'date-text': ({ value, meant }) => [
      `'${value}' is een datum en geen getal.`,
      `Bedoelt u ${meant}? Vul dan dat getal in.`,
    ],
    'time-cell': ({ value, hours }) => [
      `'${value}' is een tijd, en deze kolom is niet in uren.`,
      `Vul een getal in; als duur is de tijd ${shownNumber(hours)} uur.`,
    ],
    'time-as-hours': (note) => [
      `Tijden zijn gelezen als uren: ${readingsNl(note)} (${cellsNl(note)}).`,
      'Vul een getal in waar dat niet klopt.',
    ],
    'shown-otherwise': (note) => [
      `De opmaak van cellen laat iets anders zien dan wat is gelezen: ${readingsNl(note)} (${cellsNl(note)}).`,
      'Is bedoeld wat er te zien is, vul dan dat getal in, in de eenheid van de kolom, met de opmaak Getal.',
    ],
    'boolean-cell': ({ value }) => [
      `De cel bevat de logische waarde ${value === 'TRUE' ? 'WAAR' : 'ONWAAR'}.`,
      'Vul de bedoelde waarde in.',
    ],
    'uncalculated-formula': () => [
      'De cel bevat een formule waarvan de uitkomst niet in het bestand staat.',
      'Open het bestand in Excel, sla het op en upload het opnieuw.',
    ],
    'invalid-results': ({ rows, count }) => [
      `Het bestand zegt zelf dat de uitkomsten van zijn formules nog moeten worden berekend (${rowsNl(rows, count)}): het programma dat het bestand maakte, heeft ze niet berekend.`,
      `Open het bestand in Excel, sla het op en upload het opnieuw. ${CALCULATE_FIRST}`,
    ],
    'unreadable-cell': () => [
      'De cel bevat iets wat niet kan worden gelezen.',
      'Vul de waarde opnieuw in, of sla het bestand in Excel op als .xlsx.',
    ],
    'post-spelling': (note) => [
      `Postnummers zijn anders geschreven dan op het blad Posten en gelezen als die van daar: ${readingsNl(note)} (eerste ${rowsNl(note.rows, note.count)}).`,
      'Schrijf de nummers op beide bladen gelijk.',
    ],
    'unknown-post': ({ value, numeric }) => [
      `Postnummer '${value}' staat niet op het blad Posten.`,
      `Voeg de post daar toe of verbeter het nummer.${numeric ? FRACTIONS : ''}`,
    ],
    'missing-indicator': ({ post }) => [
      `Voor post '${post}' ontbreekt de naam van de indicator.`,
      'Vul die in.',
    ],
    'unknown-indicator': ({ value, allowed, meant }) =>
      meant
        ? [
            `'${value}' is in deze set niet eenduidig.`,
            `Schrijf ${asList(meant, 'of')} als u die bedoelt, of verwijder de rij.`,
          ]
        : [
            `'${value}' is geen indicator van deze set.`,
            `Kies ${asList(allowed, 'of')}, of verwijder de rij.`,
          ],
    'duplicate-indicator': ({ post, indicator, firstRow }) => [
      `Post '${post}' heeft ${indicator} ook al in rij ${firstRow}.`,
      'Verwijder een van de twee rijen.',
    ],
    'unit-mismatch': ({ value, indicator, expected }) => [
      `De eenheid '${value}' past niet bij ${indicator}.`,
      `Reken de rij om naar ${asList(expected, 'of')}.`,
    ],
    'missing-set-rows': ({ post, set, inColumns }) =>
      inColumns
        ? [
            `Post '${post}' heeft in geen van de kolommen met de MKI van ${IMPACT_SETS[set].name} een waarde.`,
            'Vul de MKI in, ook waar zij 0 is.',
          ]
        : [
            `Post '${post}' heeft geen rijen op het blad '${IMPACT_SETS[set].name}'.`,
            'Voeg het milieuprofiel van de post daar toe.',
          ],
    'missing-core-indicator': ({ post, set, missing }) => [
      `Post '${post}' geeft ${asList(missing, 'en')} niet op, en ${IMPACT_SETS[set].name} kan niet zonder.`,
      "Vul de waarden aan, of geef de MKI op in een rij 'MKI'.",
    ],
    'undeclared-indicator': ({ post, undeclared }) => [
      `Post '${post}' geeft ${asList(undeclared, 'en')} niet op; de MKI is zonder en daardoor onvolledig.`,
      'Vul de waarden aan als u ze hebt.',
    ],
    'undeclared-co2': ({ post, indicator, inColumns, items }) => [
      items === undefined
        ? `Post '${post}' geeft ${indicator} niet op: de CO2-uitstoot is niet bekend en zit niet in het totaal.`
        : `Geen van de ${shownNumber(items)} posten geeft ${indicator} op: de CO2-uitstoot van de berekening is niet bekend.`,
      inColumns
        ? `Vul de kolommen '${indicator} A1-A3', '${indicator} A4' en zo verder in als u de waarden hebt.`
        : `Voeg ${items === undefined ? 'een rij' : 'rijen'} ${indicator} toe als u de waarden hebt.`,
    ],
    'mki-differs': ({ post, weightedEur, statedEur }) => [
      `De opgegeven MKI van post '${post}' (${shownEuro(statedEur)}) wijkt af van de gewogen indicatoren (${shownEuro(weightedEur)}). De gewogen indicatoren tellen.`,
      'Controleer beide.',
    ],
    'stated-mki-differs': ({ post, set, sheetName, sheetEur, statedEur }) => [
      `De MKI van post '${post}' in de kolommen van dit blad (${shownEuro(statedEur)} in ${IMPACT_SETS[set].name}) wijkt af van die volgens het blad '${sheetName}' (${shownEuro(sheetEur)}). Het blad '${sheetName}' telt.`,
      'Controleer beide.',
    ],
    'more-errors': ({ count }) => [
      `En nog ${shownNumber(count)} ${count === 1 ? 'fout' : 'fouten'}.`,
      'Herstel eerst de fouten hierboven en upload het bestand opnieuw.',
    ],
    'more-warnings': ({ count }) => [
      `En nog ${shownNumber(count)} ${count === 1 ? 'waarschuwing' : 'waarschuwingen'}.`,
      '',
    ],
    'more-notes': ({ count }) => [
      `En nog ${shownNumber(count)} ${count === 1 ? 'opmerking' : 'opmerkingen'}.`,
      '',
    ],
  },
};
