export const scopeQuestions = {
  title: 'Vragen over de omvang',
  against: 'Vergeleken met {{name}}.',
  why: 'Wat de ene berekening opgeeft en de andere leeg laat, maakt het verschil tussen de twee onbekend tot iemand zegt wat de lege cellen betekenen. Zonder antwoord gelden zij als niet berekend.',
  whyPosts:
    'Posten die ontbreken, gelden zonder antwoord als een wijziging van het ontwerp: er wordt dan wel vergeleken. Zegt iemand dat zij niet zijn berekend, dan wordt het geheel niet vergeleken.',
  whyPostsOfBid:
    'Een inschrijving moet de posten van de baseline hebben: zonder antwoord wordt zij niet gescoord.',
  differs: 'De omvang verschilt: {{changes}}.',
  changes: {
    missing_one: '{{count, number}} post minder',
    missing_other: '{{count, number}} posten minder',
    added_one: '{{count, number}} post erbij',
    added_other: '{{count, number}} posten erbij',
    quantities_one: '{{count, number}} met een andere hoeveelheid',
    quantities_other: '{{count, number}} met een andere hoeveelheid',
    units_one: '{{count, number}} in een andere eenheid',
    units_other: '{{count, number}} in een andere eenheid',
  },
  weight: 'Dat weegt {{mki}} en {{co2}} CO2.',
  weightInSet_one: 'In {{set}} gaat het om {{count, number}} post: dat weegt daar {{mki}} en {{co2}} CO2.',
  weightInSet_other:
    'In {{set}} gaat het om {{count, number}} posten: dat weegt daar {{mki}} en {{co2}} CO2.',
  amountsInSet: 'De bedragen zijn van {{set}}; een streepje staat bij wat alleen in de andere set leeg is.',
  percent: '{{percentage}} % van de andere kant',
  overWhole:
    'Meer dan 100 %: een aftrek, zoals in module D, telt in dit gewicht als plus mee, maar gaat van het totaal van de andere kant af.',
  note: 'Samen met wat er verder open staat is dat minder dan 1 %: een opmerking.',
  noteOfBid:
    'Samen met wat er verder open staat is dat minder dan 1 %. Een inschrijving moet het toch opgeven: zonder antwoord wordt zij niet gescoord.',
  meanings: {
    'not-applicable': 'Niet van toepassing: telt als 0',
    'not-calculated': 'Niet berekend',
  },
  // The MKI itself counts as it is stated: only the indicators behind it are empty.
  meaningsOfBare: {
    'not-applicable': 'Er ontbreekt niets: de MKI telt zoals zij is opgegeven',
    'not-calculated': 'Niet berekend',
  },
  proposed: 'Voorgesteld: zo beantwoord bij {{name}}.',
  answered: 'Beantwoord door {{person}} op {{day}}.',
  elsewhere_one: 'Bij {{count, number}} post geeft dezelfde berekening {{modules}} in {{set}} wel op.',
  elsewhere_other: 'Bij {{count, number}} posten geeft dezelfde berekening {{modules}} in {{set}} wel op.',
  elsewhereCo2_one: 'Bij {{count, number}} post geeft dezelfde berekening daar in {{set}} wel CO2 op.',
  elsewhereCo2_other: 'Bij {{count, number}} posten geeft dezelfde berekening daar in {{set}} wel CO2 op.',
  elsewhereOfAll: 'Dat het niet van toepassing is, kan dus niet.',
  elsewhereOfSome:
    '‘Niet van toepassing’ geldt dus voor {{count, number}} van de {{posts, number}} posten; de rest blijft open en geldt als niet berekend.',
  answeredPartly_one:
    'Laatst beantwoord door {{person}} op {{day}}; van de {{posts, number}} posten staat er nog {{count, number}} open.',
  answeredPartly_other:
    'Laatst beantwoord door {{person}} op {{day}}; van de {{posts, number}} posten staan er nog {{count, number}} open.',
  answeredApart: 'Laatst beantwoord door {{person}} op {{day}}; niet bij alle posten hetzelfde.',
  somebody: 'iemand',
  posts_one: '{{count, number}} post bekijken',
  posts_other: '{{count, number}} posten bekijken',
  cut_one: 'De zwaarste {{count, number}} post.',
  cut_other: 'De zwaarste {{count, number}} posten.',
  none: 'Er is niets te vragen: beide berekeningen geven hetzelfde op.',
  failed: 'Het antwoord is niet opgeslagen',
  failedAnswer: 'Het antwoord is niet opgeslagen: ‘{{answer}}’',
  line_one: 'Vragen over de omvang: {{count, number}} post open',
  line_other: 'Vragen over de omvang: {{count, number}} posten open',
  lineOf_one: 'Vragen over de omvang: {{count, number}} post open, {{name}}',
  lineOf_other: 'Vragen over de omvang: {{count, number}} posten open, {{name}}',
  lineAnswered: 'Vragen over de omvang beantwoord',
  lineAnsweredOf: 'Vragen over de omvang beantwoord, {{name}}',
  refused: {
    all: '{{line}}; er is niets te vergelijken',
    both: '{{line}}; MKI en CO2 zijn niet te vergelijken',
    mki: '{{line}}; de MKI is niet te vergelijken',
    co2: '{{line}}; de CO2 is niet te vergelijken',
  },
  modulesOnly:
    'Alleen per module vergeleken: welke milieu-indicatoren achter de MKI staan, is bij deze oudere berekening niet bewaard. Upload het bestand opnieuw om ook die te vergelijken.',
} as const;
