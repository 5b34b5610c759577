/**
 * The texts about what the bids of a tender say of its model and of other formulas, and what became of the MKI that was
 * offered.
 */
export const tenderAnalysis = {
  nothing: {
    sealed: 'De inschrijvingen zijn nog verzegeld. Dit verschijnt na de opening.',
    'model-open':
      'Vul eerst de maximale korting, de referentiewaarde en de streefwaarde van de MKI in; de referentiewaarde moet boven de streefwaarde liggen.',
    'too-few-bids': 'Er zijn minder dan twee inschrijvingen die meetellen.',
    tied: 'Niemand wint alleen: de beste inschrijvingen delen de eerste plaats, met dezelfde prijs en dezelfde MKI.',
  },
  leftOut: {
    title: 'Niet meegerekend:',
    'no-price': 'geen inschrijfprijs',
    'no-calculation': 'geen berekening',
    withdrawn: 'ingetrokken',
    invalid: 'ongeldig',
    incomplete: 'er ontbreken posten in de MKI',
    'set-aside': 'terzijde gelegd vanwege wat eraan ontbreekt',
    'other-reference': 'niet te vergelijken: de referentiewaarde is van een baseline die niet actief is',
    'beyond-baseline': 'niet te vergelijken: de berekening geeft op wat de baseline leeg laat',
    'not-whole': 'niet volledig: de berekening laat weg wat de baseline opgeeft',
    'other-set': 'de MKI is van een andere set dan de baseline of een andere inschrijving',
    'above-ceiling': 'terzijde gelegd: de MKI ligt boven het plafond',
    'other-weights': 'de MKI is met andere weegfactoren bepaald dan de baseline of een andere inschrijving',
  },
  marked: 'Meegerekend, maar onvolledig: van sommige posten ontbreken indicatoren in de MKI van {{names}}.',
  thresholds: {
    title: 'Het model tegenover de inschrijvingen',
    lead: 'Hoeveel één waarde van het model had moeten verschillen om een ander te laten winnen. De andere waarden, de inschrijfprijzen, de MKI en de kortingen op overige criteria blijven gelijk. Uitgerekend in hele euro’s, niet geschat.',
    winner: 'Volgens het model wint {{name}}, met een fictieve inschrijfprijs van {{price}}.',
    chosen: 'Als winnaar is {{chosen}} gekozen. De tabel gaat over {{name}}, de winnaar volgens het model.',
    columns: {
      value: 'Waarde van het model',
      present: 'Nu',
      nearest: 'Dichtstbijzijnde waarde',
      difference: 'Verschil',
      winner: 'Dan wint',
    },
    rows: {
      'maximum-discount': {
        lower: 'Maximale korting, lager',
        higher: 'Maximale korting, hoger',
      },
      'reference-value': { lower: 'Referentiewaarde, lager', higher: 'Referentiewaarde, hoger' },
      'target-value': { lower: 'Streefwaarde, lager', higher: 'Streefwaarde, hoger' },
    },
    none: 'geen waarde',
    undecided: 'niet vastgesteld',
    notes: {
      none: 'Geen waarde: in die richting wint bij geen enkele waarde een ander. De maximale korting is ten minste €1,- en samen met de overige criteria ten hoogste de projectomvang; de streefwaarde blijft onder de referentiewaarde.',
      undecided:
        'Niet vastgesteld: twee inschrijvingen liggen zo dicht bij elkaar dat alleen de afronding ze scheidt.',
    },
  },
  without: {
    title: 'Een verliezer weglaten verandert de winnaar niet',
    why: 'De fictieve inschrijfprijs is de eigen inschrijfprijs, min de korting voor de eigen MKI, min de eigen korting op overige criteria. De korting voor de MKI volgt uit die MKI en het model. Van een andere inschrijving komt niets in die prijs voor. Valt een verliezer weg, dan houdt ieder ander zijn prijs en blijft de laagste prijs de laagste. Hieronder is de rangorde telkens opnieuw bepaald zonder één verliezer.',
    all: 'allemaal',
    one: 'zonder {{name}}',
    columns: {
      bidders: 'Inschrijvers',
      winner: 'Winnaar',
      winnerPrice: 'Prijs winnaar',
      next: 'Daarna',
      nextPrice: 'Prijs daarna',
    },
  },
  criteria: {
    worked: '{{percentage}} van {{maximum}} = {{amount}}',
    noReason: 'Nog geen reden',
    title: 'Kortingen op overige criteria',
    lead: 'Wat elke inschrijving per benoemd criterium kreeg. Een streepje is niet ingevuld en telt als 0.',
    sum: 'Samen',
  },
  formulas: {
    title: 'Formules naast elkaar',
    lead: 'Dezelfde inschrijvingen onder drie formules. Onder elke formule wint het laagste bedrag, en bij gelijke bedragen de laagste MKI. Alleen de begrensde korting is de formule van dit project.',
    bidder: 'Inschrijver',
    factor: 'Weegfactor van de MKI',
    factorHint: 'De aanbestedende dienst kiest de factor; 2 is alleen een voorbeeld.',
    factorWrong:
      'Vul een getal van 0 tot en met 1000 in, met ten hoogste twee decimalen achter een komma. De tabel rekent nog met {{factor}}.',
    names: {
      'bounded-discount': 'Begrensde korting',
      'weighted-mki': 'MKI × {{factor}} bij de prijs',
      'price-per-point': 'Prijs per punt kwaliteit',
    },
    meaning: {
      'bounded-discount':
        'de inschrijfprijs, min de korting voor de MKI tussen de streefwaarde en de referentiewaarde, min de korting op overige criteria.',
      'weighted-mki':
        'de inschrijfprijs, min de korting op overige criteria, plus {{factor}} keer de MKI. Er zijn geen grenzen: elke euro MKI telt. Zo gunt Rijkswaterstaat sinds 27 mei 2024 (MKI-Waardering, MKI-W). Een inschrijving zonder MKI heeft hier geen uitkomst.',
      'price-per-point':
        'de inschrijfprijs gedeeld door de punten. De punten zijn wat van de kortingen is verdiend, in procenten van wat te verdienen was. Een inschrijving zonder punten heeft hier geen uitkomst.',
    },
    winner: {
      one: '{{names}} wint',
      tied: '{{names}} delen de eerste plaats',
      none: 'Geen winnaar: geen inschrijving heeft hier een uitkomst',
    },
    place: {
      winner: 'plaats 1, wint',
      alone: 'plaats {{rank}}',
      tied: 'gedeelde plaats {{rank}}',
    },
    noOutcome: 'geen uitkomst',
    changed: {
      title: 'Wie van plaats wisselen',
      between: 'Van {{first}} naar {{second}}',
      pair: '{{ahead}} staat eerst boven {{others}}, daarna eronder',
      none: 'Niemand wisselt van plaats.',
    },
    chart: {
      title: 'Rangorde per formule',
      note: 'Hoe korter de staaf, hoe beter: plaats 1 wint. Waar een staaf ontbreekt, zegt de formule niets over die inschrijving.',
    },
  },
  claim: {
    title: 'Aangeboden en gerealiseerde MKI',
    lead: 'De MKI die de winnaar aanbood naast de MKI van de actieve As-built optimalisatie, met de korting die daarbij hoort.',
    winner: 'Winnaar: {{name}}',
    columns: {
      what: 'Wat',
      offered: 'Aangeboden',
      realised: 'Gerealiseerd',
      difference: 'Verschil',
    },
    rows: {
      mki: 'MKI',
      tendered: 'MKI bij het aanbestede werk',
      carriedOut: 'MKI bij het uitgevoerde werk',
      discount: 'Fictieve korting MKI',
    },
    promised: 'Beloofd bij het uitgevoerde werk: aangeboden MKI × (baseline As-built ÷ baseline ontwerp)',
    answered:
      'Dit berust op wat iemand antwoordde over lege cellen van {{calculations}}: wat niet van toepassing is, telt daarin als 0.',
    sets: { a1: 'Set A1', a2: 'Set A2' },
    rounded: '{{difference}}, berekend vóór afronding',
    missed: 'Gemist voordeel',
    nothingMissed: '{{missed}}: de gerealiseerde MKI verdient evenveel korting of meer',
    factor: 'Factor',
    penalty: 'Indicatieve boete',
    marked: 'Onvolledig: van sommige posten ontbreken indicatoren in de aangeboden of de gerealiseerde MKI.',
    indicative:
      'De boete is indicatief: de factor keer de korting die is gegund en niet is verdiend. Of er een boete is en hoe hoog, bepaalt het contract.',
    beside: {
      offered: 'Gerealiseerd naast aangeboden: {{size}}.',
      asBuilt: 'Gerealiseerd naast de baseline as-built: {{size}}.',
    },
    reasons: {
      'no-winner': 'Er is nog geen winnaar gekozen.',
      sealed: 'De inschrijving van de winnaar is nog verzegeld.',
      'model-open':
        'Niet te vergelijken: het model heeft geen maximale korting, of geen referentiewaarde boven de streefwaarde.',
      'not-offered': 'Niet te vergelijken: de winnaar heeft geen berekening ingediend.',
      'not-realised': 'Niet te vergelijken: er is nog geen actieve As-built optimalisatie.',
      'offered-incomplete': 'Niet te vergelijken: in de aangeboden MKI ontbreken posten.',
      'realised-incomplete': 'Niet te vergelijken: in de gerealiseerde MKI ontbreken posten.',
      'offered-set-aside':
        'De inschrijving van de winnaar is terzijde gelegd vanwege wat eraan ontbreekt en verdiende geen korting.',
      'offered-other-reference':
        'Niet te vergelijken: de referentiewaarde is van een baseline die niet actief is, zodat de inschrijving niet is gescoord.',
      'offered-beyond-baseline':
        'Niet te vergelijken: de inschrijving geeft op wat de baseline leeg laat en is niet gescoord.',
      'gaps-decided':
        'Aan de inschrijving van de winnaar ontbrak werk waarover is besloten. Wat is aangeboden, is dus niet het werk dat is uitgevoerd.',
      'offered-not-whole':
        'Niet te vergelijken: de inschrijving is niet volledig ten opzichte van de baseline en is niet gescoord.',
      'other-work':
        'Niet te vergelijken: aangeboden en gerealiseerd zijn niet hetzelfde werk. Een van beide laat modules, indicatoren of posten weg die de ander heeft, hoe weinig die ook wegen. Was er bij de uitvoering niets van een module, geef daar dan 0 op in de berekeningen van As-built: leeg is niet opgegeven.',
      'baseline-other-work':
        'De baselines zijn niet het werk dat is aangeboden en uitgevoerd: een van beide mist posten, modules of indicatoren, of heeft posten die niet zijn uitgevoerd. Wat voor het uitgevoerde werk is beloofd, is daarmee niet te bepalen.',
      'baselines-unlike':
        'De baseline As-built gaat niet over hetzelfde soort werk als de baseline van het ontwerp: een van beide laat modules of indicatoren weg die de ander heeft, of er vervielen posten waarvoor niets is aangeboden, ook al is vastgelegd dat die niet van toepassing zijn. Wat voor het uitgevoerde werk is beloofd, is daarmee niet te bepalen. Was er van een module niets, geef daar dan 0 op: leeg is niet opgegeven.',
      'no-design-baseline':
        'Niet te vergelijken: er is een baseline As-built, maar geen actieve baseline van het ontwerp om het aanbod naar het uitgevoerde werk om te rekenen.',
      'baseline-incomplete': 'Niet te vergelijken: in een van de baselines ontbreken posten.',
      'baseline-other-set':
        'Niet te vergelijken: een van de baselines is van een andere set dan de inschrijving.',
      'baseline-other-weights':
        'Niet te vergelijken: een van de baselines is met een andere versie van de weegfactoren bepaald dan de inschrijving.',
      'baseline-not-positive': 'Niet te vergelijken: de MKI van een van de baselines ligt niet boven nul.',
      'offered-other-set':
        'Niet te vergelijken: de aangeboden MKI is van een andere set dan de baseline en is niet gescoord.',
      'offered-other-weights':
        'Niet te vergelijken: de aangeboden MKI is met andere weegfactoren bepaald dan de baseline en is niet gescoord.',
      'other-set': 'Niet te vergelijken: aangeboden en gerealiseerd zijn van verschillende sets.',
      'offered-above-ceiling':
        'Niet te vergelijken: de aangeboden MKI ligt boven het plafond en verdiende geen korting.',
      'other-weights':
        'Niet te vergelijken: aangeboden en gerealiseerd zijn met verschillende versies van de weegfactoren bepaald.',
    },
  },
} as const;
