/** The texts of what a project needs next. */
export const nextStep = {
  title: 'Volgende stap',
  steps: {
    unlock: 'Project ontgrendelen',
    'upload-baseline': 'Baseline toevoegen',
    'activate-baseline': 'Baseline actief maken',
    'complete-award-model': 'Gunningscriterium (EMVI) invullen en voltooien',
    'lock-award-model': 'Gunningscriterium (EMVI) weer voltooien',
    'add-bidders': 'Inschrijvers toevoegen',
    'open-bids': 'Inschrijvingen openen',
    'judge-bids': 'Nagaan waarom geen enkele inschrijving meedingt',
    'choose-winner': 'Winnaar kiezen',
    'explain-winner': 'Winnaar opnieuw kiezen',
    'end-correction': 'Correctie afronden',
    'upload-optimization': 'Optimalisatie toevoegen',
    'activate-optimization': 'Optimalisatie actief maken',
    'complete-tender-phase': 'Aanbestedingsfase voltooien',
    'answer-scope': 'Vraag over de scope beantwoorden',
    'reopen-design': 'Ontwerp heropenen voor een baseline',
    'upload-as-built-baseline': 'As-built baseline toevoegen',
    'upload-as-built-optimization': 'As-built optimalisatie toevoegen',
    'activate-as-built-optimization': 'As-built optimalisatie actief maken',
    'complete-project': 'Project voltooien',
  },
  /** for users who can't take the step */
  by: {
    worker: 'Dat doet iemand die in deze organisatie aan projecten werkt.',
    provider: 'Dat doet een medewerker van Milieuspoor.',
  },
} as const;
