export const goals = {
  indicators: {
    mki: 'MKI',
    co2: 'CO2',
    primary_material: 'primair materiaal',
    secondary_material: 'secundair materiaal',
    biobased_material: 'biobased materiaal',
    renewable_energy: 'hernieuwbare energie',
    emission_free_equipment: 'emissieloos materieel',
    emission_free_transport: 'emissieloos transport',
  },
  heading: 'Eigen doelen',
  lead: 'Wat {{organisation}} zelf wil bereiken, gemeten over alle projecten met een voltooid ontwerp. De filters hierboven gelden hier niet. MKI en CO2 staan in {{set}}.',
  failed: 'De doelen konden niet worden opgehaald',
  set: 'Doel stellen voor {{name}}',
  change: 'Doel voor {{name}} wijzigen',
  yearsAnd: '{{years}} en {{last}}',
  status: {
    'on-course': 'op koers',
    behind: 'achter op doel',
    undecided: 'niet te zeggen',
    none: 'geen doel',
  },
  figure: {
    less: '{{percent}} minder',
    more: '{{percent}} meer',
    share: '{{percent}}',
    none: 'Geen cijfer',
  },
  target: 'van {{percent}} in {{year}}',
  left: {
    toGo: 'Nog {{points}} procentpunt te gaan.',
    reached: 'Het doel is precies bereikt.',
    passed: 'Het doel is bereikt: {{points}} procentpunt erboven.',
  },
  path: {
    asks: 'De weg naar het doel vraagt {{percent}} in {{year}}.',
    later: 'De volgende stap is al bereikt; de weg ernaartoe begint later.',
  },
  undecided: {
    'no-project': 'Niet te zeggen: nog geen project telt mee.',
    'one-project': 'Niet te zeggen: er telt maar één project mee.',
    'before-path': 'Niet te zeggen: de weg naar het doel begint pas na de laatste cijfers.',
  },
  basis: {
    none: 'Geen van de voltooide projecten telt mee.',
    some_one: 'Gewogen over {{years}}: {{count}} van {{of}} projecten telt mee.',
    some_other: 'Gewogen over {{years}}: {{count}} van {{of}} projecten tellen mee.',
    incomplete: 'Onvolledig: een post geeft maar een deel van zijn indicatoren op.',
  },
  forecast: {
    spread: 'Verwacht in {{year}}: {{lower}} tot {{upper}}, als de trend van de projecten doorgaat.',
    none: {
      few: 'Geen verwachting: er zijn te weinig jaren of projecten.',
      'one-heavy': 'Geen verwachting: een paar grote projecten bepalen de trend.',
      passed: 'Geen verwachting: over het jaar van het doel zijn al cijfers.',
      far: 'Geen verwachting: het doel ligt te ver vooruit voor de jaren die er zijn.',
      wide: 'Geen verwachting: de projecten lopen te ver uiteen.',
      'no-spread': 'Geen verwachting: de projecten tonen geen spreiding.',
    },
  },
  running: {
    apart_one: '{{count}} lopend project met twee vergelijkbare berekeningen: {{value}}.',
    apart_other: '{{count}} lopende projecten met twee vergelijkbare berekeningen: samen {{value}}.',
    together_one:
      '{{count}} lopend project met twee vergelijkbare berekeningen komt op {{value}}; daarmee erbij zou het {{together}} zijn.',
    together_other:
      '{{count}} lopende projecten met twee vergelijkbare berekeningen komen samen op {{value}}; daarmee erbij zou het {{together}} zijn.',
  },
  decision: { word: 'Besluit', of: 'van {{day}}' },
  rules: {
    heading: 'Hoe dit is berekend',
    course:
      'Op koers: het gewogen cijfer van de laatste jaren, van ten minste twee projecten, ligt op of boven de weg naar het doel in het laatste van die jaren. Elk project weegt naar zijn baseline, en bij een aandeel naar wat de optimalisatie gebruikt.',
    path: 'De weg naar het doel is een rechte lijn tussen twee gegeven jaren. Na de laatste stap blijft hij gelijk; voor het eerste gegeven jaar is er geen.',
    forecast:
      'Verwachting: waar het cijfer van een jaar in acht van de tien gevallen ligt, volgens de gewogen trend van de projecten en hun spreiding. Zij staat er alleen bij ten minste {{years}} jaren, of {{projects}} projecten in ten minste {{least}} jaren, die samen zo zwaar wegen als {{equals}} even grote; niet verder vooruit dan {{reach}} keer zo ver als de cijfers teruggaan, en niet als zij meer dan {{width}} procentpunt breed is.',
    running:
      'Lopende projecten staan apart, omdat hun ontwerp nog niet is voltooid. Inschrijvingen tellen daarbij niet mee: die tellen pas na de gunning.',
  },
  dialog: {
    title: 'Doel voor {{name}}',
    lead: 'Vul per jaar in wat dan bereikt moet zijn. Een jaar is het jaar waarin het ontwerp van een project wordt voltooid.',
    path: 'De weg naar het doel',
    start: 'Begin (mag leeg blijven)',
    step: 'Stap {{number}}',
    year: 'Jaar',
    percent: 'Percentage',
    addStep: 'Stap toevoegen',
    removeStep: '{{name}} weghalen',
    decision: {
      heading: 'Besluit',
      number: 'Nummer van het besluit',
      date: 'Datum van het besluit',
      text: 'Omschrijving',
      url: 'Adres waar het te lezen is',
    },
    saved: 'Het doel voor {{name}} is opgeslagen',
    remove: 'Doel weghalen',
    removeTitle: 'Doel voor {{name}} weghalen?',
    removeQuestion:
      'De organisatie heeft dan geen doel meer voor dit cijfer. De geschiedenis ervan blijft bewaard.',
    removed: 'Het doel voor {{name}} is weggehaald',
    overtaken: 'Iemand anders heeft dit doel intussen gewijzigd. Nu geldt: {{path}}.',
    takeTheirs: 'Dat doel overnemen',
    keepMine: 'Mijn invoer houden',
  },
  history: {
    heading: 'Geschiedenis van dit doel',
    created: '{{person}} heeft het doel gesteld',
    changed: '{{person}} heeft het doel gewijzigd',
    deleted: '{{person}} heeft het doel weggehaald',
  },
} as const;
