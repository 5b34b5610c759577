import {
  type BidStanding,
  besideOthersText,
  beyondText,
  type DemandBasis,
  type DeniedGap,
  datesIn,
  deniedText,
  type GapChoice,
  type HeldWork,
  type LackingKind,
  type Language,
  missingText,
  notApplicableText,
  RULING_LABELS,
  type ScopeSubject,
  shortfallText,
  sizeText,
  slightlyBeyondText,
} from '@milieuspoor/domain';
import { type EventText, eventNl } from './event-nl.ts';

/** A proposed target value, as far as words state it. */
export interface ProposalWords {
  readonly at: string;
  readonly target: string;
  readonly reference: string;
  readonly percent: number;
  readonly basis: DemandBasis;
  /** each with what it reached: 'N201 (18,40 %)' */
  readonly projects: readonly string[];
}

/** A kind of gap of a bid, as far as words state it: see `RecordedGap`. */
interface LackingWords extends LackingKind {
  readonly unvaluedPosts: number;
  readonly denied?: readonly DeniedGap[];
}

const standings: Readonly<Record<BidStanding, string>> = {
  scored: 'volledig',
  'no-calculation': 'geen berekening: de korting voor de MKI is 0 euro en de inschrijving dingt niet mee',
  incomplete: 'niet meegeteld: posten zonder milieuprofiel, waardoor de MKI te laag is',
  'not-whole': 'niet volledig en niet meegeteld: de berekening laat weg wat de baseline opgeeft',
  'set-aside': 'terzijde gelegd vanwege wat eraan ontbreekt',
  'beyond-baseline':
    'niet te vergelijken en niet meegeteld: de berekening geeft op wat de baseline leeg laat',
  'other-reference':
    'niet meegeteld: de referentiewaarde is niet die van de actieve baseline en omvat ander werk',
  'other-set': 'niet meegeteld: een andere set dan de baseline',
  'other-weights': 'niet meegeteld: een andere versie van de weegfactoren dan de baseline',
  'above-ceiling': 'niet meegeteld en terzijde gelegd: de MKI ligt boven het plafond',
  ...RULING_LABELS.nl,
};

/** The texts of the record of an award in Dutch. */
const dates = datesIn('nl');

