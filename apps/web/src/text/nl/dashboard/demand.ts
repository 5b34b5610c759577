/** The texts of what to demand of a tender. */
export const demand = {
  title: 'Wat te eisen',
  lead: 'Welke reductie kunt u vragen? Dit staat in wat eerdere, vergelijkbare projecten van uw organisatie aanboden en bouwden.',
  sector: 'Sector',
  type: 'Soort project',
  everyType: 'alle soorten',
  everyTypeOfSector: 'Alle soorten projecten in deze sector',
  working: 'Wat te eisen wordt uitgerekend uit uw voltooide projecten.',
  failed: 'Wat te eisen is niet geladen',
  proposal:
    'Voorstel: een referentiewaarde van {{reference}} en een streefwaarde van {{target}}, {{percent}} % lager.',
  proposalPercent: 'Voorstel: een streefwaarde die {{percent}} % onder de referentiewaarde ligt.',
  why: {
    built: '{{reached}} van de {{all}} gebouwde projecten bereikten {{percent}} % of meer.',
    offered:
      'Bij {{reached}} van de {{all}} projecten bood de winnaar of het ontwerp {{percent}} % of meer. Er zijn te weinig projecten gebouwd om daarvan uit te gaan.',
  },
  builtBy_zero:
    'Nog geen enkel project bouwde {{percent}} % of meer: het voorstel steunt op wat is aangeboden.',
  builtBy_one: '{{count}} project bouwde {{percent}} % of meer.',
  builtBy_other: '{{count}} projecten bouwden {{percent}} % of meer.',
  whyRule:
    'Het voorstel is het hoogste hele percentage dat een kwart van de projecten bereikte, en ten minste {{least}}. De kwartielen zijn {{lower}} en {{upper}}; liggen die meer dan {{points}} procentpunt uiteen, dan is er geen voorstel.',
  differing:
    'Bij {{count}} van de {{of}} verschilt de omvang van die van de baseline: ook minder werk telt als reductie.',
  explained:
    'Bij {{count}} van de {{of}} telt iets als 0, omdat is vastgelegd dat het niet van toepassing is.',
  differs: 'Omvang verschilt van de baseline',
  isExplained: 'Telt deels als 0: niet van toepassing',
  noBaseline: 'Zonder actieve ontwerp-baseline zijn er geen bedragen.',
  baselineIncomplete_one:
    'Van de baseline telt {{count, number}} van de {{of, number}} posten deels als 0: wat niet is opgegeven, zit niet in de referentiewaarde.',
  baselineIncomplete_other:
    'Van de baseline tellen {{count, number}} van de {{of, number}} posten deels als 0: wat niet is opgegeven, zit niet in de referentiewaarde.',
  reasons: {
    'too-few': 'Geen voorstel: er zijn minder dan {{count}} vergelijkbare projecten.',
    none: 'Geen voorstel: uw organisatie heeft hier nog geen voltooide projecten.',
    'too-wide':
      'Geen voorstel: de vergelijkbare projecten verschillen te veel. Hun kwartielen liggen meer dan {{points}} procentpunt uiteen.',
    'no-reduction': 'Geen voorstel: wat deze projecten bereikten, is minder dan 1 %.',
  },
  kind: 'Voltooide projecten van uw organisatie in {{sector}}, {{type}}.',
  compared:
    'Vergeleken worden percentages van de MKI in {{set}}, met dezelfde weegfactoren en over dezelfde opgegeven modules ({{modules}}), en alleen waar geen van beide kanten iets leeg laat dat de andere opgeeft.',
  leftOut: 'Tellen niet mee: {{reasons}}.',
  someIncomplete_one: 'Bij {{count}} project is een indicator niet opgegeven.',
  someIncomplete_other: 'Bij {{count}} projecten is een indicator niet opgegeven.',
  ownWork:
    'Alleen uit eigen werk: cijfers van andere organisaties staan er niet bij, omdat ze te herleiden zouden zijn. Verliezende inschrijvers worden niet genoemd.',
  place: {
    'lowest-quarter': '{{figure}} (laagste kwart)',
    between: '{{figure}}',
    'highest-quarter': '{{figure}} (hoogste kwart)',
  },
  perSizeSpread: '{{built}} gebouwd; {{offered}} aangeboden',
  perSizeNote:
    'De projectomvang is de raming uit een voltooid gunningsmodel, zonder correctie voor prijsstijging. Het laagste en het hoogste kwart staan er vanaf vier projecten bij.',
  single: '{{middle}} ({{counted}})',
  spread: '{{lowest}} tot {{highest}}, midden {{middle}} ({{counted}})',
  projects_one: '{{count}} project',
  projects_other: '{{count}} projecten',
  bids_one: '{{count}} inschrijving',
  bids_other: '{{count}} inschrijvingen',
  rows: {
    built: 'Gebouwd',
    offered: 'Aangeboden door de winnaar, of ontworpen',
    bids: 'Alle inschrijvingen',
    perSize: 'MKI per €1.000 projectomvang',
    targets: 'Eerdere streefwaarden',
  },
  nothing: 'niets bekend',
  targetsOffered_one: 'De winnaar bereikte {{reached}} van {{count}} streefwaarde.',
  targetsOffered_other: 'De winnaar bereikte {{reached}} van {{count}} streefwaarden.',
  targetsBuilt_one: 'Gebouwd is er {{reached}} van {{count}} bereikt.',
  targetsBuilt_other: 'Gebouwd zijn er {{reached}} van {{count}} bereikt.',
  groups: 'Productgroepen die het meest wegen',
  group: 'Productgroep',
  share: 'Deel van de baselines',
  reduction: 'Reductie',
  projectsTitle: 'De projecten',
  columns: {
    project: 'Project',
    year: 'Jaar',
    baseline: 'MKI baseline',
    target: 'Streefwaarde',
    offered: 'Aangeboden',
    built: 'Gebouwd',
    perSize: 'MKI per €1.000 omvang',
    remark: 'Opmerking',
  },
  obstacles: {
    sealed: 'inschrijvingen zijn verzegeld',
    'no-pair': 'geen twee berekeningen om te vergelijken',
    'outside-set': 'niet in deze indicatorset',
    'not-compared': 'baseline en optimalisatie zijn niet te vergelijken',
    'other-weights': 'andere weegfactoren',
    'other-modules': 'andere modules opgegeven',
    'baseline-not-positive': 'baseline is 0 of lager',
  },
  incomplete: 'Onvolledig: een indicator is niet opgegeven',
  open: 'Wat te eisen',
  close: 'Sluiten',
  carry: 'Overnemen in het gunningsmodel',
  carried: 'De referentiewaarde en de streefwaarde zijn overgenomen',
  notCarried: 'Het voorstel is niet overgenomen',
  inSteps: 'De korting van dit project staat in staffels; die bepalen de streefwaarde.',
  markSame:
    'Voorgesteld op {{at}}: {{percent}} % onder de referentiewaarde ({{projects}}). U kunt de waarden aanpassen.',
  markOther:
    'Het voorstel van {{at}} was {{target}}: {{percent}} % onder een referentiewaarde van {{reference}} ({{projects}}). De waarden zijn daarna aangepast.',
} as const;
