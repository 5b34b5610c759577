export const tenders = {
  'bidder-restore-window-over':
    'Deze inschrijver is meer dan 24 uur geleden verwijderd en komt niet meer terug. Voer de inschrijving opnieuw in.',
  'award-model-complete':
    'Het gunningscriterium is voltooid. Kies eerst ‘Criterium MKI aanpassen’ om het te wijzigen.',
  'demand-changed': 'Het voorstel is intussen anders. Bekijk het opnieuw.',
  'demand-with-steps': 'De korting van dit project staat in staffels. Die bepalen de streefwaarde.',
  'no-award-model': 'Dit project heeft geen gunningscriterium',
  'follows-from-steps': 'Dit volgt uit de staffel en kan niet apart worden gewijzigd',
  'criteria-max-is-sum': 'Dit is de som van de benoemde criteria en kan niet apart worden gewijzigd',
  'criterion-gone': 'Dit criterium is er niet meer, of staat er twee keer',
  'criterion-unknown': 'Het project heeft geen criterium ‘{name}’, of het staat er twee keer',
  'criterion-other-maximum': 'De maximale korting op dit criterium is intussen gewijzigd',
  'criterion-no-level': 'Kies een niveau van de schaal: {levels}',
  'criterion-value-follows': 'Deze korting volgt uit het niveau en kan niet apart worden gewijzigd',
  'criterion-reason-without-level': 'Kies eerst een niveau, en geef daarbij de reden',
  'criterion-without-scale':
    'Dit criterium heeft geen schaal: vul een bedrag in, zonder niveau en zonder reden',
  'criteria-discount-is-sum':
    'Dit is de som van de kortingen per criterium en kan niet apart worden gewijzigd',
  'applicant-without-type': 'Een inschrijver hoort bij berekeningen van de soort applicant',
  'applicant-name-taken': 'Een andere inschrijver heeft deze naam al',
  'applicant-changed': 'Deze inschrijver is intussen door iemand anders gewijzigd.',
  'applicant-changed-by': '{person} heeft deze inschrijver intussen gewijzigd.',
  'bid-sealed':
    'Deze inschrijving is verzegeld: tot de inschrijvingen zijn geopend kan alleen wie haar invoerde haar zien en wijzigen.',
  'seal-after-bids':
    'Of inschrijvingen verzegeld zijn, kan niet meer worden gewijzigd: er is al een inschrijving ingevoerd. Achteraf verzegelen zou ten onrechte zeggen dat niemand haar heeft gezien; ontzegelen zou haar tonen.',
  'bids-not-sealed':
    'De inschrijvingen van dit project zijn niet verzegeld. Iedereen ziet ze al; openen is niet nodig.',
  'correction-not-needed':
    'De inschrijvingen van dit project zijn niet verzegeld en liggen dus niet vast. Een correctie is niet nodig: wijzig wat niet klopt.',
  'bids-sealed': 'Open eerst de inschrijvingen',
  'bids-open': 'De inschrijvingen zijn al geopend',
  'fixed-by-opening':
    'De inschrijvingen zijn geopend op {since} en liggen vast. Begin eerst een correctie, met de reden ervan.',
  'target-above-baseline':
    'De referentiewaarde zou de baseline volgen naar {reference}, en de eigen streefwaarde van {target} ligt daarboven. Verlaag eerst de streefwaarde, of vul de referentiewaarde zelf in.',
  'shown-overtaken': 'Wat u bevestigde, is intussen veranderd. Er is niets vastgelegd: bekijk het opnieuw.',
  'winner-chosen-meanwhile':
    'Iemand anders koos intussen {name} als winnaar. Er is niets gewijzigd: kies opnieuw als u een andere winnaar wilt.',
  'winner-taken-back-meanwhile':
    'Iemand anders nam de keuze van de winnaar intussen terug. Er is niets gewijzigd: kies opnieuw als u een winnaar wilt.',
  'correction-begun': '{person} is al een correctie begonnen',
  'no-correction': 'Er loopt geen correctie',
  'correction-model-open':
    'Het gunningscriterium is weer in bewerking. Voltooi het in het tabblad Gunningscriterium en rond daarna de correctie af.',
  'opening-asked':
    '{name} vroeg op {at} al om de inschrijvingen te openen, en wacht op de getuige. Alleen {name} kan dat terugnemen.',
  'no-opening-asked':
    'Niemand vraagt nu om deze inschrijvingen te openen: het verzoek is teruggenomen of afgewezen.',
  'opening-for-other': 'Alleen {name}, die als getuige is gevraagd, kan de opening bevestigen of afwijzen.',
  'opening-for-provider':
    'De opening van deze inschrijvingen wordt bevestigd door een medewerker van Milieuspoor.',
  'opening-has-other-member':
    'De organisatie heeft intussen een tweede lid. Laat de opening opnieuw vragen, met dat lid als getuige.',
  'opening-asker-gone':
    '{name}, die de opening vroeg, werkt niet meer in deze organisatie. Er is niets geopend: laat een ander lid de opening vragen.',
  'opening-overtaken':
    'Sinds {name} de opening vroeg, is het model of een inschrijver veranderd. Er is niets geopend: laat {name} de opening opnieuw vragen.',
  'opening-withdrawn-by-asker': 'Alleen {name}, die de opening vroeg, kan dat terugnemen.',
  'witness-there-is': 'Kies een ander lid van de organisatie als getuige',
  'mail-opening-asked-subject': 'Opening van de inschrijvingen voor {project}',
  'mail-opening-asked':
    '{name} vraagt u als getuige bij de opening van de inschrijvingen voor project {project}.',
  'mail-opening-asked-of-provider':
    'De organisatie van {name} heeft geen tweede lid. {name} vraagt daarom een medewerker van Milieuspoor als getuige bij de opening van de inschrijvingen voor project {project}.',
  'mail-opening-asked-how':
    'Log in met uw eigen account, kijk of de gegevens kloppen, en bevestig de opening of wijs haar af. Pas na uw bevestiging worden de prijzen en berekeningen zichtbaar; dat kan niet ongedaan worden gemaakt.',
  'mail-opening-declined-subject': 'Inschrijvingen voor {project} niet geopend',
  'mail-opening-declined':
    '{name} heeft de opening van de inschrijvingen voor project {project} niet bevestigd. Zij blijven verzegeld. Vraag de opening opnieuw als dat de bedoeling is.',
  'mail-opening-lapsed':
    'Het verzoek om de inschrijvingen voor project {project} te openen is vervallen: een van de twee mensen die daarvoor nodig zijn, kan dat niet meer doen. De inschrijvingen blijven verzegeld. Vraag de opening opnieuw als dat de bedoeling is.',
  'mail-opening-link': 'Naar de inschrijvingen',
  'witness-not-other-member': 'Kies een ander actief lid van de organisatie als tweede persoon',
  'winner-without-calculation': 'Upload eerst de berekening van deze inschrijver',
  'winner-not-whole':
    'Deze inschrijving is niet volledig en kan daarom geen winnaar zijn: {shortfall}. Upload een volledige berekening van deze inschrijver, of leg bij de berekening vast wat niet van toepassing is.',
  'winner-set-aside':
    'Deze inschrijving is terzijde gelegd vanwege wat eraan ontbreekt en kan niet winnen. Neem eerst een ander besluit over wat ontbreekt.',
  'gaps-winner-chosen':
    'Er is al een winnaar gekozen. Neem die keuze eerst terug: over wat aan een inschrijving ontbreekt, wordt vóór de gunning besloten.',
  'scope-answer-winner-chosen':
    'Er is al een winnaar gekozen. Neem die keuze eerst terug: wat lege cellen van een inschrijving of van de baseline betekenen, wordt vóór de gunning vastgelegd.',
  'asked-modules-empty':
    'Het gunningsmodel vraagt modules van elke post die de actieve baseline leeg laat: {modules}, met tussen haakjes bij hoeveel posten. Een inschrijving die ze opgeeft, is dan met niets te vergelijken. Vul ze in de baseline in, leg bij de baseline vast wat de lege cellen betekenen, of vraag ze niet.',
  'gaps-unknown':
    'Er valt nog niets te besluiten: de inschrijving heeft geen berekening, of is niet met een actieve baseline van dezelfde set vergeleken.',
  'gap-not-there':
    'Dit ontbreekt niet aan deze inschrijving, of staat er twee keer. Bekijk opnieuw wat ontbreekt.',
  'gap-without-value':
    'De baseline heeft hier geen waarde om mee aan te vullen. Kies of het als 0 telt, of leg de inschrijving terzijde.',
  'gap-reason-needed': 'Vul de reden van dit besluit in, in ten minste {min} tekens',
  'winner-other-reference':
    'De referentiewaarde is van een baseline die niet actief is, zodat geen inschrijving daarmee te vergelijken is. Maak die baseline weer actief, of pas het gunningscriterium aan.',
  'winner-beyond-baseline':
    'Deze inschrijving geeft op wat de baseline leeg laat, en is daarom niet met de referentiewaarde te vergelijken. Leg eerst bij de baseline vast wat dat betekent.',
  'winner-above-ceiling':
    'De MKI van deze inschrijving ligt boven het plafond. Zij is terzijde gelegd en kan niet winnen.',
  'winner-withdrawn': 'Deze inschrijving is ingetrokken en kan niet winnen.',
  'winner-invalid': 'Deze inschrijving is ongeldig en kan niet winnen.',
  'winner-set-apart':
    'Deze inschrijver is als winnaar gekozen. Kies eerst een andere winnaar, of neem de keuze terug.',
  'ruling-reason-needed': 'Vul de reden in, in ten minste {min} tekens.',
  'winner-reason-needed':
    'Deze inschrijver staat niet als enige op de eerste plaats. Vul de reden van de keuze in, in ten minste {min} tekens.',
  'bidder-has-calculation': 'Deze inschrijver heeft intussen een andere berekening. Verwijder die eerst.',
  'opening-needs-model': 'Voltooi eerst het gunningscriterium en open daarna de inschrijvingen.',
  'reset-of-sealed':
    'Hierdoor kunnen kortingen vervallen van inschrijvingen die een ander invoerde en die nog verzegeld zijn. Er is niets gewijzigd: open eerst de inschrijvingen, of vraag wie ze invoerde om ze aan te passen.',
} as const;
