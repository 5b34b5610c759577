import type { Language } from '../format/language.ts';
import type { CompletionObstacle } from './project-completion.ts';

/**
 * The words for why a phase cannot be completed: on its button, and in the refusal of the server (part 2, §4; D-28 and
 * D-30).
 */
export const COMPLETION_OBSTACLE_TEXTS: Readonly<
  Record<Language, Readonly<Record<CompletionObstacle, string>>>
> = {
  nl: {
    'baseline-missing': 'Voeg een baseline berekening toe in de tab Baseline',
    'award-model-open': 'Voltooi eerst het EMVI model',
    'no-applicants': 'Voeg eerst minimaal één inschrijver toe',
    'no-winner': 'Selecteer eerst een winnaar',
    'winner-unexplained': 'Kies de winnaar opnieuw, met de reden',
    'correction-running': 'Rond eerst de correctie af',
    'optimization-missing': 'Selecteer eerst een actieve berekening',
    'scope-question-open': 'Beantwoord eerst de vraag over de scope',
    'design-baseline-missing': 'Er is geen actieve baseline berekening',
    'as-built-baseline-missing': 'Voeg eerst een as-built baseline toe',
    'as-built-optimization-missing': 'Maak eerst een as-built optimalisatie actief',
  },
  en: {
    'baseline-missing': 'Add a baseline calculation in the Baseline tab',
    'award-model-open': 'Complete the award model first',
    'no-applicants': 'Add at least one bidder first',
    'no-winner': 'Select a winner first',
    'winner-unexplained': 'Choose the winner again, with the reason',
    'correction-running': 'End the correction first',
    'optimization-missing': 'Select an active calculation first',
    'scope-question-open': 'Answer the question about the scope first',
    'design-baseline-missing': 'There is no active baseline calculation',
    'as-built-baseline-missing': 'Add an as-built baseline first',
    'as-built-optimization-missing': 'Make an as-built optimisation active first',
  },
};
