import { formatSignificant, IMPACT_SETS } from '@milieuspoor/domain';
import { CHOICES } from '../product/declaration-question.ts';
import type { DeclarationText } from './declaration-text.ts';

const MEGABYTE = 1024 * 1024;
const DIGITS = 4;
const shown = (value: number) => formatSignificant(value, DIGITS);
const listed = (names: readonly string[]) => names.join(', ');

export const nl: DeclarationText = {
  problems: {
    'file-empty': () => 'Het bestand is leeg.',
    'file-too-large': ({ maxBytes }) => `Het bestand is groter dan ${maxBytes / MEGABYTE} MB.`,
    'unpacks-too-large': ({ maxBytes }) => `Het archief bevat uitgepakt meer dan ${maxBytes / MEGABYTE} MB.`,
    'unsafe-file': () =>
      'Het bestand bevat iets dat niet veilig te lezen is, zoals een documenttype of een bestand met een misleidende naam of grootte.',
    'password-protected': () =>
      'Het archief heeft een wachtwoord. Pak het uit en kies de milieuverklaring zelf.',
    'file-damaged': () => 'Het bestand is beschadigd of niet volgens zijn formaat geschreven.',
    'too-deep': ({ max }) => `Het bestand is dieper genest dan ${max} lagen, of heeft te veel onderdelen.`,
    'duplicate-key': ({ key }) => `'${key}' staat er twee keer. Welke van de twee geldt, is niet te weten.`,
    'unknown-format': () =>
      'Dit is geen milieuverklaring die gelezen kan worden. Kies een bestand in ILCD+EPD (XML, JSON of archief), openEPD of LCAx.',
    'no-declaration': () => 'In het bestand staat geen milieuverklaring.',
    'too-many-declarations': ({ max }) => `In het bestand staan meer dan ${max} milieuverklaringen.`,
    'not-a-number': ({ value }) => `'${value}' is geen getal.`,
    'module-twice': ({ indicator, module }) =>
      `${indicator} heeft voor module ${module} twee verschillende waarden.`,
    'indicator-twice': ({ indicator }) => `${indicator} staat er twee keer in, met verschillende waarden.`,
    'no-reference-flow': () =>
      'Er staat niet in waarover de waarden gaan: precies één referentiestroom is nodig.',
    'declared-amount': ({ value }) =>
      `De hoeveelheid waarover de waarden gaan is niet te gebruiken: '${value}'.`,
    'no-name': () => 'De milieuverklaring noemt geen naam van het product.',
    'no-figures': ({ names }) =>
      `De milieuverklaring heeft geen enkele indicator van Set A1 of Set A2.${
        names.length === 0 ? '' : ` Deze zijn hier niet bekend: ${listed(names)}.`
      }`,
    'modules-left-out': ({ modules }) =>
      `Deze modules vallen buiten een berekening en tellen niet mee: ${listed(
        modules.map(
          ({ module, co2Kg }) =>
            `${module} (CO2: ${co2Kg === null ? 'niet opgegeven' : `${shown(co2Kg)} kg`})`,
        ),
      )}.`,
    'modules-by-years': ({ modules }) =>
      `Deze waarden gaan over een aantal jaren gebruik en niet over de hele levensduur. Ze zijn niet overgenomen; vul zelf in wat over de hele levensduur geldt: ${listed(
        modules.map(({ module, years }) => `${module} (${years} jaar)`),
      )}.`,
    'unknown-modules': ({ modules }) =>
      `Dit zijn geen modules van EN 15804 en ze tellen niet mee: ${listed(modules)}.`,
    'production-incomplete': ({ indicators, missing }) =>
      `A1-A3 is niet op te tellen, want ${listed(missing)} ontbreekt. A1-A3 is niet opgegeven bij: ${listed(indicators)}.`,
    'production-differs': ({ indicator, stated, sum }) =>
      `${indicator}: A1-A3 is ${shown(stated)} en A1, A2 en A3 zijn samen ${shown(sum)}. De waarde van A1-A3 is aangehouden.`,
    'production-added': ({ count }) => `A1, A2 en A3 zijn bij ${count} indicatoren opgeteld tot A1-A3.`,
    'adpf-converted': ({ factor }) =>
      `ADPF staat in MJ en is omgerekend met ${shown(factor)} kg Sb-eq per MJ.`,
    'units-by-standard': ({ standard }) =>
      `Het bestand noemt niet bij elke indicator een eenheid. Aangehouden is dan die van ${standard}.`,
    'indicators-passed-over': ({ names }) =>
      `Geen indicator van Set A1 of Set A2, en niet overgenomen: ${listed(names)}.`,
    'declared-amount-divided': ({ amount, unit }) =>
      `De waarden gaan over ${shown(amount)} ${unit} en zijn gedeeld tot 1 ${unit}.`,
    'conversion-contradicts': ({ stated, unit }) =>
      `De eigenschappen van het product spreken elkaar tegen: 1 ${unit} weegt ${stated.join(' of ')}. Wat daaruit volgt is niet overgenomen.`,
    'conversion-unclear': ({ name, value }) =>
      `'${name}' (${shown(value)}) wordt op twee manieren gebruikt en is niet overgenomen.`,
    'valid-until-year': ({ year }) =>
      `Er staat alleen een jaar bij de geldigheid: ${year}. Aangehouden is 31 december.`,
    'no-valid-until': () => 'Er staat niet in tot wanneer de milieuverklaring geldt.',
    'standard-unclear': ({ standards }) =>
      standards.length === 0 ? 'Er staat geen norm in.' : `De norm is niet EN 15804: ${listed(standards)}.`,
    'set-not-weighed': ({ set, missing }) =>
      `De MKI volgens ${IMPACT_SETS[set].name} is niet te bepalen: ${listed(missing)} ${missing.length === 1 ? 'is' : 'zijn'} niet opgegeven.`,
    'scenario-lacks': ({ scenario, modules }) =>
      `Scenario '${scenario}' heeft geen waarde voor ${listed(modules)}; die ${modules.length === 1 ? 'module is' : 'modules zijn'} niet opgegeven.`,
  },
  questions: {
    declaration: () => 'In dit bestand staan meer milieuverklaringen. Welke wilt u lezen?',
    scenario: ({ modules }) => `Welk scenario geldt voor ${listed(modules)}?`,
    method: ({ set }) => `${IMPACT_SETS[set].name} staat er volgens meer methoden in. Welke geldt?`,
    indicator: ({ name, unit }) =>
      `Welke indicator is '${name}' (${unit})? Het bestand noemt alleen deze naam.`,
    unit: ({ set, indicator, found, expected }) =>
      `${indicator} van ${IMPACT_SETS[set].name} is in ${expected}; in het bestand staat ${found === '' ? 'geen eenheid' : `'${found}'`}. In welke eenheid is de waarde?`,
    'declared-unit': ({ amount }) =>
      `Het bestand noemt de eenheid van het product niet. De waarden gaan over ${shown(amount)} van welke eenheid?`,
  },
  choices: {
    [CHOICES.noScenario]: 'De waarden zonder scenario',
    [CHOICES.asOurs]: 'In de eenheid van de set',
    [CHOICES.megajoules]: 'In MJ',
    [CHOICES.leftOut]: 'Niet overnemen',
  },
  place: (path) => `Plaats in het bestand: ${path}.`,
};
