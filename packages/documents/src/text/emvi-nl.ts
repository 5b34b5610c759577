import type { ReferenceSource } from '@milieuspoor/domain';

const references: Readonly<Record<ReferenceSource, (figures: ReferenceFigures) => string>> = {
  baseline: ({ reference, baseline, set, version }) =>
    `De referentiewaarde van ${reference} is de MKI van de actieve baselineberekening ‘${baseline}’, afgerond op hele euro’s. Deze berekening is gemaakt in ${set} en gewogen met versie ${version} van de weegfactoren.`,
  'by-hand': ({ reference }) =>
    `De referentiewaarde van ${reference} is door de opdrachtgever zelf vastgesteld.`,
  'former-baseline': ({ reference, former }) =>
    former === null
      ? `De referentiewaarde van ${reference} komt uit een eerdere baselineberekening.`
      : `De referentiewaarde van ${reference} is de MKI van de baselineberekening ‘${former}’, afgerond op hele euro’s. Die berekening is niet meer de actieve.`,
};

interface ReferenceFigures {
  readonly reference: string;
  /** the calculation that it comes from; null where it is unknown */
  readonly former: string | null;
  readonly baseline: string;
  readonly set: string;
  readonly version: string;
}

/** The texts of the tender document in Dutch. */
export const emviNl = {
  title: 'Gunningscriterium MKI',
  introduction: (project: string, organisation: string) =>
    `Dit document beschrijft hoe de milieukosten van een inschrijving meetellen bij de gunning van ‘${project}’ door ${organisation}. De milieukosten zijn uitgedrukt in de milieukostenindicator (MKI), in euro’s: hoe lager de MKI, hoe kleiner de belasting van het milieu. Een lagere MKI levert een fictieve korting op. Die telt mee bij het vergelijken van de inschrijvingen en wordt niet van de te betalen prijs afgetrokken.`,
  edition: {
    conceptTitle: 'CONCEPT Gunningscriterium MKI',
    concept:
      'Dit is een concept: het is niet uitgegeven en kan nog veranderen. Wie het ontvangt, kan er geen rechten aan ontlenen.',
    first: (number: number, at: string) =>
      `Dit is nummer ${number} van het gunningscriterium, uitgegeven op ${at}.`,
    later: (number: number, at: string, before: number) =>
      `Dit is nummer ${number} van het gunningscriterium, uitgegeven op ${at}. Het komt in de plaats van nummer ${before}.`,
  },
  changes: {
    heading: (number: number) => `Wijzigingen sinds nummer ${number}`,
    lead: (number: number, at: string) =>
      `Dit is anders dan in nummer ${number}, dat op ${at} is uitgegeven:`,
    rest: 'Wat hier niet staat, is in het gunningsmodel niet veranderd.',
    changed: (what: string, before: string, after: string) => `${what}: was ${before}, is nu ${after}.`,
    another: (what: string, name: string) =>
      `${what}: is nu een andere berekening, met dezelfde naam: ${name}.`,
    none: 'geen',
    amounts: {
      scopeEur: 'Projectomvang (geraamd)',
      benefitEur: 'Totale fictieve korting',
      mkiMaxDiscountEur: 'Maximale korting voor de MKI',
      criteriaMaxDiscountEur: 'Maximale korting op overige criteria samen',
      upperEur: 'Referentiewaarde',
      lowerEur: 'Streefwaarde',
      ceilingEur: 'MKI-plafond',
    },
    penaltyFactor: 'Factor van de indicatieve boete',
    contractType: 'Contractvorm',
    setByHand: 'De referentiewaarde is nu door de opdrachtgever zelf vastgesteld.',
    followsBaseline: 'De referentiewaarde komt nu uit een baselineberekening.',
    reference: 'Berekening waar de referentiewaarde uit komt',
    baseline: 'Actieve baselineberekening',
    baselineIs: (name: string, set: string, version: string, mki: string) =>
      `‘${name}’ in ${set}, gewogen met versie ${version} van de weegfactoren, MKI ${mki}`,
    askedModules: 'Modules die van elke post worden gevraagd, naast wat de baseline opgeeft',
    noModules: 'geen',
    line: 'Verloop van de korting voor de MKI',
    straight: 'een rechte lijn tussen streefwaarde en referentiewaarde',
    step: (upto: string, discount: string) => `tot en met ${upto}: ${discount}`,
    criterionAdded: (name: string, maximum: string) =>
      `Nieuw criterium ‘${name}’, met een maximale korting van ${maximum}.`,
    criterionRemoved: (name: string, maximum: string) =>
      `Het criterium ‘${name}’, met een maximale korting van ${maximum}, is vervallen.`,
    criterionName: (before: string, after: string) => `Het criterium ‘${before}’ heet nu ‘${after}’.`,
    criterionScale: (name: string) => `Schaal van het criterium ‘${name}’`,
    inEuro: 'bedragen in euro',
    onScale: (scale: string) => `Schaal: ${scale}.`,
    criterionMaximum: (name: string) => `Maximale korting op het criterium ‘${name}’`,
    criteriaOrder: (names: string) => `De criteria staan nu in deze volgorde: ${names}.`,
  },
  note: {
    title: 'Nota van inlichtingen over het gunningscriterium MKI',
    introduction: (project: string, organisation: string) =>
      `Deze nota hoort bij het gunningscriterium MKI van ‘${project}’ van ${organisation}.`,
    replaces: (number: number, at: string, before: number, beforeAt: string) =>
      `Op ${at} is nummer ${number} van het gunningscriterium uitgegeven. Het komt in de plaats van nummer ${before} van ${beforeAt}.`,
  },
  project: {
    heading: 'Het project',
    name: 'Project',
    organisation: 'Opdrachtgever',
    location: 'Locatie',
    sector: 'Sector',
    projectType: 'Soort project',
    contractType: 'Contractvorm',
    madeOn: 'Opgesteld op',
    provider: 'Vragen over Milieuspoor',
    empty: 'Niet opgegeven',
  },
  model: {
    heading: 'Het gunningsmodel',
    scope: 'Projectomvang (geraamd)',
    benefit: 'Totale fictieve korting',
    ofScope: (amount: string, share: string) => `${amount} (${share} van de projectomvang)`,
    distribution: 'Tabel 1. Verdeling van de fictieve korting',
    columns: {
      criterion: 'Criterium',
      maximum: 'Maximale korting',
      share: 'Aandeel',
      target: 'Streefwaarde',
      reference: 'Referentiewaarde',
    },
    criteria: { mki: 'MKI', other: 'Overige criteria samen' },
    total: 'Totaal',
    rounded: 'De aandelen zijn elk afgerond op twee decimalen; onafgerond zijn zij samen 100 %.',
    noOther: 'Op andere criteria dan de MKI is geen fictieve korting te verdienen.',
  },
  boundaries: {
    heading: 'Referentiewaarde en streefwaarde',
    reference: (source: ReferenceSource, figures: ReferenceFigures) => references[source](figures),
    compared: (baseline: string, mki: string, set: string, version: string) =>
      `De MKI van de actieve baselineberekening ‘${baseline}’ is ${mki}, in ${set} en gewogen met versie ${version} van de weegfactoren.`,
    target: (target: string, share: string) =>
      `De streefwaarde is ${target}; dat is ${share} van de referentiewaarde.`,
    meaning: (target: string, reference: string, maximum: string) => [
      `Een MKI van ${reference} of hoger levert geen fictieve korting op.`,
      `Een MKI van ${target} of lager levert de maximale fictieve korting op: ${maximum}.`,
      'Daartussen stijgt de korting gelijkmatig naarmate de MKI lager is.',
    ],
    meaningOfSteps: (target: string, reference: string, maximum: string) => [
      `Een MKI boven ${reference} levert geen fictieve korting op.`,
      `Een MKI van ${target} of lager levert de maximale fictieve korting op: ${maximum}.`,
      'Daartussen bepaalt een staffel de korting.',
    ],
    ceiling: (ceiling: string) =>
      `Het MKI-plafond is ${ceiling}. Een inschrijving met een hogere MKI wordt terzijde gelegd: geen korting, geen fictieve inschrijfprijs en geen plaats in de rangorde. Een MKI van precies ${ceiling} doet mee. Vergeleken wordt met de MKI in vijftien cijfers, zonder afronding op euro’s of centen.`,
  },
  discount: {
    heading: 'De fictieve korting voor de MKI',
    lead: 'Tussen de streefwaarde en de referentiewaarde is de fictieve korting voor de MKI:',
    words: {
      discount: 'korting',
      maximum: 'maximale korting',
      over: 'referentiewaarde − MKI van de inschrijving',
      under: 'referentiewaarde − streefwaarde',
    },
    filledIn: 'Met de waarden van dit project, in euro:',
    bidMki: 'MKI van de inschrijving',
    stimulation: (stimulation: string) =>
      `Elke euro lagere MKI levert tussen deze grenzen ${stimulation} euro fictieve korting op.`,
    example: (mki: string) => `Voorbeeld: een inschrijving met een MKI van ${mki} krijgt, in euro:`,
    rounded: (discount: string) => `, afgerond ${discount}`,
    rounding:
      'De korting wordt één keer afgerond, op hele euro’s; een halve euro gaat naar boven. De MKI zelf wordt daarvoor niet op euro’s of centen afgerond: gerekend wordt met vijftien cijfers.',
    table: 'Tabel 2. Fictieve korting bij verschillende waarden van de MKI',
    columns: { mki: 'MKI van de inschrijving', discount: 'Fictieve korting', note: 'Toelichting' },
    notes: {
      below: 'onder de streefwaarde',
      target: 'streefwaarde',
      reference: 'referentiewaarde',
      above: 'boven de referentiewaarde',
    },
    aboveCeiling: (ceiling: string) =>
      `Een streepje: de MKI ligt boven het MKI-plafond van ${ceiling}. De inschrijving wordt terzijde gelegd en heeft geen korting.`,
    chart: 'Figuur 1. Fictieve korting naar MKI',
    axes: { mki: 'MKI van de inschrijving (€)', discount: 'Fictieve korting (€)' },
    chartText: (target: string, reference: string, maximum: string) =>
      `Lijn van de fictieve korting: tot een MKI van ${target} is de korting ${maximum}, daarna daalt zij gelijkmatig tot nul bij een MKI van ${reference}. De cijfers staan in tabel 2.`,
    steps: {
      lead: 'De fictieve korting voor de MKI volgt uit een staffel. De inschrijving krijgt de korting van de eerste trede waar haar MKI niet boven ligt; boven de laatste trede is de korting 0.',
      table: 'Tabel 2. Staffel van de fictieve korting',
      columns: { upto: 'MKI tot en met', discount: 'Fictieve korting' },
      above: (reference: string) => `hoger dan ${reference}`,
      noSlope:
        'Een staffel heeft geen vaste korting per euro MKI: binnen een trede levert een lagere MKI niets extra op.',
      example: (mki: string, discount: string) =>
        `Voorbeeld: een inschrijving met een MKI van ${mki} krijgt een fictieve korting van ${discount}.`,
      exact:
        'De MKI wordt voor de staffel niet op euro’s of centen afgerond: vergeleken wordt met vijftien cijfers. Een MKI die precies gelijk is aan die van een trede, hoort bij die trede.',
      worked: 'Fictieve korting bij en net boven elke trede',
      chartText: (first: string, most: string, last: string) =>
        `Trap van de fictieve korting: tot en met een MKI van ${first} is de korting ${most}, daarna daalt zij per trede, en boven een MKI van ${last} is zij nul. De cijfers staan in tabel 2.`,
    },
  },
  scales: {
    heading: 'De korting op overige criteria',
    lead: 'Op criteria met een schaal krijgt een inschrijving een niveau. De korting is het percentage van het niveau maal de maximale korting van het criterium, één keer afgerond op hele euro’s; een halve euro gaat naar boven.',
    inEuro: (names: readonly string[]) =>
      `Zonder schaal, en dus met een bedrag in hele euro’s van 0 tot en met de maximale korting: ${names.join('; ')}. Hoe de opdrachtgever dat bedrag bepaalt, staat niet in dit document: de opdrachtgever beschrijft dat in de andere aanbestedingsstukken, onder dezelfde ${names.length === 1 ? 'naam' : 'namen'}.`,
    asOne: (maximum: string) =>
      `Op de overige criteria samen krijgt een inschrijving een bedrag in hele euro’s, van 0 tot en met ${maximum}. Welke criteria dat zijn en hoe de opdrachtgever het bedrag bepaalt, staat niet in dit document: de opdrachtgever beschrijft dat in de andere aanbestedingsstukken.`,
    table: (name: string, maximum: string) => `Schaal van ${name}, maximale korting ${maximum}`,
    columns: { level: 'Niveau', percentage: 'Percentage', discount: 'Fictieve korting' },
  },
  price: {
    heading: 'De fictieve inschrijfprijs en de rangorde',
    lead: 'De inschrijvingen worden vergeleken op de fictieve inschrijfprijs:',
    words: {
      withOther:
        'fictieve inschrijfprijs = inschrijfprijs − korting voor de MKI − korting op overige criteria',
      mkiOnly: 'fictieve inschrijfprijs = inschrijfprijs − korting voor de MKI',
    },
    example: (quote: string, mki: string, other: string | null) =>
      other === null
        ? `Voorbeeld: bij een inschrijfprijs van ${quote} en een MKI van ${mki} is de fictieve inschrijfprijs, in euro:`
        : `Voorbeeld: bij een inschrijfprijs van ${quote}, een MKI van ${mki} en een korting op overige criteria van ${other} is de fictieve inschrijfprijs, in euro:`,
    sumOfCriteria: (names: readonly string[]) =>
      `De korting op overige criteria is de som van wat de inschrijving krijgt op: ${names.join('; ')}. Een criterium dat niet is ingevuld, telt als 0.`,
    invented: 'De bedragen in dit voorbeeld zijn gekozen om de berekening te laten zien.',
    rules: [
      'De inschrijving met de laagste fictieve inschrijfprijs staat op de eerste plaats.',
      'De opdrachtnemer ontvangt de inschrijfprijs; de fictieve korting gaat daar niet van af.',
      'Bij gelijke fictieve inschrijfprijzen gaat de laagste MKI voor, vergeleken op de cent.',
      'Is ook de MKI op de cent gelijk, dan delen de inschrijvingen hun plaats en wijst de berekening geen winnaar aan. Hoe dan wordt beslist, staat in de aanbestedingsstukken.',
    ],
  },
  handIn: {
    heading: 'Wat een inschrijver inlevert',
    lead: 'Een inschrijver levert bij de inschrijving in:',
    quote: 'de inschrijfprijs in hele euro’s;',
    file: (extensions: string, megabytes: string) =>
      `een berekening van het werk dat wordt aangeboden, als Excel-bestand (${extensions}, ten hoogste ${megabytes} MB) in de indeling van de sjabloon van Milieuspoor, met alle posten op het blad Posten;`,
    profiles: (set: string, standard: string) =>
      `van elke post het milieuprofiel op het blad ${set} (${standard}).`,
    anyProfiles: 'van elke post het milieuprofiel, voor alle posten in dezelfde set.',
    weighing: (set: string, version: string) =>
      `De profielen worden gewogen met versie ${version} van de weegfactoren van ${set}; die staan in de bijlage. De opdrachtgever vergelijkt de inschrijvingen alleen met elkaar en met de referentiewaarde als set en versie dezelfde zijn.`,
    notScoredLead: 'Hoe een berekening meetelt die niet volledig of niet vergelijkbaar is:',
    notScored: [
      'Een inschrijving zonder berekening heeft een fictieve korting voor de MKI van 0 euro en dingt niet mee: zij krijgt geen plaats in de rangorde.',
      'Een inschrijving die is ingetrokken of die de opdrachtgever ongeldig verklaart, dingt niet mee. De reden staat in het gunningsverslag.',
      'Een berekening die posten zonder milieuprofiel heeft, in een andere set is gemaakt of met een andere versie van de weegfactoren is gewogen, wordt niet beoordeeld: de inschrijving krijgt dan geen korting, geen fictieve inschrijfprijs en geen plaats in de rangorde, met opgave van de reden.',
      'Een berekening is niet volledig als zij posten van de baseline niet heeft, als zij in een post een levenscyclusmodule of een milieu-indicator leeg laat die de baseline voor die post opgeeft, of als zij daar alleen een MKI opgeeft zonder de indicatoren erachter. Zolang de opdrachtgever niet over elk ontbrekend onderdeel heeft besloten, wordt zo’n inschrijving niet beoordeeld: geen korting, geen fictieve inschrijfprijs en geen plaats in de rangorde, met opgave van wat ontbreekt. Een module waarin niets gebeurt, wordt daarom met een 0 opgegeven en niet leeg gelaten. Wat leeg is, telt pas als 0 nadat de opdrachtgever heeft vastgelegd dat het niet van toepassing is, of heeft besloten dat het als 0 telt.',
      'Een post waarvan een milieu-indicator ontbreekt die ook de baseline niet opgeeft, telt mee met wat is opgegeven. De uitkomst meldt dat.',
    ],
  },
  whole: {
    heading: 'Wat een berekening moet opgeven',
    lead: (baseline: string) =>
      `Een inschrijving geeft van elke post ten minste op wat de baseline ‘${baseline}’ van die post opgeeft: dezelfde levenscyclusmodules, met dezelfde kernindicatoren. De tabel zegt hoeveel posten van de baseline een module opgeven, en of de opdrachtgever de module daarnaast van elke post van de inschrijving vraagt.`,
    withoutBaseline:
      'Er is nog geen actieve baseline. Een inschrijving geeft van elke post ten minste op wat de baseline van die post zal opgeven. De tabel zegt welke levenscyclusmodules de opdrachtgever daarnaast van elke post vraagt.',
    table: 'Levenscyclusmodules die een inschrijving opgeeft',
    columns: {
      module: 'Module',
      posts: 'Posten van de baseline die haar opgeven',
      each: 'Gevraagd van elke post',
    },
    none: 'nog niet bekend',
    yes: 'ja',
    no: 'nee',
    gapsLead: 'Wat er gebeurt als iets ontbreekt, of als de baseline iets leeg laat:',
    gaps: [
      'Geeft een inschrijving een module of kernindicator op die de baseline voor die post leeg laat, en weegt dat 1 % of meer van haar MKI of CO2, dan wordt zij niet beoordeeld tot de opdrachtgever heeft vastgelegd wat de lege cellen van de baseline betekenen: zonder dat is haar MKI niet met de referentiewaarde te vergelijken. Weegt het minder, dan telt het mee en meldt het gunningsverslag het.',
      'Een MKI die zonder de indicatoren erachter is opgegeven, wordt niet geaccepteerd waar de baseline indicatoren opgeeft.',
      'Ontbreken posten, modules of kernindicatoren, of staat er een MKI zonder indicatoren, dan wordt de inschrijving niet beoordeeld tot de opdrachtgever voor elk onderdeel, met een reden, een besluit heeft vastgelegd.',
      'Zo’n besluit is een van drie: wat ontbreekt telt als 0; het wordt aangevuld met de waarde die de baseline voor die post en module heeft; of de inschrijving wordt terzijde gelegd.',
      'Aanvullen geldt per post en module, met het bedrag en het teken van de baseline. Waar indicatoren ontbreken of een MKI zonder indicatoren is opgegeven, komt de waarde van de baseline in de plaats van wat is opgegeven; is wat is opgegeven hoger, dan blijft dat staan. Heeft de baseline voor een post geen waarde, dan wordt daar niets aangevuld.',
      'Een aangevulde inschrijving wordt beoordeeld op de opgegeven MKI plus wat is aangevuld. Het gunningsverslag zegt per inschrijving wat ontbrak, wat is besloten, door wie en waarom, en noemt beide bedragen.',
    ],
  },
  claim: {
    heading: 'Als de gerealiseerde MKI hoger is dan de aangeboden',
    kept: 'De MKI die de winnaar aanbiedt, blijft na de gunning staan naast de MKI van het werk zoals het is uitgevoerd.',
    follows:
      'Wat de winnaar belooft, is de verlaging. Wijken de hoeveelheden van het uitgevoerde werk af van die van de aanbesteding, dan volgt de belofte het uitgevoerde werk:',
    promised: 'beloofde MKI = aangeboden MKI ×',
    designBaseline: 'MKI baseline ontwerp',
    asBuiltBaseline: 'MKI baseline As-built',
    lead: 'De gerealiseerde MKI wordt naar het werk van de aanbesteding teruggerekend en dan met de referentie- en de streefwaarde vergeleken:',
    atTender: 'gerealiseerde MKI bij het aanbestede werk = gerealiseerde MKI ×',
    penalty: 'Verdient die minder fictieve korting dan de aangeboden MKI, dan is de indicatieve boete:',
    formula: (factor: string) =>
      `${factor} × (korting aangeboden MKI − korting gerealiseerde MKI bij het aanbestede werk)`,
    indicative:
      'Zonder baseline As-built is de beloofde MKI de aangeboden MKI, en telt de gerealiseerde MKI zoals zij is. Verdient de gerealiseerde MKI evenveel korting of meer, dan is de boete 0. Het contract bepaalt of en hoe de boete geldt. Zij is alleen te berekenen als alle berekeningen volledig zijn, in dezelfde set en met dezelfde versie van de weegfactoren. Inschrijving en uitvoering moeten over hetzelfde werk gaan, en beide baselines ook: geen van beide laat modules of indicatoren weg die de andere heeft, en er is geen post vervallen waarvoor de winnaar niets had aangeboden. Hoeveelheden mogen verschillen.',
  },
  openPoints: {
    heading: 'Wat bij deze cijfers nog openstaat',
    none: 'Bij het opstellen van dit document stond er bij deze cijfers niets open.',
    lead: 'Controleer deze punten voordat dit document deel wordt van de aanbestedingsstukken.',
    noBaseline:
      'Het project heeft geen actieve baselineberekening. Daardoor liggen de set en de versie van de weegfactoren voor de inschrijvingen niet vast.',
    formerBaseline: (reference: string, mki: string) =>
      `De referentiewaarde is ${reference}, maar de MKI van de actieve baselineberekening is nu ${mki}.`,
    formerBaselineGone: 'De baselineberekening waar de referentiewaarde uit komt, is niet meer actief.',
    unconfirmed: (set: string, version: string, codes: string) =>
      `Niet alle weegfactoren van ${set}, versie ${version}, hebben een bron die is bevestigd. Nog niet bevestigd: ${codes}. De referentiewaarde en de MKI van de inschrijvingen kunnen ermee zijn gewogen.`,
    undeclared: (count: string, items: string) =>
      `Posten zonder milieuprofiel in de baselineberekening: ${count} van de ${items}. De MKI van de baseline is daardoor te laag.`,
    incomplete: (count: string, items: string) =>
      `Posten in de baselineberekening waarbij een of meer milieu-indicatoren ontbreken: ${count} van de ${items}. De MKI van de baseline kan daardoor te laag zijn.`,
    otherWeights: (version: string, current: string) =>
      `De baselineberekening is gewogen met versie ${version} van de weegfactoren; nu geldt versie ${current}. Inschrijvingen die nu worden geüpload, zijn daardoor niet met de baseline te vergelijken. Laat de baseline eerst opnieuw waarderen.`,
  },
  weights: {
    heading: (set: string, version: string) => `Bijlage: weegfactoren van ${set}, versie ${version}`,
    lead: 'De MKI is de som van alle opgegeven hoeveelheden, elk vermenigvuldigd met de weegfactor van haar milieu-indicator. Een indicator met weegfactor 0 is een deel van een andere indicator en telt niet nog eens mee.',
    table: 'Tabel 3. Weegfactoren',
    source: (number: string, source: string) => `Bron ${number}: ${source}`,
    columns: {
      code: 'Indicator',
      unit: 'Eenheid',
      value: 'Euro per eenheid',
      source: 'Bron',
      confirmed: 'Getoetst',
    },
    confirmed: {
      yes: 'ja',
      no: 'nee',
      weighsNothing: 'weegt niet',
      sourceOnly: 'bron vermeld, niet getoetst',
    },
  },
};

export type EmviText = typeof emviNl;
