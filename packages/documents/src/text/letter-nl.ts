import {
  type BidStanding,
  beyondText,
  datesIn,
  type HeldWork,
  type LackingKind,
  missingText,
  type ScopeSubject,
  shortfallText,
} from '@milieuspoor/domain';

/** Marks a place where the client must still write something. */
const toWrite = (what: string) => `[${what}]`;

/** The texts of a letter to a bidder in Dutch. */
const dates = datesIn('nl');

export const letterNl = {
  dates,
  titles: { won: 'Voornemen tot gunning', lost: 'Mededeling van de gunningsbeslissing' },
  facts: {
    to: 'Aan',
    from: 'Van',
    subject: 'Aanbesteding',
    sent: 'Datum van verzending',
    state: 'Stand van de gegevens',
  },
  inCorrection:
    'Op dat moment liep er een correctie op de inschrijvingen of het gunningsmodel; de uitkomst kan daardoor nog wijzigen.',
  salutation: 'Geachte heer, mevrouw,',
  decision: {
    heading: 'Het besluit',
    thanks: (project: string) => `U hebt ingeschreven op ‘${project}’.`,
    won: 'Wij zijn voornemens de opdracht aan u te gunnen. Deze brief is geen aanvaarding van uw aanbod.',
    lost: (winner: string) => `Wij zijn voornemens de opdracht te gunnen aan ${winner}, en dus niet aan u.`,
    notRanked: (winner: string) =>
      `Uw inschrijving dingt niet mee naar de opdracht. Wij zijn voornemens de opdracht te gunnen aan ${winner}.`,
  },
  reason: {
    dates,
    heading: 'De reden',
    standing: {
      'no-calculation':
        'Bij uw inschrijving is geen MKI-berekening ingediend. Een inschrijving zonder berekening krijgt geen plaats in de rangorde.',
      incomplete:
        'In uw MKI-berekening staan posten zonder milieuprofiel. De MKI is daardoor te laag om met die van anderen te vergelijken.',
      'not-whole':
        'Uw MKI-berekening is niet volledig: zij laat weg wat de baseline van de aanbesteding opgeeft.',
      'other-reference':
        'Uw MKI is niet gescoord: de referentiewaarde hoort bij een andere baseline dan die waarmee de inschrijvingen worden vergeleken.',
      'beyond-baseline':
        'Uw MKI-berekening geeft op wat de baseline van de aanbesteding leeg laat. Uw MKI is daarom niet met de referentiewaarde te vergelijken.',
      'set-aside': 'Uw inschrijving is terzijde gelegd vanwege wat aan uw MKI-berekening ontbreekt:',
      'other-set':
        'Uw MKI is berekend met een andere set milieu-indicatoren dan de baseline van de aanbesteding.',
      'other-weights':
        'Uw MKI is berekend met een andere versie van de weegfactoren dan de baseline van de aanbesteding.',
    } satisfies Partial<Record<BidStanding, string>>,
    undeclared: (count: string, items: string) => `Het gaat om ${count} van de ${items} posten.`,
    shortfall: (work: HeldWork, kinds: readonly LackingKind[]) => shortfallText(work, 'nl', kinds),
    beyond: (work: HeldWork) => `Waar het om gaat: ${beyondText(work, 'nl')}.`,
    lacking: (text: string) => `Wat ontbreekt: ${text}.`,
    gap: (gap: { readonly kind: ScopeSubject; readonly posts: number }, reason: string) =>
      `${missingText(gap, 'nl')}. Reden: ${reason}`,
    aboveCeiling: (mki: string, ceiling: string) =>
      `De MKI van uw inschrijving is ${mki} euro en ligt boven het plafond van ${ceiling} euro. Uw inschrijving is daarom terzijde gelegd.`,
    withdrawn: (at: string) => `Uw inschrijving is op ${at} als ingetrokken vastgelegd.`,
    invalid: (at: string) => `Uw inschrijving is op ${at} als ongeldig vastgelegd.`,
    given: (reason: string) => `Als reden is vastgelegd: ${reason}`,
    noQuote: 'Van uw inschrijving is geen inschrijfprijs vastgelegd.',
    consequence:
      'Uw inschrijving heeft daarom geen plaats in de rangorde en is niet met die van de winnaar vergeleken.',
    toWrite: toWrite('vul hier de reden in, zonder gegevens van andere inschrijvers'),
  },
  score: {
    heading: 'Uw score',
    lead: 'Uw score in euro volgt uit het gunningscriterium en uw eigen cijfers.',
    steps: 'De korting voor de MKI volgt uit deze staffel:',
    formula: 'De korting voor de MKI is tussen de streefwaarde en de referentiewaarde:',
    price: 'De fictieve inschrijfprijs is:',
    decided:
      'Aan uw MKI-berekening ontbrak iets. Dit is daarover besloten, en daarmee telt uw inschrijving mee:',
    gap: (gap: { readonly kind: ScopeSubject; readonly posts: number }, choice: string, reason: string) =>
      `${missingText(gap, 'nl')}: ${choice}. Reden: ${reason}`,
    choices: {
      zero: 'telt als 0',
      baseline: 'aangevuld met de waarde van de baseline',
      'set-aside': 'terzijde gelegd',
    },
    marks: {
      caption: 'Uw niveaus op de criteria met een schaal',
      columns: { criterion: 'Criterium', level: 'Niveau', worked: 'Korting in euro', reason: 'Reden' },
      none: 'geen niveau; telt als 0',
      note: 'De korting is het percentage van het niveau maal de maximale korting van het criterium.',
    },
    place: (rank: number, places: number) =>
      `Volgens de formule staat uw inschrijving op plaats ${rank} van de ${places}.`,
    unchecked: (what: string) => `Van uw inschrijving is ${what}.`,
    noPlace: 'Uw inschrijving heeft volgens de formule geen plaats in de rangorde.',
    shared: (rank: number, places: number) =>
      `Volgens de formule staat uw inschrijving op een gedeelde plaats ${rank} van de ${places}.`,
  },
  beside: {
    heading: 'Uw score naast die van de winnaar',
    lead: (winner: string) =>
      `De tabel zet de kortingen van uw inschrijving naast die van ${winner}. De inschrijfprijs van de winnaar is vertrouwelijk. Daarom staan die prijs, de fictieve inschrijfprijs van de winnaar en het verschil daarmee niet in deze brief.`,
    caption: 'Tabel 1. Kortingen in euro',
    columns: { part: 'Onderdeel', own: 'U', winner: 'Winnaar', difference: 'Verschil' },
    mki: 'Korting voor de MKI',
    other: 'Korting op overige criteria',
    total: 'Kortingen samen',
    note: 'Het verschil is uw korting min die van de winnaar: onder nul kreeg de winnaar meer. Een korting die niet is ingevuld, telt als 0.',
    levels: {
      caption: 'Bij tabel 1. Niveaus op de criteria met een schaal',
      criterion: 'Criterium',
      none: 'geen niveau',
      better: (names: readonly string[]) =>
        `Waarom de winnaar een hoger niveau kreeg op ${names.join(' en op ')}: ${toWrite('vul hier in wat de inschrijving van de winnaar daarop beter maakt, zonder wat vertrouwelijk is')}`,
    },
    behind:
      'De winnaar staat in de rangorde boven u. Daarvoor is de laagste fictieve inschrijfprijs beslissend (de inschrijfprijs min de kortingen), en bij een gelijke prijs de laagste MKI.',
    shared:
      'Volgens de formule deelt de winnaar die plaats met u: de fictieve inschrijfprijs en de MKI zijn gelijk. De kortingen van de winnaar staan niet in deze brief, omdat daaruit de inschrijfprijs zou volgen.',
    passedOver: 'De winnaar staat volgens de formule niet boven uw inschrijving.',
    choice: (reason: string) => `Als reden van de keuze is vastgelegd: ${reason}`,
    toWrite: `De reden van de keuze: ${toWrite('vul hier de reden in, zonder gegevens van andere inschrijvers')}`,
  },
  standstill: {
    dates,
    heading: 'De opschortende termijn',
    statutory: (days: number, sent: string) =>
      `Er geldt een opschortende termijn van ${days} kalenderdagen (Aanbestedingswet 2012, artikel 2.127). Zij begint op de dag na de verzending van deze brief op ${sent}.`,
    other: (days: number, sent: string) =>
      `Er geldt een opschortende termijn van ${days} ${days === 1 ? 'kalenderdag' : 'kalenderdagen'}. Zij begint op de dag na de verzending van deze brief op ${sent}.`,
    last: (day: string) => `De laatste dag van de termijn is ${day}.`,
    moved:
      'De termijn loopt door tot en met die dag, omdat zij anders in een weekend of op een feestdag zou eindigen.',
    lost: 'Bent u het niet eens met deze beslissing, dan kunt u tot en met die dag een kort geding aanhangig maken bij de bevoegde rechter. Daarvoor kunt u ons om een toelichting vragen.',
    won: 'Tot en met die dag sluiten wij geen overeenkomst. Andere inschrijvers kunnen in die tijd tegen de beslissing opkomen.',
  },
  closing: {
    greeting: 'Met vriendelijke groet,',
    signer: toWrite('naam en functie van de ondertekenaar'),
  },
};

export type LetterText = typeof letterNl;
