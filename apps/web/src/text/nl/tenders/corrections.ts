/**
 * The texts after the opening of bids: what is fixed, how it is corrected, and the reason for a choice that the formula
 * does not make.
 */
export const corrections = {
  fixed: 'De inschrijvingen zijn geopend op {{at}}. Model en inschrijvingen liggen vast.',
  begin: 'Correctie beginnen',
  text: 'Tijdens een correctie kunt u het gunningsmodel, de inschrijvingen en de actieve baseline weer wijzigen, totdat u de correctie afrondt.',
  recorded:
    'De geschiedenis en het gunningsverslag vermelden uw naam, de reden en alles wat in de correctie is gewijzigd.',
  reason: 'Reden van de correctie',
  reasonHint: 'Ten minste {{least}} tekens',
  reasonLength: 'Vul een reden in van {{least}} tot {{most}} tekens',
  beginFailed: 'De correctie is niet begonnen',
  running: 'Er loopt een correctie',
  begun: '{{by}} is deze correctie begonnen op {{at}}. Model en inschrijvingen kunnen worden gewijzigd.',
  because: 'Reden: {{reason}}',
  end: 'Correctie afronden',
  endFailed: 'De correctie is niet afgerond',
  winner: {
    title: '{{name}} tot winnaar kiezen',
    ahead:
      'Volgens de formule staat {{first}} op de eerste plaats, met een fictieve inschrijfprijs van {{firstPrice}}. {{name}} staat op plaats {{rank}}, met {{price}}: {{difference}} hoger.',
    aheadByMki:
      'Volgens de formule staat {{first}} op de eerste plaats. {{name}} staat op plaats {{rank}}: de fictieve inschrijfprijs is gelijk, {{price}}, en de MKI is {{difference}} hoger.',
    tied: '{{name}} deelt de eerste plaats met {{others}}: de fictieve inschrijfprijs is gelijk, {{price}}, en de MKI ook. De formule wijst tussen hen geen winnaar aan; de reden geeft de doorslag.',
    noPlace:
      '{{name}} heeft geen plaats in de rangorde. Volgens de formule staat {{first}} op de eerste plaats, met een fictieve inschrijfprijs van {{firstPrice}}.',
    nobody:
      'Geen enkele inschrijving heeft een plaats in de rangorde. De formule wijst dus geen winnaar aan.',
    recorded: 'De reden staat bij de winnaar, in de geschiedenis en in het gunningsverslag.',
    reason: 'Reden van de keuze',
    confirm: 'Winnaar kiezen',
    failed: 'De winnaar is niet gekozen',
    because: 'Reden van de keuze: {{reason}}',
    moreOf: 'Hele reden van de keuze van {{name}} tonen',
    lessOf: 'Reden van de keuze van {{name}} inkorten',
  },
} as const;
