import type { FaqText } from '../src/features/help/faq.queries.ts';

/** Questions that users of the demonstration may have; staff change them in Beheer. */
export const frequentQuestions: readonly FaqText[] = [
  {
    category: 'Begrippen',
    title: 'Wat is MKI?',
    content:
      'De milieukostenindicator (MKI) drukt alle milieueffecten van een werk uit in één bedrag in euro: van de winning van grondstoffen tot de sloop. Hoe lager de MKI, hoe minder schade aan het milieu. In het Engels heet de MKI Environmental Cost Indicator (ECI).',
    categoryEn: 'Terms',
    titleEn: 'What is MKI?',
    contentEn:
      'The environmental cost indicator (MKI in Dutch, ECI in English) expresses all environmental effects of a work as one amount in euros: from the extraction of raw materials to demolition. The lower the MKI, the less harm is done to the environment.',
  },
  {
    category: 'Begrippen',
    title: 'Wat is het verschil tussen Set A1 en Set A2?',
    content:
      'Het zijn twee manieren om milieueffecten te meten. Set A1 volgt EN 15804+A1 en telt 11 milieueffecten, Set A2 volgt EN 15804+A2 en telt er 19; daarin is CO2 gesplitst in fossiel, biogeen en landgebruik.\n\nBedragen uit de ene set zijn niet te vergelijken met bedragen uit de andere. Milieuspoor telt ze daarom nooit bij elkaar op. Set A2 wordt pas vanaf 2026 gemeten: grafieken over oudere projecten zijn in die set leeg of onvolledig.',
    categoryEn: 'Terms',
    titleEn: 'What is the difference between Set A1 and Set A2?',
    contentEn:
      'They are two ways of measuring environmental effects. Set A1 follows EN 15804+A1 and counts 11 effects, Set A2 follows EN 15804+A2 and counts 19; in it CO2 is split into fossil, biogenic and land use.\n\nAmounts in one set cannot be compared with amounts in the other, so Milieuspoor never adds them together. Set A2 is measured only from 2026: charts of older projects are empty or incomplete in that set.',
  },
  {
    category: 'Begrippen',
    title: 'Wat zijn de baseline en de optimalisatie?',
    content:
      'De baseline is de berekening van het werk zoals het gebruikelijk zou worden uitgevoerd. De optimalisatie is de berekening van hetzelfde werk met schonere keuzes. Het verschil laat zien hoeveel milieuwinst het project oplevert.',
    categoryEn: 'Terms',
    titleEn: 'What are the baseline and the optimisation?',
    contentEn:
      'The baseline is the calculation of the work as it would usually be done. The optimisation is the calculation of the same work with cleaner choices. The difference shows the environmental gain of the project.',
  },
  {
    category: 'Berekeningen',
    title: 'Welk bestand kan ik uploaden?',
    content:
      'Een Excel-bestand (.xlsx, .xlsm of .xls) van ten hoogste 25 MB met het blad Posten en ten minste een van de bladen Set A1 en Set A2. In het tabblad Baseline van een project vindt u een lege sjabloon met één uitgewerkt voorbeeld.\n\nKlopt er iets niet, dan ziet u bij het bestand per blad, rij en kolom wat u kunt aanpassen. Een bestand wordt helemaal opgeslagen of helemaal niet.',
    categoryEn: 'Calculations',
    titleEn: 'Which file can I upload?',
    contentEn:
      'An Excel file (.xlsx, .xlsm or .xls) of at most 25 MB with the sheet Posten and at least one of the sheets Set A1 and Set A2. In the Baseline tab of a project you will find an empty template with one worked example.\n\nIf something is wrong, you see what to change in the file, by sheet, row and column. A file is stored as a whole or not at all.',
  },
  {
    category: 'Berekeningen',
    title: 'Wat is de actieve berekening?',
    content:
      'Van elk soort berekening kan er één actief zijn. Alleen actieve berekeningen tellen mee in de grafieken en in de totalen van uw organisatie. Maakt u een andere berekening actief, dan wordt de vorige automatisch inactief; zij blijft wel bewaard.',
    categoryEn: 'Calculations',
    titleEn: 'What is the active calculation?',
    contentEn:
      'One calculation of each kind can be active. Only active calculations count in the charts and in the totals of your organisation. If you make another calculation active, the previous one becomes inactive automatically; it is kept.',
  },
  {
    category: 'Berekeningen',
    title: 'Kan ik een berekening verwijderen?',
    content:
      'Ja, zolang de fase van het project nog open is en de berekening niet actief is. Maak haar dus eerst inactief. In de geschiedenis van het project blijft staan wie haar heeft geüpload en wie haar heeft verwijderd.',
    categoryEn: 'Calculations',
    titleEn: 'Can I delete a calculation?',
    contentEn:
      'Yes, as long as the phase of the project is open and the calculation is not active. Make it inactive first. The history of the project shows who uploaded it and who deleted it.',
  },
  {
    category: 'Toegang',
    title: 'Wie ziet onze projecten?',
    content:
      'Alleen leden van uw organisatie en medewerkers van Milieuspoor. Andere organisaties zien uw projecten, namen en berekeningen niet. In vergelijkingen met de sector staan alleen opgetelde cijfers, zonder namen.',
    categoryEn: 'Access',
    titleEn: 'Who sees our projects?',
    contentEn:
      'Only members of your organisation and Milieuspoor staff. Other organisations do not see your projects, names and calculations. Comparisons with the sector contain only added figures, without names.',
  },
  {
    category: 'Toegang',
    title: 'Wat mag een kijker?',
    content:
      'Een kijker ziet de milieudata van de organisatie op één pagina en kan verder niets openen of wijzigen. Alle andere leden kunnen projecten starten, wijzigen en voltooien.',
    categoryEn: 'Access',
    titleEn: 'What may a viewer do?',
    contentEn:
      'A viewer sees the environmental data of the organisation on one page and cannot open or change anything else. All other members can start, change and complete projects.',
  },
  {
    category: 'Toegang',
    title: 'Hoe komt een collega in onze organisatie?',
    content:
      'Een organisatiebeheerder nodigt collega’s uit bij Instellingen, Organisatieleden, en schorst wie vertrekt. Is er nog geen? Stuur ons dan via de pagina Contact een bericht met de naam en het e-mailadres.',
    categoryEn: 'Access',
    titleEn: 'How does a colleague get into our organisation?',
    contentEn:
      'An organisation administrator invites colleagues under Settings, Members, and suspends those who leave. If there is none yet, send us a message with the name and e-mail address through Contact.',
  },
  {
    category: 'Projecten',
    title: 'Waarom kan ik mijn project niet meer wijzigen?',
    content:
      'Als de ontwerpfase of het project is voltooid, liggen de gegevens van die fase vast. Een project kan ook vergrendeld zijn. In het project staat wie het sloot en waarom, en daar kunt u vragen om het te openen.',
    categoryEn: 'Projects',
    titleEn: 'Why can I no longer change my project?',
    contentEn:
      'Once the design phase or the project is complete, the data of that phase are fixed. A project can also be locked. The project says who closed it and why, and there you can ask to have it opened.',
  },
];
