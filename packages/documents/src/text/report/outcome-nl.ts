/** The texts of the page with which a report begins, in Dutch. */
export const outcomeNl = {
  heading: 'Samenvatting',
  about: (count: number, project: string, organisation: string) =>
    count === 1
      ? `Gevraagd is wat ‘${project}’ van ${organisation} het milieu kost. Dit rapport geeft het antwoord van één berekening.`
      : `Gevraagd is wat ‘${project}’ van ${organisation} het milieu kost. Dit rapport geeft het antwoord van ${count} berekeningen, en wat zij onderling verschillen.`,
  table: 'Het antwoord',
  columns: {
    variant: 'Variant',
    mki: 'MKI',
    mkiChange: 'Verschil MKI',
    co2: 'CO2 (ton)',
    co2Change: 'Verschil CO2',
  },
  baseline: 'Het verschil is met de baseline van dezelfde fase: min is minder dan die baseline.',
  notCompared: (variants: string, quantities: string) =>
    `Geen verschil in ${quantities} bij ${variants}: niet als geheel te vergelijken. Waarom niet, en wat wel te zeggen is, staat bij Vergelijking.`,
  otherWork: (variants: string, baseline: string, size: string) =>
    `‡ ${variants}, naast ${baseline}: niet hetzelfde werk; ${size}.`,
  otherWorkOf: (variants: readonly number[]) =>
    `‡ Niet hetzelfde werk als de baseline: variant ${listed(variants)}. Met hoeveel posten zij verschillen, staat bij Vergelijking.`,
  lacking: (variants: readonly number[]) =>
    `* Niet elke post geeft dit op bij variant ${listed(variants)}; een streepje is een cijfer dat er niet is. Wat ontbreekt, staat bij Toelichting.`,
  more: (variants: readonly number[]) =>
    `Ook in dit rapport: variant ${listed(variants)}, elk met een eigen hoofdstuk; verschillen staan bij Vergelijking.`,
  list: (numbers: readonly number[]) => `variant ${listed(numbers)}`,
  rests: 'Waar dit op rust:',
  files: (files: number, items: string) =>
    files === 1
      ? `Eén bestand met ${items} posten; zijn SHA-256 staat in de bijlage over de bestanden.`
      : `${files} bestanden met samen ${items} posten; de SHA-256 van elk staat in de bijlage over de bestanden.`,
  weights: (set: string, version: string, checked: number, count: number) =>
    `De weegfactoren van ${set}, versie ${version}. ${checked === 0 ? 'Van geen' : `Van ${checked}`} van de ${count} die wegen heeft iemand vastgelegd dat zij aan hun bron zijn getoetst.`,
  whole: (variants: string) => `Volledig opgegeven, voor alle grootheden en in alle modules: ${variants}.`,
  restsNot: 'Wat het antwoord minder zeker maakt:',
  notWhole: (variants: string) =>
    `Niet volledig opgegeven: ${variants}. Wat ontbreekt telt als 0; wat dat is, staat bij Toelichting.`,
  bare: (variants: string) =>
    `In ${variants} is de MKI van een of meer posten een los bedrag in het bestand, zonder de milieu-indicatoren waaruit het volgt.`,
  answered: (variants: string) =>
    `In ${variants} telt iets als 0, omdat is vastgelegd dat het niet van toepassing is.`,
  unconfirmed: (variants: string) =>
    `Bij ${variants} tellen weegfactoren waarvan de bron nog niet is bevestigd.`,
  sealed:
    'Een of meer gekozen berekeningen horen bij een inschrijving die nog verzegeld is. Die staan niet in dit rapport.',
  mixedSets:
    'De berekeningen in dit rapport staan niet allemaal in dezelfde set. MKI en CO2 van verschillende sets zijn niet met elkaar te vergelijken.',
  award: {
    table: 'De gunning',
    columns: {
      rank: 'Plaats',
      name: 'Inschrijver',
      mki: 'MKI die telt',
      price: 'Fictieve inschrijfprijs',
      distance: 'Hoger dan de laagste',
    },
    won: (winner: string) => `De opdracht is gegund aan ${winner}.`,
    notYet: 'Er is nog geen winnaar gekozen.',
    lowest: 'Reden: de laagste fictieve inschrijfprijs, als enige.',
    reason: (reason: string) => `Niet als enige op de eerste plaats. Opgegeven reden: ${reason}`,
    reasonUnknown:
      'Niet als enige op de eerste plaats; waarom voor deze inschrijver is gekozen, is niet vastgelegd.',
    second: (second: string, distance: string) =>
      `Tweede is ${second}, ${distance} hoger in fictieve inschrijfprijs.`,
    remarked: (names: string) =>
      `Bij ${names} hoort een kanttekening over wat telt; die staat bij Aanbesteding en gunning.`,
    withoutPlace: (names: string) => `Zonder plaats: ${names}. Waarom staat bij Aanbesteding en gunning.`,
    more: (count: string) => `Nog ${count} met een plaats: zie Aanbesteding en gunning.`,
    bidders: (count: string) => `${count} inschrijvers`,
    and: (names: readonly string[]) => new Intl.ListFormat('nl').format(names),
  },
};

function listed(numbers: readonly number[]): string {
  return new Intl.ListFormat('nl').format(numbers.map(String));
}

export type OutcomeText = typeof outcomeNl;
