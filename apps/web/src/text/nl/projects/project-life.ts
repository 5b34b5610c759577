/** Completing, locking and reopening a project, and the tabs that this leads through. */
export const projectLife = {
  complete: {
    title: { tender: 'Aanbestedingsfase voltooien', project: 'Project voltooien' },
    next: 'Volgende',
    hint: {
      tender: 'Na het voltooien van de aanbestedingsfase gaat u verder in het tabblad As-built.',
      project: 'Als het project is voltooid, kunt u alles alleen nog lezen.',
    },
    /** beside a button whose words ask for what can't be done yet */
    before: {
      'baseline-inactive':
        'Er is een baselineberekening, maar die is niet actief. Maak haar actief in het tabblad Baseline.',
      'winner-after-opening': 'Een winnaar kiest u na de opening van de inschrijvingen.',
      'winner-impossible':
        'Een winnaar kiest u zodra een inschrijving meedingt. In de tabel staat wat eraan ontbreekt.',
    },
    warning:
      'Let op: de voorgaande stappen en de berekeningen worden vergrendeld. Daarna kunt u ze alleen nog laten wijzigen door contact op te nemen met een medewerker van Milieuspoor.',
    warningForStaff:
      'Let op: de voorgaande stappen en de berekeningen worden vergrendeld. Als medewerker kunt u de fase daarna heropenen; het project houdt bij wie dat deed.',
    confirm: 'Voltooien',
    done: { tender: 'De aanbestedingsfase is voltooid', project: 'Het project is voltooid' },
    failed: 'Het voltooien is niet gelukt',
    beforeOpening:
      'Deze datum ligt voor {{day}}, toen de inschrijvingen hier zijn geopend. Het gunningsverslag noemt beide dagen.',
    dateProblems: {
      'date-in-future': 'De datum mag niet later zijn dan vandaag',
      'date-too-early':
        'Kies een datum op of na {{day}}: ten hoogste tien jaar voordat het project is aangemaakt',
      'date-before-award': 'Kies een datum op of na {{day}}',
    },
  },
  overtaken: {
    title: 'Wat u bevestigde, is intussen anders',
    about: 'Waarover',
    shown: 'Wat u zag',
    current: 'Wat er nu staat',
    meanwhile: 'Dit is gewijzigd nadat u de vraag opende. Er is nog niets vastgelegd: bekijk het opnieuw.',
    lookAgain: 'Opnieuw bekijken',
    none: 'geen',
    facts: {
      project_status: 'Fase van het project',
      project_locked: 'Vergrendeld',
      emvi_status: 'Gunningscriterium',
      award_model_version: 'Versie van het model',
      projectscope: 'Projectomvang',
      fictional_tender_benefit: 'Totale fictieve korting',
      mki_max_discount: 'Maximale korting MKI',
      criteria_max_discount: 'Maximale korting overige criteria',
      mki_upper_boundary: 'Referentiewaarde',
      mki_lower_boundary: 'Streefwaarde',
      design_baseline: 'Baseline',
      design_optimization: 'Optimalisatie',
      as_built_baseline: 'As-built baseline',
      as_built_optimization: 'As-built optimalisatie',
      as_built_baselines: 'As-built baselines',
      winner: 'Winnaar',
      winner_reason: 'Reden van de keuze',
      bids: 'Inschrijvingen',
      bidder: 'Inschrijver',
      bid_calculation: 'Berekening van de inschrijving',
      gaps: 'Wat eraan ontbreekt',
      gap_decisions: 'Wat daarover is besloten',
      bidders: 'Inschrijvers',
      holdings: 'Wat deze persoon heeft',
    },
    bid: {
      quote_price: 'inschrijfprijs',
      criteria_discount: 'korting overige criteria',
      mki_value: 'MKI',
      counting_mki: 'MKI waarmee wordt gerekend',
      mki_score: 'korting MKI',
      fictional_quote_price: 'fictieve inschrijfprijs',
      rank: 'plaats',
      standing: 'dingt mee',
    },
    model: { Unlocked: 'open', Editing: 'in aanpassing', Locked: 'voltooid' },
  },
  sealed: {
    title: 'Wat u vastlegt',
    baseline: 'Baseline',
    optimization: 'Optimalisatie',
    difference: 'Verschil',
    otherSets: 'Niet te vergelijken: baseline en optimalisatie staan in verschillende sets.',
    notStated: 'niet opgegeven',
    /** what is no longer possible */
    closes: {
      tender:
        'Daarna kunt u in deze fase niets meer uploaden, actief maken, wijzigen of verwijderen, ook niet aan het gunningscriterium en de inschrijvers.',
      calculations: 'Daarna kunt u in deze fase niets meer uploaden, actief maken, wijzigen of verwijderen.',
      project:
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
        'De as-built berekeningen van dit project worden inactief. Is het ontwerp weer voltooid, dan wordt de nieuwste as-built baseline automatisch actief en kunt u de optimalisatie weer actief maken.',
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
  values: { yes: 'ja', no: 'nee', none: 'leeg' },
} as const;
