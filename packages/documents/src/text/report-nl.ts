import type {
  CalculationType,
  ClaimObstacle,
  ComparedQuantity,
  ResourceKey,
  VariantComparison,
} from '@milieuspoor/domain';
import { CHANGE_KIND_LABELS } from '@milieuspoor/domain';
import { outcomeNl } from './report/outcome-nl.ts';
import { reportFigures } from './report-figures.ts';

type Obstacle = NonNullable<VariantComparison['obstacle']>;

const types: Readonly<Record<CalculationType, string>> = {
  'design-baseline': 'Baseline ontwerp',
  'design-optimization': 'Optimalisatie ontwerp',
  'as-built-baseline': 'Baseline as-built',
  'as-built-optimization': 'Optimalisatie as-built',
  applicant: 'Inschrijving',
};

const resources: Readonly<Record<ResourceKey, string>> = {
  primaryTon: 'Primair materiaal (ton)',
  secondaryTon: 'Secundair materiaal (ton)',
  biobasedTon: 'Biobased materiaal (ton)',
  renewableMj: 'Hernieuwbare energie (GJ)',
  fossilMj: 'Fossiele energie (GJ)',
  equipmentEmissionFreeHours: 'Materieel bouwplaats, emissieloos (uur)',
  equipmentOtherHours: 'Materieel bouwplaats, niet-emissieloos (uur)',
  transportEmissionFreeTkm: 'Transport, emissieloos (tkm)',
  transportOtherTkm: 'Transport, niet-emissieloos (tkm)',
};

const quantities: Readonly<Record<ComparedQuantity, string>> = {
  mki: 'MKI',
  co2: 'CO2',
  material: 'grondstoffen',
};

const obstacles: Readonly<Record<Obstacle, string>> = {
  'other-set': 'de berekeningen staan in verschillende sets',
  'other-weights': 'de berekeningen zijn met verschillende versies van de weegfactoren gewogen',
  'not-whole': 'niet elke post geeft dit op',
  'unknown-work': 'of het hetzelfde werk is, is niet bekend',
};

const claimObstacles: Readonly<Record<ClaimObstacle, string>> = {
  'model-open': 'het gunningsmodel is niet compleet',
  'not-offered': 'de winnaar heeft geen berekening',
  'not-realised': 'er is geen actieve optimalisatieberekening van de uitvoering',
  incomplete: 'een van beide berekeningen heeft posten zonder milieuprofiel',
  'set-aside': 'de inschrijving is terzijde gelegd vanwege wat eraan ontbreekt en verdiende geen korting',
  'beyond-baseline': 'de inschrijving geeft op wat de baseline leeg laat en verdiende geen korting',
  'other-reference':
    'de referentiewaarde is van een andere baseline, zodat de inschrijving geen korting verdiende',
  'gaps-decided':
    'aan de inschrijving ontbrak werk waarover is besloten, dus wat is aangeboden is niet het werk dat is uitgevoerd',
  'not-whole': 'de inschrijving is niet volledig ten opzichte van de baseline en verdiende geen korting',
  'other-work':
    'inschrijving en uitvoering zijn niet hetzelfde werk: een van beide laat modules, indicatoren of posten weg die de ander heeft, hoe weinig die ook wegen',
  'no-design-baseline': 'er is een baseline as-built, maar geen actieve baseline van het ontwerp',
  'baseline-incomplete': 'een van de baselines heeft posten zonder milieuprofiel',
  'baseline-other-set': 'een van de baselines staat in een andere set dan de inschrijving',
  'baseline-other-weights':
    'een van de baselines is met een andere versie van de weegfactoren gewogen dan de inschrijving',
  'baseline-other-work':
    'de baselines zijn niet het werk dat is aangeboden en uitgevoerd: een van beide mist posten, modules of indicatoren, of heeft posten die niet zijn uitgevoerd',
  'baselines-unlike':
    'de baseline as-built gaat niet over hetzelfde soort werk als de baseline van het ontwerp: een van beide laat modules of indicatoren weg die de ander heeft, of er vervielen posten waarvoor niets is aangeboden, ook al is vastgelegd dat die niet van toepassing zijn',
  'baseline-not-positive': 'de MKI van een van de baselines ligt niet boven nul',
  'above-ceiling': 'de MKI van de inschrijving ligt boven het plafond en verdiende geen korting',
  'other-set': 'de berekeningen staan in verschillende sets',
  'other-weights': 'de berekeningen zijn met verschillende versies van de weegfactoren gewogen',
};

