/** Completing, locking and reopening a project, and the tabs that this leads through. */
export const projectLife = {
  dates: {
    award: 'Definitieve gunningsdatum',
    designChoice: 'Datum ontwerpkeuze gereed',
    completed: 'Datum project voltooid',
  },
  complete: {
    title: { tender: 'Aanbestedingsfase voltooien', project: 'Project voltooien' },
    next: 'Volgende',
    hint: {
      tender: 'Na het voltooien van de aanbestedingsfase gaat u verder in de tab As-built.',
      project: 'Na het voltooien van het project is alles alleen nog te lezen.',
    },
    warning:
      'Let op: de voorgaande stappen en de berekeningen worden vergrendeld. Daarna kunt u ze alleen nog laten wijzigen door contact op te nemen met een medewerker van Milieuspoor.',
    confirm: 'Voltooien',
    done: { tender: 'De aanbestedingsfase is voltooid', project: 'Het project is voltooid' },
    failed: 'Het voltooien is niet gelukt',
    beforeOpening:
      'Deze datum ligt voor {{day}}, toen de inschrijvingen hier zijn geopend. Het verslag van de gunning noemt beide dagen.',
    dateProblems: {
      'date-in-future': 'De datum mag niet later zijn dan vandaag',
      'date-too-early':
        'Kies een datum op of na {{day}}: ten hoogste tien jaar voordat het project is aangemaakt',
      'date-before-award': 'Kies een datum op of na {{day}}',
    },
    obstacles: {
      'baseline-missing': 'Voeg een baseline berekening toe in de tab Baseline',
      'baseline-inactive': 'Maak eerst een baseline berekening actief',
      'award-model-open': 'Voltooi eerst het EMVI model',
      'no-applicants': 'Voeg eerst minimaal één inschrijver toe',
      'no-winner': 'Selecteer eerst een winnaar',
      'winner-unexplained': 'Kies de winnaar opnieuw, met de reden',
      'correction-running': 'Rond eerst de correctie af',
      'optimization-missing': 'Selecteer eerst een actieve berekening',
      'scope-question-open': 'Beantwoord eerst de vraag over de scope',
      'as-built-baseline-missing': 'Voeg eerst een as-built baseline toe',
      'as-built-optimization-missing': 'Maak eerst een as-built optimalisatie actief',
      'design-baseline-missing': 'Er is geen actieve baseline berekening',
    },
  },
  sealed: {
    title: 'Wat u vastlegt',
    baseline: 'Baseline',
    optimization: 'Optimalisatie',
    difference: 'Verschil',
    otherSets: 'Niet te vergelijken: de kanten staan in verschillende sets.',
    notStated: 'niet opgegeven',
    /** what can no longer be done */
    closes: {
      tender:
        'Daarna kunt u in deze fase niets meer uploaden, actief maken, wijzigen of verwijderen, ook niet aan het gunningscriterium en de inschrijvers.',
      'as-built':
        'Daarna kunt u in dit project niets meer uploaden, actief maken, wijzigen of verwijderen, ook niet wie eraan werkt.',
    },
  },
  asBuilt: {
    noChart: {
      both: 'De grafieken verschijnen zodra er een actieve baseline en een actieve as-built optimalisatie zijn.',
      baseline: 'De grafieken verschijnen zodra er ook een actieve baseline is.',
      optimization: 'De grafieken verschijnen zodra er ook een actieve as-built optimalisatie is.',
    },
    designBaseline:
      'De scope is niet gewijzigd, daarom wordt de as-built optimalisatie vergeleken met de actieve baseline van het ontwerp.',
  },
  scope: {
    title: 'Scope van de uitvoering',
    question: 'Hebben er wijzigingen plaatsgevonden in de scope van de berekening tijdens de uitvoering?',
    yes: 'Ja',
    no: 'Nee',
    saved: 'Antwoord opgeslagen',
    failed: 'Uw antwoord is niet opgeslagen',
    fixed: 'Het antwoord ligt vast.',
    setsMixed:
      'De actieve berekeningen van dit project staan in verschillende sets: {{sets}}. Waarden uit verschillende sets worden niet vergeleken. Maak eerst inactief wat niet in dezelfde set staat.',
    change: {
      title: 'Antwoord wijzigen',
      warning:
        'Let op: Als u uw antwoord wijzigt wordt de toegevoegde project berekening verwijderd en de actieve baseline berekening gebruikt.',
      confirm: 'Wijzigen',
    },
  },
  staff: {
    menu: 'Beheer van dit project',
    reason: 'Reden',
    reasonHint: 'Te lezen in de geschiedenis van het project',
    reasonTooLong: 'Een reden is hooguit {{max}} tekens lang',
    lock: {
      action: 'Vergrendelen',
      title: 'Project vergrendelen',
      text: 'Iedereen kan het project daarna alleen nog lezen en downloaden, tot u het ontgrendelt. De status blijft zoals hij is.',
      done: 'Het project is vergrendeld',
      failed: 'Het project is niet vergrendeld',
    },
    unlock: {
      action: 'Ontgrendelen',
      title: 'Project ontgrendelen',
      text: 'Het project kan daarna weer worden gewijzigd, voor zover de status het toelaat: {{status}}.',
      done: 'Het project is ontgrendeld',
      failed: 'Het project is niet ontgrendeld',
    },
    reopen: {
      action: 'Heropenen',
      title: 'Project heropenen',
      text: 'De status gaat van ‘{{from}}’ terug naar ‘{{to}}’. De berekeningen van die fase kunnen dan weer worden gewijzigd.',
      cleared: 'Dit wordt gewist:',
      asBuilt:
        'De as-built berekeningen van dit project worden inactief. Is het ontwerp weer voltooid, dan geldt de nieuwste as-built baseline vanzelf en kunt u de optimalisatie weer actief maken.',
      locked: 'Het project blijft vergrendeld. Ontgrendel het ook als de leden verder moeten kunnen.',
      done: 'Het project is heropend',
      failed: 'Het project is niet heropend',
    },
  },
  stale: {
    title: 'Iemand anders heeft dit project intussen gewijzigd',
    text: 'Uw wijziging is niet opgeslagen. U ziet nu het project zoals het is. Controleer het en probeer het zo nodig opnieuw.',
    change: '{{field}}: {{from}} is nu {{to}}',
    other: 'Er zijn andere gegevens van het project gewijzigd.',
  },
  fields: {
    name: 'Projectnaam',
    description: 'Omschrijving',
    location: 'Locatie',
    type: 'Projecttype',
    sector: 'Sector',
    contractType: 'Contractvorm',
    awardCriteria: 'Gunningscriteria',
    status: 'Projectstatus',
    locked: 'Vergrendeld',
    scopeChanged: 'Scope gewijzigd',
  },
  values: { yes: 'ja', no: 'nee', none: 'leeg' },
} as const;
