import type { Language } from '@milieuspoor/domain';

interface MkiCalculatorTexts {
  readonly category: string;
  readonly amount: string;
  readonly mki: string;
  readonly perUnit: string;
  readonly notDeclared: string;
  readonly example: string;
  readonly empty: string;
  readonly incomplete: (open: number) => string;
  readonly wrong: (codes: string) => string;
  readonly ambiguous: (codes: string) => string;
}

export const MKI_CALCULATOR_TEXTS: Readonly<Record<Language, MkiCalculatorTexts>> = {
  nl: {
    category: 'Categorie',
    amount: 'Hoeveelheid × weegfactor',
    mki: 'MKI',
    perUnit: 'MKI per eenheid product',
    notDeclared: 'open',
    example: 'Voorbeeld: menggranulaat, 250 mm, 1 m2',
    empty: 'Alles leegmaken',
    incomplete: (open) =>
      `Onvolledig: ${open} van de 11 categorieën ${open === 1 ? 'is' : 'zijn'} niet ingevuld. Leeg is niet hetzelfde als 0.`,
    wrong: (codes) => `Geen getal: ${codes}. Gebruik bijvoorbeeld 2,06 of 3,95E-6.`,
    ambiguous: (codes) =>
      `Bij ${codes} is niet duidelijk of de punt duizendtallen scheidt. Schrijf bijvoorbeeld 1000 of 1,000.`,
  },
  en: {
    category: 'Category',
    amount: 'Amount × weight',
    mki: 'MKI',
    perUnit: 'MKI per unit of product',
    notDeclared: 'open',
    example: 'Example: mixed aggregate, 250 mm, 1 m2',
    empty: 'Empty all fields',
    incomplete: (open) =>
      `Incomplete: ${open} of the 11 categories ${open === 1 ? 'is' : 'are'} not filled in. Empty is not the same as 0.`,
    wrong: (codes) => `Not a number: ${codes}. Use for example 2.06 or 3.95E-6.`,
    ambiguous: (codes) =>
      `At ${codes} it is not clear whether thousands are meant. Write for instance 1000 or 1.0.`,
  },
};

interface AwardCalculatorTexts {
  readonly fields: Readonly<Record<'upperEur' | 'lowerEur' | 'maxDiscountEur' | 'quoteA' | 'quoteB', string>>;
  readonly slider: (mki: string) => string;
  readonly wins: (name: string, price: string) => string;
  readonly tie: string;
  readonly byLowerMki: string;
  readonly belowZero: (names: string) => string;
  readonly bidder: string;
  readonly rows: Readonly<Record<'quoteEur' | 'mkiEur' | 'scoreEur' | 'priceEur', string>>;
  readonly plot: {
    readonly title: string;
    readonly description: (discount: string) => string;
    readonly target: string;
    readonly reference: string;
  };
  readonly boundaries: string;
  readonly incomplete: (fields: string) => string;
}

export const AWARD_CALCULATOR_TEXTS: Readonly<Record<Language, AwardCalculatorTexts>> = {
  nl: {
    fields: {
      upperEur: 'Referentiewaarde, MKI in euro',
      lowerEur: 'Streefwaarde, MKI in euro',
      maxDiscountEur: 'Maximale fictieve korting, in euro',
      quoteA: 'Inschrijfprijs van A, in euro',
      quoteB: 'Inschrijfprijs van B, in euro',
    },
    slider: (mki) => `MKI van inschrijver A: ${mki}`,
    wins: (name, price) => `Inschrijver ${name} wint, met een fictieve inschrijfprijs van ${price}`,
    tie: 'De fictieve inschrijfprijzen en de MKI zijn gelijk: zonder nadere regel wint geen van beide',
    byLowerMki: 'De fictieve inschrijfprijzen zijn gelijk; de laagste MKI geeft dan de doorslag.',
    belowZero: (names) =>
      `Let op: de korting van ${names} is hoger dan de inschrijfprijs. Zulke bedragen passen niet bij elkaar; kies een lagere maximale korting.`,
    bidder: 'Inschrijver',
    rows: {
      quoteEur: 'Inschrijfprijs',
      mkiEur: 'MKI',
      scoreEur: 'Fictieve korting',
      priceEur: 'Fictieve inschrijfprijs',
    },
    plot: {
      title: 'De fictieve korting bij iedere MKI',
      description: (discount) =>
        `Tot de streefwaarde is de korting ${discount}, vanaf de referentiewaarde nul, daartussen loopt zij recht af.`,
      target: 'Streefwaarde',
      reference: 'Referentiewaarde',
    },
    boundaries: 'De streefwaarde moet onder de referentiewaarde liggen.',
    incomplete: (fields) => `Vul bij ${fields} een bedrag in hele euro’s in, zonder minteken.`,
  },
  en: {
    fields: {
      upperEur: 'Reference value, MKI in euro',
      lowerEur: 'Target value, MKI in euro',
      maxDiscountEur: 'Maximum fictitious discount, in euro',
      quoteA: 'Price of bidder A, in euro',
      quoteB: 'Price of bidder B, in euro',
    },
    slider: (mki) => `MKI of bidder A: ${mki}`,
    wins: (name, price) => `Bidder ${name} wins, with a fictitious price of ${price}`,
    tie: 'The fictitious prices and the MKI are equal: without a further rule neither wins',
    byLowerMki: 'The fictitious prices are equal; the lower MKI decides.',
    belowZero: (names) =>
      `Note: the discount of ${names} is higher than the price. Such amounts do not go together; choose a lower maximum discount.`,
    bidder: 'Bidder',
    rows: {
      quoteEur: 'Price',
      mkiEur: 'MKI',
      scoreEur: 'Fictitious discount',
      priceEur: 'Fictitious price',
    },
    plot: {
      title: 'The fictitious discount for every MKI',
      description: (discount) =>
        `Up to the target value the discount is ${discount}, from the reference value on it is nothing, and in between it falls in a straight line.`,
      target: 'Target',
      reference: 'Reference',
    },
    boundaries: 'The target value has to be below the reference value.',
    incomplete: (fields) => `Enter an amount in whole euros at ${fields}, without a minus sign.`,
  },
};
