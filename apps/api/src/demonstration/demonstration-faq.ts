import type { FaqText } from '../features/help/faq.queries.ts';

/** Questions that users of the demonstration will have; staff change them in Beheer. */
export const frequentQuestions: readonly FaqText[] = [
  {
    category: 'Begrippen',
    title: 'Wat is MKI?',
    content:
      'De milieukostenindicator (MKI) drukt alle milieueffecten van een werk uit in één bedrag in euro: van de winning van grondstoffen tot de sloop. Hoe lager de MKI, hoe minder schade aan het milieu. In het Engels heet de MKI Environmental Cost Indicator (ECI).',
  },
  {
    category: 'Begrippen',
    title: 'Wat is het verschil tussen Set A1 en Set A2?',
    content:
      'Het zijn twee manieren om milieueffecten te meten. Set A1 volgt EN 15804+A1 en telt 11 milieueffecten, Set A2 volgt EN 15804+A2 en telt er 19; daarin is CO2 gesplitst in fossiel, biogeen en landgebruik.\n\nBedragen uit de ene set zijn niet te vergelijken met bedragen uit de andere. Milieuspoor telt ze daarom nooit bij elkaar op. Set A2 wordt pas vanaf 2026 gemeten: grafieken over oudere projecten zijn in die set leeg of onvolledig.',
  },
  {
    category: 'Begrippen',
    title: 'Wat zijn de baseline en de optimalisatie?',
    content:
      'De baseline is de berekening van het werk zoals het gebruikelijk zou worden uitgevoerd. De optimalisatie is de berekening van hetzelfde werk met schonere keuzes. Het verschil laat zien hoeveel milieuwinst het project oplevert.',
  },
  {
    category: 'Berekeningen',
    title: 'Welk bestand kan ik uploaden?',
    content:
      'Een Excel-bestand (.xlsx, .xlsm of .xls) van ten hoogste 25 MB met het tabblad Posten en ten minste een van de tabbladen Set A1 en Set A2. Op de tab Baseline van een project vindt u een leeg sjabloon met één uitgewerkt voorbeeld.\n\nKlopt er iets niet, dan ziet u bij het bestand per tabblad, rij en kolom wat u kunt aanpassen. Een bestand wordt helemaal opgeslagen of helemaal niet.',
  },
  {
    category: 'Berekeningen',
    title: 'Wat is de actieve berekening?',
    content:
      'Van elk soort berekening kan er één actief zijn. Alleen actieve berekeningen tellen mee in de grafieken en in de totalen van uw organisatie. Maakt u een andere berekening actief, dan wordt de vorige vanzelf inactief; zij blijft wel bewaard.',
  },
  {
    category: 'Berekeningen',
    title: 'Kan ik een berekening verwijderen?',
    content:
      'Ja, zolang de fase van het project nog open is en de berekening niet actief is. Maak haar dus eerst inactief. In de geschiedenis van het project blijft staan wie haar heeft geüpload en wie haar heeft verwijderd.',
  },
  {
    category: 'Toegang',
    title: 'Wie ziet onze projecten?',
    content:
      'Alleen leden van uw organisatie en de medewerkers van Milieuspoor Advies. Andere organisaties zien uw projecten, namen en berekeningen niet. In vergelijkingen met de sector staan alleen opgetelde cijfers, zonder namen.',
  },
  {
    category: 'Toegang',
    title: 'Wat mag een viewer?',
    content:
      'Een viewer ziet de milieudata van de organisatie op één pagina en kan verder niets openen of wijzigen. Alle andere leden kunnen projecten starten, wijzigen en voltooien.',
  },
  {
    category: 'Toegang',
    title: 'Hoe komt een collega in onze organisatie?',
    content:
      'Stuur ons via de pagina Contact een bericht met de naam en het e-mailadres van uw collega. Wij sturen dan een uitnodiging. Vertrekt er iemand, laat het ons dan ook weten: wij sluiten het account.',
  },
  {
    category: 'Projecten',
    title: 'Waarom kan ik mijn project niet meer wijzigen?',
    content:
      'Als de ontwerpfase of het project is voltooid, liggen de gegevens van die fase vast. Een project kan ook vergrendeld zijn. Klopt er toch iets niet, neem dan contact met ons op: wij kunnen een vergrendeling opheffen.',
  },
];