/** Writes how many of the items; both are written as figures. */
function ofItems(count: string, items: string): string {
  if (items === ONE) return 'de enige post';
  return count === items ? allItems(items) : `${count} van de ${items} posten`;
}

/** Writes how many of the items do not; both are written as figures. */
function itemsWithout(count: string, items: string): string {
  if (items === ONE) return 'de enige post niet';
  if (count !== items) return `${count} van de ${items} posten niet`;
  return items === '2' ? 'geen van beide posten' : `geen van de ${items} posten`;
}

/** Writes that all items do; for more than one item. */
function allItems(items: string): string {
  return items === '2' ? 'beide posten' : `alle ${items} posten`;
}

const ONE = '1';

/** The texts of the report in Dutch. */
export const reportNl = {
  /** the notation of its figures */
  written: reportFigures('nl'),
  title: 'Milieu-impactrapport',
  contents: 'Inhoud',
  types,
  resources,
  quantities,
  variant: (number: number) => `Variant ${number}`,
  named: (number: number, name: string) => `Variant ${number}: ${name}`,
  inSentence: (number: number, name: string) => `Variant ${number} (${name})`,
  bidderInSentence: (number: number, bidder: string) => `${bidder} (variant ${number})`,
  variants: (numbers: readonly number[]) =>
    `Variant ${new Intl.ListFormat('nl').format(numbers.map(String))}`,
  table: 'Tabel',
  figure: 'Figuur',
  unknown: 'niet vastgelegd',
  empty: 'niet ingevuld',
  none: 'geen',
  ton: 'ton',
  outcome: outcomeNl,
  cover: {
    organisation: 'Organisatie',
    description: 'Omschrijving',
    location: 'Locatie',
    sector: 'Sector',
    projectType: 'Projecttype',
    contractType: 'Contractvorm',
    status: 'Projectstatus',
    scope: 'Projectomvang (geraamd)',
    days: {
      plannedAward: 'Geplande gunning of ontwerpkeuze',
      plannedCompletion: 'Geplande oplevering',
      designComplete: 'Ontwerpfase voltooid',
      complete: 'Project voltooid',
    },
    variants: 'Varianten in dit rapport',
    madeOn: 'Gemaakt op',
    madeBy: 'Gemaakt door',
  },
  summary: {
    heading: 'Toelichting',
    changes: 'Wat er verandert',
    noBaseline: (variant: string) =>
      `Bij ${variant} staat in dit rapport geen baseline van dezelfde fase; er is niets om deze berekening mee te vergelijken.`,
    onlyBaselines: (count: number): string =>
      count === 1
        ? 'In dit rapport staat alleen een baseline; er is niets om die mee te vergelijken.'
        : 'In dit rapport staan alleen baselines; er is niets om ze mee te vergelijken.',
    change: {
      mkiLower: (variant: string, amount: string, share: string, baseline: string) =>
        `De MKI van ${variant} is ${amount}${share} lager dan die van ${baseline}.`,
      mkiHigher: (variant: string, amount: string, share: string, baseline: string) =>
        `De MKI van ${variant} is ${amount}${share} hoger dan die van ${baseline}.`,
      mkiEqual: (variant: string, baseline: string) =>
        `De MKI van ${variant} is gelijk aan die van ${baseline}.`,
      less: (variant: string, quantity: string, amount: string, share: string, baseline: string) =>
        `${variant} heeft ${amount}${share} minder ${quantity} dan ${baseline}.`,
      more: (variant: string, quantity: string, amount: string, share: string, baseline: string) =>
        `${variant} heeft ${amount}${share} meer ${quantity} dan ${baseline}.`,
      same: (variant: string, quantity: string, baseline: string) =>
        `${variant} heeft evenveel ${quantity} als ${baseline}.`,
      incomplete: 'Dit verschil is onvolledig: van een of meer posten ontbreken milieu-indicatoren.',
      share: (share: string) => ` (${share})`,
    },
    notCompared: (variant: string, quantity: string, baseline: string, reason: string) =>
      `${variant} is voor ${quantity} niet met ${baseline} te vergelijken: ${reason}.`,
    shared: (variant: string, quantity: string, baseline: string, shared: string) =>
      `Over ${quantity} van ${variant}, vergeleken met ${baseline}, is wel te zeggen: ${shared}.`,
    inSide: (side: 'baseline' | 'optimization', variant: string, baseline: string) =>
      side === 'baseline' ? `In ${baseline}, naast ${variant},` : `In ${variant}`,
    size: (variant: string, size: string) =>
      `Het werk van ${variant} is niet gelijk aan dat van de baseline: ${size}.`,
    target: {
      reached: (variant: string) => `${variant} haalt het doel van ten minste 50% minder CO2.`,
      missed: (variant: string) => `${variant} haalt het doel van ten minste 50% minder CO2 niet.`,
    },
    noted: (quantity: string, modules: string) =>
      `Let op bij ${quantity}: iets leeg in ${modules}, minder dan 1 %.`,
    largest: (variant: string, groups: string) =>
      `Het verschil in MKI van ${variant} zit vooral in ${groups}.`,
    contributor: (name: string, amount: string, more: boolean) =>
      `‘${name}’ (${amount} ${more ? 'hoger' : 'lager'})`,
    coverage: 'Hoe volledig het is',
    whole: (variant: string, items: string) =>
      `${variant}: ${items === ONE ? 'de enige post is' : `${allItems(items)} zijn`} volledig opgegeven, voor alle grootheden en in alle modules.`,
    otherwiseWhole: (variant: string, items: string) =>
      `${variant}: verder ${items === ONE ? 'is de enige post' : `zijn ${allItems(items)}`} volledig opgegeven, voor alle grootheden en in alle modules.`,
    notApplicable: (variant: string, said: string) =>
      `${variant}: leeg, maar vastgelegd als niet van toepassing, wat als 0 telt: ${said}. Wanneer dat is vastgelegd, staat bij Methode.`,
    by: (what: string, by: string) => `${what} (${by})`,
    bare: (variant: string, count: string, items: string) =>
      `${variant}: van ${ofItems(count, items)} is de MKI een los bedrag in het bestand, zonder de milieu-indicatoren waaruit het volgt.`,
    notWhole: (variant: string, gaps: string) => `${variant}: ${gaps}.`,
    gap: {
      lacking: (lacking: string, other: number) => `${lacking}, terwijl variant ${other} dat wel opgeeft`,
      variant: (number: number) => `variant ${number}`,
      modules: (codes: readonly string[]) =>
        codes.length === 1
          ? `module ${codes[0]}`
          : `de modules ${codes.slice(0, -1).join(', ')} en ${codes.at(-1)}`,
      both: 'MKI en CO2',
      inModules: (quantity: string, modules: string) => `${quantity} in ${modules}`,
      partly: (what: string) => `${what}, voor een deel`,
      indicators: 'Een of meer milieu-indicatoren',
      table: 'Wat ontbreekt',
      columns: { variant: 'Variant', what: 'Wat ontbreekt', posts: 'Bij posten', of: 'Van' },
      undeclared: (quantity: string, count: string, items: string) =>
        `${quantity} ontbreekt bij ${ofItems(count, items)}`,
      undeclaredModules: (quantity: string, modules: string, count: string, items: string) =>
        `${quantity} in ${modules} ontbreekt bij ${ofItems(count, items)}`,
      undeclaredModulesOfBoth: (modules: string, count: string, items: string) =>
        `MKI en CO2 in ${modules} ontbreken bij ${ofItems(count, items)}`,
      incompleteModules: (quantity: string, modules: string, count: string, items: string) =>
        `${quantity} in ${modules} is bij ${ofItems(count, items)} maar deels opgegeven`,
      incomplete: (count: string, items: string) =>
        `bij ${ofItems(count, items)} ontbreken milieu-indicatoren`,
    },
    countsAsZero: 'Wat ontbreekt, telt in een totaal als 0; het werkelijke totaal kan dus anders zijn.',
    restCountsAsZero:
      'Wat ontbreekt zonder als niet van toepassing te zijn vastgelegd, telt in een totaal ook als 0; het werkelijke totaal kan daardoor anders zijn.',
    unconfirmed: (variant: string, codes: string) =>
      `${variant} is gewogen met weegfactoren waarvan de bron nog niet is bevestigd: ${codes}.`,
  },
  origin: {
    heading: 'Waar het vandaan komt',
    table: 'De productgroep en de module met de hoogste MKI',
    columns: {
      variant: 'Variant',
      group: 'Grootste productgroep',
      mki: 'MKI',
      share: 'Aandeel',
      module: 'Hoogste module',
    },
    negative:
      'Een aandeel staat er niet bij waar de MKI van een of meer andere productgroepen negatief is en van het totaal afgaat.',
    noShare: 'Een aandeel staat er niet bij waar het totaal niet volledig is of niet boven nul ligt.',
  },
  notes: {
    undeclared: (quantity: string, count: string, items: string) =>
      `* ${quantity}: ${ofItems(count, items)} ${count === ONE ? 'geeft niets op en telt' : 'geven niets op en tellen'} als 0.`,
    incomplete: (quantity: string, count: string, items: string) =>
      `* ${quantity}: bij ${ofItems(count, items)} ontbreken milieu-indicatoren.`,
    notApplicable: (said: string) =>
      `Leeg, maar vastgelegd als niet van toepassing, wat als 0 telt: ${said}.`,
    dash: 'Een streepje betekent dat geen enkele post dit opgeeft; dat is niet hetzelfde als 0.',
  },
  figures: {
    groups: 'MKI en CO2 per productgroep',
    modules: 'MKI en CO2 per levenscyclusmodule',
    resources: 'Grondstoffen, energie, materieel en transport',
    group: 'Productgroep',
    module: 'Module',
    share: '% van totale MKI',
    noShares: 'Percentages staan hier niet: de MKI is niet van elke post opgegeven, of ligt niet boven nul.',
    resource: 'Grootheid',
    amount: 'Hoeveelheid',
    mki: 'MKI',
    co2: 'CO2 (ton)',
    total: 'Totaal',
    notes: 'Notities',
    otherSet: (set: string, other: string) =>
      `Deze berekening heeft ook cijfers in ${other}. In dit rapport staan haar cijfers in ${set}.`,
    remark: (notes: string) => `Notitie bij de berekening: ${notes}`,
  },
  comparison: {
    heading: 'Vergelijking',
    lead: 'Een berekening wordt vergeleken met de baseline van haar eigen fase. Verschillen en percentages staan er alleen waar beide berekeningen volledig zijn, in dezelfde set en met dezelfde weegfactoren, en waar geen van beide een module of indicator weglaat die de ander wel opgeeft. Wat is vastgelegd als niet van toepassing, telt als 0.',
    single: 'In dit rapport staat één berekening; er is niets te vergelijken.',
    table: 'MKI, CO2 en grondstoffen tegenover de baseline',
    columns: {
      variant: 'Variant',
      quantity: 'Grootheid',
      from: 'Baseline',
      to: 'Variant',
      difference: 'Verschil',
      share: '%',
    },
    rows: { mki: 'MKI (euro)', co2: 'CO2 (ton)', material: 'Grondstoffen (ton)' },
    materials: 'Grondstoffen per variant',
    materialColumns: {
      variant: 'Variant',
      primary: 'Primair (ton)',
      secondary: 'Secundair (ton)',
      biobased: 'Biobased (ton)',
      share: 'Secundair van totaal',
    },
    notCompared: 'Niet als geheel vergeleken:',
    lackingSide: (side: 'baseline' | 'optimization', lacking: string) =>
      `${side === 'baseline' ? 'in de baseline' : 'in de variant'}: ${lacking}, terwijl de ander dat wel opgeeft`,
    overShared: (modules: string, size: string, sign: number) =>
      sign === 0
        ? `over ${modules} is er geen verschil`
        : `over ${modules}: ${size} ${sign < 0 ? 'minder' : 'meer'}`,
    note: (side: 'baseline' | 'optimization', modules: string) =>
      `${side === 'baseline' ? 'de baseline laat' : 'de variant laat'} in ${modules} iets leeg dat de ander opgeeft. Dat weegt samen minder dan 1% van de MKI en van de CO2 van de ander; de vergelijking blijft staan.`,
    theSide: (side: 'baseline' | 'optimization'): string =>
      side === 'baseline' ? 'de baseline' : 'de variant',
    inSide: (side: 'baseline' | 'optimization'): string =>
      side === 'baseline' ? 'in de baseline' : 'in de variant',
    answeredBy: 'door wie en wanneer staat bij Methode',
    incomplete: '† Onvolledig: van een of meer posten ontbreken milieu-indicatoren.',
    obstacles,
    gap: (side: 'baseline' | 'optimization', undeclared: string, items: string) =>
      `${side === 'baseline' ? 'in de baseline' : 'in de variant'} ${itemsWithout(undeclared, items)}`,
  },
  changes: {
    table: 'Waar het verschil met de baseline vandaan komt',
    columns: { variant: 'Variant', kind: 'Soort verandering', mki: 'MKI (euro)', co2: 'CO2 (ton)' },
    kinds: CHANGE_KIND_LABELS.nl,
    roundedTogether:
      '‘Samen’ is hier het verschil van de afgeronde totalen. De tabel van de vergelijking rondt het verschil zelf af: het laatste cijfer kan daar anders zijn.',
    together: 'Samen',
    oneKind: (variants: string) =>
      `${variants}: het hele verschil is één soort verandering, dus zonder figuur.`,
    convention:
      'Een andere hoeveelheid is berekend met het profiel van de baseline, een ander profiel met de hoeveelheid van de variant. Een post die is vervangen en niet is terug te vinden, staat bij de vervallen én bij de toegevoegde posten. Posten in een andere eenheid zijn niet uit te splitsen, en modules waarin één kant iets leeg laat ook niet. De stappen zijn samen afgerond.',
  },
  postsChanged: {
    table: (variant: string, baseline: string) =>
      `Posten die het meest veranderen: ${variant}, naast ${baseline}`,
    columns: { post: 'Post', what: 'Wat er veranderde', mki: 'MKI (euro)', co2: 'CO2 (ton)' },
    becomes: (from: string, to: string) => `${from} wordt ${to}`,
    others: (count: string, one: boolean) => (one ? 'De andere post' : `De andere ${count} posten`),
    convention: 'Gerangschikt naar MKI, meer en minder door elkaar. De bedragen zijn samen afgerond.',
  },
  award: {
    heading: 'Aanbesteding en gunning',
    noBids: 'Er zijn nog geen inschrijvingen.',
    sealed: 'De inschrijvingen zijn nog verzegeld en staan daarom niet in dit rapport.',
    table: 'Inschrijvingen in volgorde van de fictieve inschrijfprijs',
    columns: {
      rank: 'Plaats',
      name: 'Inschrijver',
      quote: 'Prijs',
      mki: 'MKI',
      score: 'Korting MKI',
      other: 'Korting overig',
      price: 'Fictieve prijs',
    },
    winner: (name: string) => `${name} (winnaar)`,
    shared: (rank: number) => `${rank} (gedeeld)`,
    notes:
      'De prijs is de inschrijfprijs; de fictieve prijs is de fictieve inschrijfprijs: de inschrijfprijs min beide kortingen. Een streepje is een bedrag dat er niet is. De MKI staat hier in hele euro’s; kortingen, plaatsen en verschillen volgen uit de MKI met vijftien cijfers.',
    remarks: 'Inschrijvingen zonder plaats, en kanttekeningen bij een plaats:',
    filled: (declared: string, counting: string) =>
      `opgegeven is een MKI van ${declared}, met wat is aangevuld telt ${counting}`,
    noWinner: 'Er is nog geen winnaar gekozen.',
    reason: (winner: string) =>
      `${winner} staat niet als enige op de eerste plaats. Als reden van de keuze is opgegeven:`,
    reasonUnknown: (winner: string) =>
      `${winner} staat niet als enige op de eerste plaats. Waarom voor deze inschrijver is gekozen, is niet in Milieuspoor vastgelegd.`,
    claim: 'Aangeboden en gerealiseerd',
    outcome: (winner: string, offered: string, realised: string) =>
      `${winner} bood een MKI van ${offered} aan; gerealiseerd is ${realised}.`,
    explained: {
      offered: (what: string) =>
        `Bij wat is aangeboden is dit vastgelegd als niet van toepassing, wat als 0 telt: ${what}.`,
      realised: (what: string) =>
        `Bij wat is gerealiseerd is dit vastgelegd als niet van toepassing, wat als 0 telt: ${what}.`,
    },
    baselineExplained: {
      design: (what: string) =>
        `Bij de baseline van het ontwerp is dit vastgelegd als niet van toepassing, wat als 0 telt: ${what}.`,
      asBuilt: (what: string) =>
        `Bij de baseline as-built is dit vastgelegd als niet van toepassing, wat als 0 telt: ${what}.`,
    },
    beside: {
      offered: (what: string) => `Gerealiseerd naast aangeboden: ${what}.`,
      asBuilt: (what: string) => `Gerealiseerd naast de baseline as-built: ${what}.`,
    },
    marked: 'Onvolledig: van sommige posten ontbreken indicatoren in de aangeboden of de gerealiseerde MKI.',
    promised: (offered: string, asBuilt: string, design: string, promised: string) =>
      `Voor het uitgevoerde werk is daarmee een MKI van ${promised} beloofd: ${offered} × (${asBuilt} ÷ ${design}), de MKI van de baseline as-built gedeeld door die van de baseline van het ontwerp.`,
    atTender: (realised: string) =>
      `Voor het aanbestede werk komt de gerealiseerde MKI overeen met ${realised}; daarover is de korting bepaald.`,
    worse: (difference: string, share: string) => `Dat is ${difference}${share} hoger dan beloofd.`,
    better: (difference: string, share: string) => `Dat is ${difference}${share} lager dan beloofd.`,
    equal: 'Dat is precies wat is beloofd.',
    penalty: (missed: string, factor: string, penalty: string) =>
      `Het gemiste gunningsvoordeel is ${missed}. Maal de factor ${factor} is dat een indicatieve boete van ${penalty}; het contract beslist.`,
    noPenalty: 'Er is geen gunningsvoordeel gemist.',
    notHeld: (reason: string) => `Aangeboden en gerealiseerd zijn niet te vergelijken: ${reason}.`,
    obstacles: claimObstacles,
  },
  method: {
    heading: 'Methode',
    lead: 'De MKI van een post is de som van alle milieu-indicatoren van het milieuprofiel, elk maal haar weegfactor, over alle levenscyclusmodules. Wat niet is opgegeven, telt in een som als 0 en wordt gemeld; het wordt nooit als 0 vergeleken.',
    rounding:
      'Bedragen en hoeveelheden zijn afgerond, een halve naar het even cijfer. Opgetelde cijfers kunnen daardoor in het laatste cijfer afwijken van hun totaal.',
    table: 'Waarmee elke berekening is gewogen',
    columns: {
      variant: 'Variant',
      set: 'Set',
      version: 'Weegfactoren',
      items: 'Posten',
      modules: 'Modules met opgave',
      remark: 'Volledigheid',
    },
    version: (version: string) => `versie ${version}`,
    complete: 'volledig',
    otherwiseComplete: 'verder volledig',
    notWhole: 'niet volledig: wat ontbreekt, staat bij Toelichting',
    notApplicable: (what: string) => `niet van toepassing, telt als 0: ${what}`,
    bare: (count: string, items: string) =>
      `van ${ofItems(count, items)} is de MKI een los bedrag in het bestand, zonder de milieu-indicatoren waaruit het volgt`,
    unconfirmed: (codes: string) => `Bron nog niet bevestigd: ${codes}`,
    warnings: 'Waarschuwingen bij het inlezen',
    noWarnings: (count: number): string =>
      count === 1 ? 'Er waren geen waarschuwingen.' : 'Bij geen van de berekeningen waren er waarschuwingen.',
    readingNotes: 'Wat anders is gelezen dan het in het bestand staat',
    noReadingNotes: (count: number): string =>
      count === 1
        ? 'De berekening is gelezen zoals zij in haar bestand staat.'
        : 'Alle berekeningen zijn gelezen zoals zij in hun bestand staan.',
    answers: 'Wat is gevraagd om de bestanden te lezen, en wat is geantwoord',
    noAnswers: (count: number): string =>
      count === 1
        ? 'Om het bestand te lezen was geen antwoord nodig.'
        : 'Om de bestanden te lezen was bij geen van de berekeningen een antwoord nodig.',
    explained: 'Wat is vastgelegd als niet van toepassing',
    noExplained: (count: number): string =>
      count === 1
        ? 'Bij de berekening is niets vastgelegd als niet van toepassing.'
        : 'Bij geen van de berekeningen is iets vastgelegd als niet van toepassing.',
    explainedBy: (by: string, at: string) => `niet van toepassing, telt als 0 (${by}, ${at})`,
    explainedTable: 'Wat is vastgelegd als niet van toepassing, en als 0 telt',
    explainedColumns: { variant: 'Variant', what: 'Wat', by: 'Vastgelegd door', at: 'Op' },
    more: (count: string, one: boolean) =>
      `en nog ${count}, ${one ? 'die' : 'die alle'} in het Excel-bestand bij dit rapport ${one ? 'staat' : 'staan'}.`,
    answer: (question: string, answer: string) => `${question} ${answer}`,
    figuresOf: (letters: string) => `De cijfers ${letters} van de zin hierboven`,
  },
  weights: {
    heading: (set: string, version: string) => `Bijlage: weegfactoren van ${set}, versie ${version}`,
    table: (set: string, version: string) => `Weegfactoren van ${set}, versie ${version}`,
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
    source: (number: string, source: string) => `Bron ${number}: ${source}`,
  },
  files: {
    heading: 'Bijlage: bestanden',
    lead: 'De cijfers komen uit de bestanden hieronder. Wie een bestand heeft, kan met de SHA-256 nagaan dat het precies hetzelfde is: in Windows met Get-FileHash, elders met sha256sum.',
    table: 'Bestanden',
    columns: { file: 'Bestand', sha256: 'SHA-256' },
    uploaded: (at: string, by: string) =>
      by ? `geüpload op ${at} door ${by}` : `geüpload op ${at}; door wie, is niet vastgelegd`,
    read: (version: string | null) =>
      version === null ? 'met welke importversie gelezen, is niet vastgelegd' : `importversie ${version}`,
    versions:
      'Een importversie noemt de programmacode waarmee een bestand is gelezen: dezelfde versie leest hetzelfde bestand hetzelfde.',
    made: (build: string, at: string, by: string) =>
      `Dit rapport is op ${at} gemaakt door ${by} met Milieuspoor, versie ${build}.`,
  },
  signing: {
    heading: 'Ondertekening',
    lead: 'Wie ondertekent, stelt dit rapport vast met de bestanden hieronder. Een SHA-256 is de vingerafdruk van een bestand: is er één teken anders, dan is zij anders.',
    fields: ['Naam', 'Functie', 'Plaats en datum', 'Handtekening'],
    room: '\n\n',
    workbook: 'SHA-256 van het Excel-bestand bij dit rapport',
    document: 'SHA-256 van het Word-bestand',
    documentElsewhere: 'Staat in de PDF van dit rapport, en bij het rapport in Milieuspoor.',
  },
  sheets: {
    criteria: {
      heading: 'Criteria',
      criterion: 'Criterium',
      maximum: 'Maximale korting',
      percentage: 'Percentage',
      level: 'Niveau',
      reason: 'Reden',
    },
    overview: 'Overzicht',
    posts: 'Posten',
    name: 'Naam',
    type: 'Soort',
    set: 'Set',
    groups: 'Productgroepen',
    modules: 'Modules',
    comparison: 'Vergelijking',
    bids: 'Inschrijvingen',
    weights: 'Weegfactoren',
    import: 'Import',
    sources: 'Bronnen',
    mki: 'MKI (euro)',
    co2: 'CO2 (ton)',
    secondaryShare: 'Secundair van totaal (%)',
    items: 'Aantal posten',
    withoutMki: 'Posten zonder MKI',
    withoutCo2: 'Posten zonder CO2',
    incomplete: 'Posten die een deel van de indicatoren opgeven',
    coverage: 'Volledigheid',
    undeclared: 'Zonder opgave',
    notApplicable: 'Daarvan niet van toepassing',
    partly: 'Deels opgegeven',
    kind: 'Soort',
    kinds: {
      warning: 'Waarschuwing',
      readingNote: 'Anders gelezen',
      answer: 'Vraag',
      explained: 'Niet van toepassing',
    },
    finding: 'Bevinding of vraag',
    answer: 'Antwoord',
    against: 'Tegenover',
    remark: 'Opmerking',
    answeredBy: 'door wie en wanneer staat in het blad Import',
    quantities: { mki: 'MKI (euro)', co2: 'CO2 (ton)', material: 'Grondstoffen (ton)' },
    winner: 'Winnaar',
    quote: 'Inschrijfprijs',
    fictionalPrice: 'Fictieve inschrijfprijs',
    claim: {
      offered: 'Aangeboden MKI (euro)',
      realised: 'Gerealiseerde MKI (euro)',
      designBaseline: 'Baseline ontwerp (euro)',
      asBuiltBaseline: 'Baseline as-built (euro)',
      promised: 'Beloofd voor het uitgevoerde werk (euro)',
      deviation: 'Afwijking (euro)',
      deviationShare: 'Afwijking (%)',
      missed: 'Gemist gunningsvoordeel (euro)',
      factor: 'Factor van de boete',
      penalty: 'Indicatieve boete (euro)',
      explained: {
        offered: 'Aangeboden, niet van toepassing, telt als 0',
        realised: 'Gerealiseerd, niet van toepassing, telt als 0',
      },
    },
    toVariant: 'Waarde variant',
    source: 'Gegeven',
    value: 'Waarde',
    units: 'Leeswijzer',
    unitsText:
      'Getallen staan er onafgerond. Een lege cel is een cijfer dat niemand opgeeft; dat is niet hetzelfde als 0. Totalen zijn formules over de regels erboven.',
  },
};

export type ReportText = typeof reportNl;
