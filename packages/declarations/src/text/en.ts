import { formatSignificant, IMPACT_SETS } from '@milieuspoor/domain';
import { CHOICES } from '../product/declaration-question.ts';
import type { DeclarationText } from './declaration-text.ts';

const MEGABYTE = 1024 * 1024;
const DIGITS = 4;
const shown = (value: number) => formatSignificant(value, DIGITS);
const listed = (names: readonly string[]) => names.join(', ');

export const en: DeclarationText = {
  problems: {
    'file-empty': () => 'The file is empty.',
    'file-too-large': ({ maxBytes }) => `The file is larger than ${maxBytes / MEGABYTE} MB.`,
    'unpacks-too-large': ({ maxBytes }) => `Unpacked, the archive holds more than ${maxBytes / MEGABYTE} MB.`,
    'unsafe-file': () =>
      'The file holds something that is not safe to read, such as a document type, or a file with a misleading name or size.',
    'password-protected': () => 'The archive has a password. Unpack it and choose the declaration itself.',
    'file-damaged': () => 'The file is damaged or does not follow its format.',
    'too-deep': ({ max }) => `The file is nested deeper than ${max} levels, or has too many parts.`,
    'duplicate-key': ({ key }) => `'${key}' is there twice. Nobody can know which of the two holds.`,
    'unknown-format': () =>
      'This is no declaration that can be read. Choose a file in ILCD+EPD (XML, JSON or archive), openEPD or LCAx.',
    'no-declaration': () => 'The file holds no environmental product declaration.',
    'too-many-declarations': ({ max }) => `The file holds more than ${max} declarations.`,
    'not-a-number': ({ value }) => `'${value}' is not a number.`,
    'module-twice': ({ indicator, module }) => `${indicator} has two different values for module ${module}.`,
    'indicator-twice': ({ indicator }) => `${indicator} is there twice, with different values.`,
    'no-reference-flow': () =>
      'The file does not say what its values are for: exactly one reference flow is needed.',
    'declared-amount': ({ value }) => `The amount that the values are for can't be used: '${value}'.`,
    'no-name': () => 'The declaration does not name its product.',
    'no-figures': ({ names }) =>
      `The declaration has no indicator of Set A1 or Set A2.${
        names.length === 0 ? '' : ` These are not known here: ${listed(names)}.`
      }`,
    'modules-left-out': ({ modules }) =>
      `These modules are outside a calculation and do not count: ${listed(
        modules.map(
          ({ module, co2Kg }) => `${module} (CO2: ${co2Kg === null ? 'not declared' : `${shown(co2Kg)} kg`})`,
        ),
      )}.`,
    'modules-by-years': ({ modules }) =>
      `These values are for some years of use, and not for the whole life. They were not taken over; fill in what holds for the whole life: ${listed(
        modules.map(({ module, years }) => `${module} (${years} years)`),
      )}.`,
    'unknown-modules': ({ modules }) =>
      `These are no modules of EN 15804 and do not count: ${listed(modules)}.`,
    'production-incomplete': ({ indicators, missing }) =>
      `A1-A3 can't be added up, because ${listed(missing)} is missing. A1-A3 is not declared for: ${listed(indicators)}.`,
    'production-differs': ({ indicator, stated, sum }) =>
      `${indicator}: A1-A3 is ${shown(stated)}, and A1, A2 and A3 together are ${shown(sum)}. The value of A1-A3 is kept.`,
    'production-added': ({ count }) => `A1, A2 and A3 were added up to A1-A3 for ${count} indicators.`,
    'adpf-converted': ({ factor }) =>
      `ADPF is in MJ and was converted with ${shown(factor)} kg Sb-eq per MJ.`,
    'units-by-standard': ({ standard }) =>
      `The file does not name a unit for each indicator. Then that of ${standard} is taken.`,
    'indicators-passed-over': ({ names }) =>
      `No indicator of Set A1 or Set A2, and not taken over: ${listed(names)}.`,
    'declared-amount-divided': ({ amount, unit }) =>
      `The values are for ${shown(amount)} ${unit} and were divided to 1 ${unit}.`,
    'conversion-contradicts': ({ stated, unit }) =>
      `The properties of the product contradict one another: 1 ${unit} weighs ${stated.join(' or ')}. What follows from them is not taken over.`,
    'conversion-unclear': ({ name, value }) =>
      `'${name}' (${shown(value)}) is used in two ways and is not taken over.`,
    'valid-until-year': ({ year }) =>
      `The file states only a year until which it is valid: ${year}. 31 December is taken.`,
    'no-valid-until': () => 'The file does not say until when the declaration is valid.',
    'standard-unclear': ({ standards }) =>
      standards.length === 0
        ? 'The file names no standard.'
        : `The standard is not EN 15804: ${listed(standards)}.`,
    'set-not-weighed': ({ set, missing }) =>
      `The MKI of ${IMPACT_SETS[set].name} can't be determined: ${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} not declared.`,
    'scenario-lacks': ({ scenario, modules }) =>
      `Scenario '${scenario}' has no value for ${listed(modules)}, which ${modules.length === 1 ? 'is' : 'are'} not declared.`,
  },
  questions: {
    declaration: () => 'This file holds several declarations. Which one do you want to read?',
    scenario: ({ modules }) => `Which scenario holds for ${listed(modules)}?`,
    method: ({ set }) => `${IMPACT_SETS[set].name} is there by several methods. Which one holds?`,
    indicator: ({ name, unit }) => `Which indicator is '${name}' (${unit})? The file has only this name.`,
    unit: ({ set, indicator, found, expected }) =>
      `${indicator} of ${IMPACT_SETS[set].name} is in ${expected}; the file says ${found === '' ? 'no unit' : `'${found}'`}. In which unit is the value?`,
    'declared-unit': ({ amount }) =>
      `The file does not name the unit of the product. The values are for ${shown(amount)} of which unit?`,
  },
  choices: {
    [CHOICES.noScenario]: 'The values without a scenario',
    [CHOICES.asOurs]: 'In the unit of the set',
    [CHOICES.megajoules]: 'In MJ',
    [CHOICES.leftOut]: 'Do not take over',
  },
  place: (path) => `Place in the file: ${path}.`,
};
