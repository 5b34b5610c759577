import type { CalculationType, EmviStatus, GapChoice, ScopeMeaning } from '@milieuspoor/domain';

const emviStatuses: Readonly<Record<EmviStatus, string>> = {
  Unlocked: 'Gunningscriterium nog niet voltooid',
  Locked: 'Gunningscriterium voltooid',
  Editing: 'Gunningscriterium opnieuw in bewerking genomen',
};

const calculationTypes: Readonly<Record<CalculationType, string>> = {
  'design-baseline': 'baseline ontwerp',
  'design-optimization': 'optimalisatie ontwerp',
  'as-built-baseline': 'baseline as-built',
  'as-built-optimization': 'optimalisatie as-built',
  applicant: 'inschrijver',
};

const gapChoices: Readonly<Record<GapChoice, string>> = {
  zero: 'telt als 0',
  baseline: 'aangevuld met de waarde van de baseline',
  'set-aside': 'inschrijving terzijde gelegd',
};

const scopeMeanings: Readonly<Record<ScopeMeaning, string>> = {
  'not-applicable': 'niet van toepassing',
  'not-calculated': 'niet berekend',
};

/** The texts of the record about one event, in Dutch. */
export const eventNl = {
  project: {
    created: 'Project aangemaakt',
    changed: 'Project gewijzigd',
    deleted: 'Project verwijderd',
    model: 'Gunningsmodel gewijzigd',
    locked: 'Project vergrendeld',
    unlocked: 'Project ontgrendeld',
    opened: (witness: string) => `Inschrijvingen geopend, samen met ${witness}`,
    openingAsked: (witness: string | null) =>
      witness === null
        ? 'Gevraagd om de inschrijvingen te openen'
        : `Gevraagd om de inschrijvingen te openen, samen met ${witness}`,
    openingNotAsked: 'Verzoek om de inschrijvingen te openen vervallen',
    openingDeclined: (asker: string | null) =>
      asker === null
        ? 'Verzoek om de inschrijvingen te openen afgewezen'
        : `Verzoek van ${asker} om de inschrijvingen te openen afgewezen`,
    criterionIssued: (number: string) => `Gunningscriterium uitgegeven onder nummer ${number}`,
    correctionBegun: 'Correctie begonnen',
    correctionEnded: 'Correctie afgerond',
  },
  applicant: {
    created: (name: string) => `Inschrijver ${name} ingevoerd`,
    changed: (name: string) => `Inschrijving van ${name} gewijzigd`,
    heldBy: (name: string, organisation: string) =>
      `Degene die de inschrijving van ${name} invoerde, is vertrokken; de inschrijving blijft verzegeld, op naam van ${organisation}`,
    deleted: (name: string) => `Inschrijver ${name} verwijderd`,
    restored: (name: string) => `Inschrijver ${name} teruggezet`,
    winner: (name: string) => `${name} als winnaar gekozen`,
    notWinner: (name: string) => `${name} is niet langer de winnaar`,
  },
  calculation: {
    created: (name: string) => `Berekening ‘${name}’ geüpload`,
    changed: (name: string) => `Berekening ‘${name}’ gewijzigd`,
    deleted: (name: string) => `Berekening ‘${name}’ verwijderd`,
    restored: (name: string) => `Berekening ‘${name}’ teruggezet`,
    activated: (name: string) => `Berekening ‘${name}’ actief gemaakt`,
    deactivated: (name: string) => `Berekening ‘${name}’ niet langer actief`,
    valuedAgain: (name: string) => `Berekening ‘${name}’ opnieuw gewaardeerd`,
    answered: (name: string) => `Vragen over de omvang van berekening ‘${name}’ beantwoord`,
  },
  ofBidder: (bidder: string) => `Van inschrijver ${bidder}`,
  set: (field: string, to: string) => `${field}: ${to}`,
  changedTo: (field: string, from: string, to: string) => `${field}: ${from} werd ${to}`,
  cleared: (field: string, from: string) => `${field}: ${from} is weggehaald`,
  flags: { yes: 'ja', no: 'nee' },
  missingPosts: 'posten van de baseline die er niet in staan',
  empty: 'leeg',
  emviStatus: (status: EmviStatus) => emviStatuses[status],
  gapChoice: (choice: GapChoice) => gapChoices[choice],
  scopeMeaning: (meaning: ScopeMeaning) => scopeMeanings[meaning],
  calculationType: (type: CalculationType) => calculationTypes[type],
  fields: {
    name: 'Naam',
    contractType: 'Contractvorm',
    awardCriteria: 'Gunningscriteria',
    status: 'Status',
    reason: 'Reden',
    winnerReason: 'Reden van de keuze',
    ruling: 'Ingetrokken of ongeldig',
    rulingReason: 'Reden daarvan',
    designPhaseCompleteDate: 'Definitieve gunningsdatum',
    projectCompleteDate: 'Datum project voltooid',
    scopeEur: 'Projectomvang',
    fictionalTenderBenefitEur: 'Totale fictieve korting',
    mkiMaxDiscountEur: 'Maximale korting MKI',
    criteriaMaxDiscountEur: 'Maximale korting overige criteria',
    mkiUpperBoundaryEur: 'Referentiewaarde',
    mkiLowerBoundaryEur: 'Streefwaarde',
    mkiManuallySet: 'Referentiewaarde zelf vastgesteld',
    referenceCalculationName: 'Referentiewaarde uit berekening',
    mkiCeilingEur: 'MKI-plafond',
    discountSteps: 'Staffel van de korting voor de MKI',
    sealsBids: 'Inschrijvingen verzegelen tot de opening',
    expectedNumberOfApplicants: 'Verwacht aantal inschrijvers',
    askedModules: 'Modules die van elke post worden gevraagd',
    gapReason: 'Reden van het besluit',
    penaltyFactor: 'Factor van de boete op de MKI',
    quoteEur: 'Inschrijfprijs',
    criteriaDiscountEur: 'Korting overige criteria',
    criteria: 'Overige criteria bij naam',
    criteriaReasons: 'Redenen van de niveaus',
    calculationType: 'Soort berekening',
    fileName: 'Bestand',
    headlineMkiEur: 'MKI',
    a1MkiEur: 'MKI in Set A1',
    a2MkiEur: 'MKI in Set A2',
    a1WeightsVersion: 'Weegfactoren van Set A1',
    a2WeightsVersion: 'Weegfactoren van Set A2',
    itemsDiffering: 'Posten met andere cijfers',
    scopeAgainst: 'Vergeleken met',
    worksheet: 'Rekenblad',
    madeFrom: 'Gemaakt van',
    quantitiesFile: 'Bestand met hoeveelheden',
    productsUsed: 'Producten',
    profilesFrom: 'Profielen uit',
    whileClosed: 'Terwijl het project of de fase was afgesloten',
  },
};

export type EventText = typeof eventNl;
/** A field of the history that the record shows. */
export type ShownField = keyof EventText['fields'];