export const recordNl = {
  dates,
  title: 'Gunningsverslag',
  introduction: (project: string, organisation: string) =>
    `Dit verslag legt vast hoe de inschrijvingen voor ‘${project}’ van ${organisation} zijn beoordeeld op prijs en milieukosten (MKI): met welk gunningsmodel, met welke bedragen, met welke uitkomst, en wie wat wanneer deed. Elke uitkomst is met de formules en de cijfers in dit verslag na te rekenen.`,
  unknown: 'niet vastgelegd',
  tender: {
    dates,
    heading: 'De aanbesteding',
    bids: 'Aantal inschrijvingen',
    opened: 'Inschrijvingen geopend',
    openedBy: (at: string, by: string, witness: string) => `${at}, door ${by} samen met ${witness}`,
    sealing: 'Verzegeling',
    notSealed:
      'De inschrijvingen waren in Milieuspoor niet verzegeld: wie in de organisatie werkt, kon ze zien zodra ze waren ingevoerd.',
    awardedOn: 'Definitieve gunningsdatum',
    notYet: 'nog niet vastgelegd',
    madeOn: 'Verslag gemaakt op',
    madeBy: 'Verslag gemaakt door',
  },
  outcome: {
    dates,
    heading: 'De uitkomst',
    chosen: (winner: string, by: string, at: string) =>
      `${winner} is op ${at} door ${by} als winnaar gekozen.`,
    chosenUnknown: (winner: string) =>
      `${winner} is als winnaar gekozen. Door wie en wanneer, is niet vastgelegd.`,
    first: (price: string) =>
      `Dat is de inschrijving die volgens de formule op de eerste plaats staat, met een fictieve inschrijfprijs van ${price}.`,
    firstSince: (reasonAt: string, correctionAt: string | null, price: string) =>
      `Toen de reden van de keuze werd opgegeven (${reasonAt}), stond deze inschrijving volgens de formule niet als enige op de eerste plaats. Sinds ${correctionAt ? `de correctie die op ${correctionAt} is begonnen,` : 'een wijziging daarna'} staat deze inschrijving wel als enige op de eerste plaats, met een fictieve inschrijfprijs van ${price}.`,
    sharedFirst: (others: string, price: string) =>
      `Volgens de formule deelt deze inschrijving de eerste plaats met ${others}: de fictieve inschrijfprijs is ${price} en de MKI is op de cent gelijk. De formule wijst tussen hen geen winnaar aan.`,
    notFirst: (first: string, firstPrice: string, rank: number, price: string) =>
      `Let op: dat is niet de inschrijving die volgens de formule op de eerste plaats staat. Op de eerste plaats staat ${first}, met een fictieve inschrijfprijs van ${firstPrice}. De gekozen inschrijving staat op plaats ${rank}, met ${price}.`,
    notRanked: (first: string, firstPrice: string) =>
      `Let op: de gekozen inschrijving heeft geen plaats in de rangorde. Op de eerste plaats staat volgens de formule ${first}, met een fictieve inschrijfprijs van ${firstPrice}.`,
    noneRanked:
      'Let op: geen enkele inschrijving heeft een plaats in de rangorde. De formule wijst dus geen winnaar aan.',
    reason: 'Als reden van de keuze is opgegeven:',
    reasonThen: 'Als reden van de keuze is toen opgegeven:',
    reasonUnknown: 'Waarom voor deze inschrijver is gekozen, is niet in Milieuspoor vastgelegd.',
    decidedByMki: (others: string) =>
      `De fictieve inschrijfprijs van ${others} is gelijk; de lagere MKI gaf de doorslag.`,
  },
  proposed: {
    text: ({ at, target, reference, percent, basis, projects }: ProposalWords) =>
      `De streefwaarde is op ${at} voorgesteld door Milieuspoor en overgenomen in het gunningsmodel: ${target}, ${percent} % onder de referentiewaarde van ${reference}. ${basis === 'built' ? 'Dat is gebaseerd op wat eigen voltooide projecten realiseerden' : 'Dat is gebaseerd op wat in eigen voltooide projecten is aangeboden'}: ${projects.join(', ')}.`,
    kept: 'De inschrijvingen zijn beoordeeld met deze streefwaarde.',
    changed:
      'Het gunningsmodel is daarna gewijzigd: de inschrijvingen zijn met een ander model beoordeeld dan is voorgesteld.',
  },
  issued: {
    heading: 'Het uitgegeven gunningscriterium',
    none: 'Het gunningscriterium is niet in Milieuspoor uitgegeven.',
    by: (number: number) =>
      `De inschrijvingen zijn beoordeeld volgens nummer ${number}: het gunningsmodel in dit verslag is gelijk aan dat van dit nummer.`,
    byNone: 'De inschrijvingen zijn niet beoordeeld volgens een uitgegeven nummer.',
    table: 'Tabel 4. Uitgiften en inschrijvingen, op volgorde van tijd',
    columns: { at: 'Moment', what: 'Wat' },
    issued: (number: number, by: string, sha256: Readonly<Record<Language, string>>) =>
      `Nummer ${number} uitgegeven door ${by}\nSHA-256 van het Nederlandse bestand: ${sha256.nl}\nSHA-256 van het Engelse bestand: ${sha256.en}`,
    entered: (name: string) => `Eerste prijs of berekening van ${name} ingevoerd`,
    opened: 'Inschrijvingen geopend',
  },
  bids: {
    dates,
    heading: 'De inschrijvingen',
    table: 'Tabel 2. Bedragen en rangorde',
    columns: {
      rank: 'Plaats',
      name: 'Inschrijver',
      quote: 'Inschrijfprijs',
      score: 'Korting MKI',
      other: 'Korting overig',
      price: 'Fictieve inschrijfprijs',
    },
    winner: (name: string) => `${name} (winnaar)`,
    sharedRank: (rank: number) => `${rank} (gedeeld)`,
    notes: {
      empty: 'Een streepje is een bedrag dat er niet is. Een lege korting op overige criteria telt als 0.',
      unranked: 'Een inschrijving zonder plaats dingt niet mee; in tabel 3 staat waarom.',
    },
    criteriaTable: {
      caption: 'Bij tabel 2. Korting per criterium',
      columns: {
        name: 'Inschrijver',
        criterion: 'Criterium',
        maximum: 'Maximale korting',
        value: 'Korting',
      },
      sum: 'De korting overig in tabel 2 is de som per inschrijver. Een streepje is niet ingevuld en telt als 0.',
    },
    marksTable: {
      caption: 'Bij tabel 2. Niveaus op de criteria met een schaal',
      columns: {
        name: 'Inschrijver',
        criterion: 'Criterium',
        level: 'Niveau',
        worked: 'Korting',
        reason: 'Reden',
      },
      none: 'geen niveau; telt als 0',
      noReason: 'geen reden opgegeven',
      note: 'De korting is het percentage van het niveau maal de maximale korting van het criterium, afgerond op hele euro’s; een halve euro gaat naar boven.',
    },
    mkiTable: 'Tabel 3. MKI van de inschrijvingen',
    mkiColumns: { name: 'Inschrijver', mki: 'MKI', set: 'Set en weegfactoren', note: 'Toelichting' },
    set: (set: string, version: string) => `${set}, versie ${version}`,
    standing: (standing: BidStanding) => standings[standing],
    ruled: (standing: string, at: string, reason: string) =>
      `${standing} (${at}: ${reason.replace(/\.$/, '')})`,
    withoutBaseline:
      'niet nagegaan of het hetzelfde werk is: er is geen actieve baseline om mee te vergelijken',
    shortfall: (work: HeldWork, kinds: readonly LackingKind[]) => shortfallText(work, 'nl', kinds),
    beyond: (work: HeldWork) => beyondText(work, 'nl'),
    size: (work: HeldWork) => sizeText(work, 'nl'),
    slight: (work: HeldWork) => slightlyBeyondText(work, 'nl'),
    besideBaseline: 'volledig ten opzichte van de baseline',
    besideOthers: (left: readonly LackingKind[]) => besideOthersText(left, 'nl'),
    decided: 'niet volledig; telt mee na besluit over wat ontbreekt',
    counts: (mki: string) => `aangevuld uit de baseline: telt als ${mki}`,
    gaps: {
      dates,
      caption: 'Bij tabel 3. Wat aan de inschrijvingen ontbrak en wat daarover is besloten',
      columns: {
        name: 'Inschrijver',
        lacking: 'Wat ontbreekt',
        decision: 'Besluit',
        filled: 'Aangevulde MKI',
      },
      lacking: ({ unvaluedPosts, denied = [], ...gap }: LackingWords) => {
        const what = `${missingText(gap, 'nl')}${unvaluedPosts > 0 ? ` (bij ${unvaluedPosts} daarvan heeft de baseline geen waarde)` : ''}`;
        const said = deniedText(gap.kind, denied, 'nl');
        return said ? `${what}. ${said}` : what;
      },
      decision: (choice: GapChoice, by: string, at: string, reason: string) =>
        `${eventNl.gapChoice(choice)} (${by || 'niet vastgelegd'}, ${at}). Reden: ${reason}`,
      weight: (mki: string) =>
        `Wat de baseline daar opgeeft, weegt in de MKI ten hoogste ${mki}; negatieve bedragen zijn daarin als positief geteld.`,
      open: 'geen besluit',
      note: 'De MKI in tabel 3 is zoals de inschrijver haar opgaf. Gerekend is met die MKI plus wat is aangevuld.',
    },
    explained: {
      dates,
      lead: 'Dit is bij deze berekeningen vastgelegd als niet van toepassing; het telt als 0:',
      answer: (of: string, what: string, by: string, at: string) => `${of}: ${what} (${by}, ${at})`,
      inRow: (what: string) => `niet van toepassing, telt als 0: ${what}; zie onder deze tabel`,
      baseline: 'Baseline',
      what: (answer: { readonly subject: ScopeSubject; readonly posts: number }) =>
        notApplicableText(answer, 'nl'),
    },
    noQuote: 'geen inschrijfprijs ingevuld',
    undeclared: (count: string, items: string) => `zonder milieuprofiel: ${count} van de ${items} posten`,
    incomplete: (count: string, items: string) =>
      `onvolledig: bij ${count} van de ${items} posten ontbreken milieu-indicatoren`,
    cents:
      'De MKI staat hier op de cent. Gerekend is met de vijftien cijfers die in het volgende hoofdstuk staan.',
    ranking: 'Zo is de rangorde bepaald:',
  },
  worked: {
    heading: 'De berekening per inschrijver',
    lead: 'Tussen de streefwaarde en de referentiewaarde is de korting voor de MKI:',
    price: 'De fictieve inschrijfprijs is:',
    euro: 'Hieronder staan beide formules per inschrijver met de eigen cijfers, in euro.',
    filled: 'De MKI die telt, is wat is opgegeven en wat uit de baseline is aangevuld:',
    mki: (mki: string) => `De MKI is ${mki}.`,
    above: (mki: string, reference: string) =>
      `De MKI van ${mki} is niet lager dan de referentiewaarde van ${reference}. De korting voor de MKI is daarom 0.`,
    below: (mki: string, target: string, maximum: string) =>
      `De MKI van ${mki} is niet hoger dan de streefwaarde van ${target}. De korting voor de MKI is daarom de maximale: ${maximum}.`,
    noCalculation:
      'Bij deze inschrijving is geen berekening ingeleverd. De korting voor de MKI is daarom 0, en de inschrijving heeft geen plaats in de rangorde.',
    setApart: (standing: string) =>
      `Deze inschrijving is ${standing}. Er is geen korting, geen fictieve inschrijfprijs en geen plaats in de rangorde.`,
    aboveCeiling: (mki: string, ceiling: string) =>
      `De MKI van ${mki} ligt boven het plafond van ${ceiling}. De inschrijving is daarom terzijde gelegd. Er is geen korting, geen fictieve inschrijfprijs en geen plaats in de rangorde.`,
    notScored: (reason: string) =>
      `De MKI van deze inschrijving is ${reason}. Er is geen korting, geen fictieve inschrijfprijs en geen plaats in de rangorde.`,
    noQuote:
      'Er is geen inschrijfprijs ingevuld: er is geen fictieve inschrijfprijs en geen plaats in de rangorde.',
    criteria: 'De korting op overige criteria, opgeteld in de volgorde van de criteria:',
    emptyDiscount: 'De korting op overige criteria is niet ingevuld en telt als 0.',
    rank: (rank: number, places: number) => `Dit is plaats ${rank} van de ${places}.`,
    sharedRank: (rank: number, others: string) =>
      `Dit is plaats ${rank}, gedeeld met ${others}: ook de MKI is op de cent gelijk.`,
    aheadByMki: (others: string) =>
      `De fictieve inschrijfprijs van ${others} is gelijk; deze inschrijving gaat voor, omdat de MKI lager is.`,
    steps: 'De korting voor de MKI volgt uit deze staffel:',
    step: (mki: string, upto: string, discount: string) =>
      `De MKI is ${mki}. De eerste trede waar zij niet boven ligt, is die tot en met ${upto}. De korting voor de MKI is daarom ${discount}.`,
    aboveSteps: (mki: string, upto: string) =>
      `De MKI van ${mki} ligt boven de laatste trede, tot en met ${upto}. De korting voor de MKI is daarom 0.`,
  },
  corrections: {
    heading: 'Correcties na de opening',
    lead: 'Na het openen liggen het gunningsmodel en de inschrijvingen vast. Een wijziging kan dan alleen in een correctie, die met een reden begint.',
    none: 'Na het openen van de inschrijvingen is geen correctie begonnen.',
    ended: (at: string, by: string, endedAt: string, endedBy: string) =>
      `Op ${at} is ${by} een correctie begonnen; ${endedBy} heeft die op ${endedAt} afgerond.`,
    running: (at: string, by: string) =>
      `Op ${at} is ${by} een correctie begonnen. Die was bij het maken van dit verslag nog niet afgerond.`,
    reason: 'Als reden is opgegeven:',
    done: 'Dit is in de correctie gedaan:',
    nothing: 'In de correctie is niets gewijzigd.',
  },
  history: {
    dates,
    heading: 'Wie wat wanneer deed',
    lead: 'Alles wat in het project is gedaan met het gunningsmodel, de inschrijvingen, hun berekeningen en de baseline, in Nederlandse tijd. Omschrijving, locatie, notities, projectleden en berekeningen van de uitvoering horen niet bij de gunning en staan er niet in.',
    table: 'Tabel 5. Verloop',
    none: 'De geschiedenis van dit project is leeg.',
    columns: { at: 'Moment', by: 'Wie', what: 'Wat' },
    event: eventNl,
  },
  files: {
    dates,
    heading: 'De bestanden',
    lead: 'De cijfers komen uit de bestanden hieronder. Wie een bestand heeft, kan met de SHA-256 nagaan dat het precies hetzelfde is: in Windows met Get-FileHash, elders met sha256sum. Bestanden die zijn vervangen of verwijderd, staan alleen in het verloop.',
    table: 'Tabel 6. Bestanden',
    columns: { file: 'Bestand', sha256: 'SHA-256' },
    ofBaseline: 'Baseline',
    uploaded: (at: string, by: string) =>
      by ? `geüpload op ${at} door ${by}` : `geüpload op ${at}; door wie, is niet vastgelegd`,
    none: 'Er is geen bestand geüpload.',
  },
  openPoints: {
    dates,
    heading: 'Wat bij deze cijfers openstaat',
    none: 'Bij het maken van dit verslag stond er bij deze cijfers niets open.',
    lead: 'Deze punten zijn van belang voor wie dit verslag beoordeelt:',
    openingUnknown: 'Wanneer en door wie de inschrijvingen zijn geopend, is niet vastgelegd.',
    awardedFirst: (awarded: string, opened: string) =>
      `De gunning is gedateerd op ${awarded}, voordat de inschrijvingen op ${opened} in Milieuspoor zijn geopend.`,
    choiceUnknown: 'Wanneer en door wie de winnaar is gekozen, is niet vastgelegd.',
    neverIssued:
      'Het gunningscriterium is nooit in Milieuspoor uitgegeven. Met welk model inschrijvers rekenden, is dus niet vastgelegd.',
    otherThanIssued: (number: number, changes: string) =>
      `Het model waarmee is beoordeeld, is niet dat van nummer ${number}, dat als laatste is uitgegeven. ${changes}`,
    laterIssued: (scoredBy: number, last: number) =>
      `Beoordeeld is volgens nummer ${scoredBy}, terwijl nummer ${last} als laatste is uitgegeven.`,
    issuedAfterBid: (number: number, at: string, first: string) =>
      `Nummer ${number} van het gunningscriterium is uitgegeven op ${at}, nadat op ${first} de eerste inschrijving was ingevoerd.`,
    modelAfterBid: (at: string, first: string) =>
      `Het gunningsmodel is op ${at} gewijzigd, nadat op ${first} de eerste inschrijving was ingevoerd.`,
    correctionRuns: (at: string, by: string) =>
      `De correctie die op ${at} is begonnen door ${by}, is nog niet afgerond. De cijfers kunnen nog veranderen.`,
    modelAfter: (count: number) =>
      `Het gunningsmodel is na het openen van de inschrijvingen gewijzigd (${count} keer; zie tabel 5). De uitkomst is bepaald met het model zoals het nu is.`,
    bidsAfter: (count: number) =>
      `Bedragen van inschrijvingen zijn na het openen ingevoerd of gewijzigd (${count} keer; zie tabel 5).`,
    calculationsAfter: (count: number) =>
      `Berekeningen van inschrijvers of de baseline zijn na het openen geüpload of gewijzigd (${count} keer; zie tabel 5).`,
    answersAfter: (count: number) =>
      `Wat lege cellen en ontbrekende posten van een inschrijving of de baseline betekenen, is na het openen vastgelegd of gewijzigd (${count} keer; zie tabel 5). De uitkomst is bepaald met de antwoorden zoals zij nu zijn.`,
    decisionsAfter: (count: number) =>
      `Besluiten over wat aan inschrijvingen ontbreekt, zijn na het openen genomen, gewijzigd of vervallen (${count} keer; zie tabel 5). De uitkomst is bepaald met de besluiten zoals zij nu zijn.`,
    notScored: (name: string, reason: string) => `De MKI van ${name} is ${reason}.`,
    aboveCeiling: (name: string, mki: string, ceiling: string) =>
      `De inschrijving van ${name} is terzijde gelegd: de MKI van ${mki} euro ligt boven het plafond van ${ceiling} euro.`,
    notWhole: (name: string, shortfall: string) =>
      `De inschrijving van ${name} is niet volledig: ${shortfall}. Er is geen korting voor de MKI, geen fictieve inschrijfprijs en geen plaats in de rangorde.`,
    gapsDecided: (name: string, kinds: number) =>
      `De inschrijving van ${name} is niet volledig. Zij telt mee omdat de opdrachtgever over ${kinds === 1 ? 'wat ontbreekt' : `elk van de ${kinds} onderdelen die ontbreken`} een besluit nam; bij tabel 3 staat welk.`,
    winnerNotWhole: (name: string) =>
      `${name} is als winnaar gekozen, maar de inschrijving is niet volledig. De formule geeft haar geen korting en geen plaats.`,
    size: (name: string, size: string) =>
      `In de berekening van ${name} is het werk niet gelijk aan dat van de baseline (${size}). De MKI telt mee zoals zij is.`,
    explained: (name: string, what: string) =>
      `Bij de berekening van ${name} is dit vastgelegd als niet van toepassing, wat als 0 telt: ${what}. Bij tabel 3 staat door wie en wanneer.`,
    ofBaseline: 'de baseline',
    sizeDecided: (name: string, size: string) =>
      `In de berekening van ${name} is het werk niet gelijk aan dat van de baseline (${size}). De MKI telt mee met wat over de ontbrekende onderdelen is besloten; zie bij tabel 3.`,
    slight: (name: string, slight: string) =>
      `De berekening van ${name} geeft meer op dan de baseline: ${slight}.`,
    unchecked: (name: string, what: string) => `Van ${name} is ${what}.`,
    besideOthers: (name: string, what: string) =>
      `Bij ${name}: ${what}. Of het daar niet van toepassing is of is weggelaten, is niet vastgelegd; de MKI telt zonder die waarden mee.`,
    setApart: (name: string, standing: string) => `De inschrijving van ${name} dingt niet mee: ${standing}.`,
    lateCalculation: (name: string, at: string) =>
      `De berekening van ${name} is na de opening van de inschrijvingen geüpload, op ${at}.`,
    noCalculation: (name: string) => `${name} heeft geen berekening; de inschrijving dingt daarom niet mee.`,
    noQuote: (name: string) => `Van ${name} is geen inschrijfprijs ingevuld.`,
    incomplete: (name: string, count: string, items: string) =>
      `In de berekening van ${name} ontbreken bij ${count} van de ${items} posten milieu-indicatoren. De MKI telt mee en kan te laag zijn, waardoor de korting te hoog kan zijn.`,
    emptyDiscount: (name: string) => `De korting op overige criteria van ${name} is leeg en telt als 0.`,
    noReason: (name: string, criteria: string) =>
      `Bij het niveau van ${name} staat geen reden op ${criteria}.`,
    emptyCriterion: (name: string, criteria: string) =>
      `De korting van ${name} is niet ingevuld op ${criteria}; dat telt als 0.`,
    unconfirmed: (name: string, codes: string) =>
      `De berekening van ${name} is gewogen met weegfactoren waarvan de bron nog niet is bevestigd: ${codes}.`,
    uploaderUnknown: (file: string) => `Wie het bestand ‘${file}’ heeft geüpload, is niet vastgelegd.`,
    entererUnknown: (name: string) => `Wie de inschrijving van ${name} heeft ingevoerd, is niet vastgelegd.`,
  },
  weights: 'Tabel 7. Weegfactoren',
  and: 'en',
};

export type RecordText = Omit<typeof recordNl, 'history'> & {
  readonly history: Omit<(typeof recordNl)['history'], 'event'> & { readonly event: EventText };
};
