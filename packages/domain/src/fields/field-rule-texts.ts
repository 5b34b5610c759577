import type { Language } from '../projects/project-labels.ts';

/** What a rule says of a field, with the amount in euro that it names, where it names one. */
export const FIELD_RULE_TEXTS = {
  nl: {
    required: 'Dit veld is vereist',
    emptySelect: 'Kies invoertype',
    isChecked: 'Selecteer minimaal één productgroep',
    positive: 'Mag geen negatief getal zijn',
    wholeEuro: 'Vul een bedrag in hele euro’s in',
    notZero: 'Mag niet 0 zijn',
    nameTooLong: 'Deze naam is te lang',
    distinctName: 'Deze naam staat al in de lijst',
    aboveMKIUpperBoundary: 'Boven referentiewaarde',
    equalMKIBoundaries: 'De streefwaarde moet onder de referentiewaarde liggen',
    aboveUpperBoundary: 'Bovengrens is {amount}',
    aboveInputUpperBoundary: 'Bovengrens is {amount}',
    tenderBenefitRule: 'Mag niet boven de projectomvang liggen',
    date_between: 'Mag niet boven de projectomvang liggen',
    tenderBenefitZero: 'Verdeel nog {amount} over de criteria',
    maxDiscount: 'Totaal fictief gunningsvoordeel met {amount} overschreden',
    aboveCriteriaMaxDiscount: 'Maximale korting is {amount}',
  },
  en: {
    required: 'This field is required',
    emptySelect: 'Choose a type of input',
    isChecked: 'Select at least one product group',
    positive: 'Cannot be a negative number',
    wholeEuro: 'Enter an amount in whole euros, such as 1,250,000',
    notZero: 'Cannot be 0',
    nameTooLong: 'This name is too long',
    distinctName: 'This name is in the list already',
    aboveMKIUpperBoundary: 'Above the reference value',
    equalMKIBoundaries: 'The target value has to be below the reference value',
    aboveUpperBoundary: 'The upper limit is {amount}',
    aboveInputUpperBoundary: 'The upper limit is {amount}',
    tenderBenefitRule: 'Cannot be above the size of the project',
    date_between: 'Cannot be above the size of the project',
    tenderBenefitZero: 'Distribute another {amount} over the criteria',
    maxDiscount: 'Total fictional benefit exceeded by {amount}',
    aboveCriteriaMaxDiscount: 'The maximum discount is {amount}',
  },
} as const satisfies Readonly<Record<Language, object>>;

export type FieldRule = keyof (typeof FIELD_RULE_TEXTS)['nl'];
