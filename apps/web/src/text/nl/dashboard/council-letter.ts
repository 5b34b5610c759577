/** The texts of the council letter. */
export const councilLetter = {
  heading: 'Raadsbrief',
  lead: 'Een bladzijde voor raad of bestuur, gemaakt van de cijfers in beeld: drie zinnen, drie grafieken, doel en dekking.',
  open: 'Maak de brief',
  close: 'Sluiten',
  edit: 'Zinnen aanpassen',
  ready: 'Klaar met aanpassen',
  restore: 'Oorspronkelijke zinnen',
  save: { docx: 'Opslaan als Word (.docx)', pdf: 'Opslaan als PDF (.pdf)' },
  link: {
    heading: 'Als link delen',
    lead: 'Wie de link heeft, ziet de brief zoals hij nu is, ook zonder account: de zinnen, de grafieken en uw organisatie. De link werkt 90 dagen. U kunt hem eerder intrekken, hier of in uw profiel, onder Gedeelde grafieken en brieven.',
    withdrawn: 'De link is ingetrokken. De brief is niet meer te zien.',
  },
  madeAgain:
    'De cijfers zijn intussen veranderd: de brief is opnieuw gemaakt, zonder uw aanpassingen. Lees hem na voordat u hem opslaat of deelt. Een link naar de vorige brief blijft werken en staat in uw profiel.',
  edited: 'De zinnen zijn aangepast. De brief noemt wie dat deed.',
  side: 'Kant',
  counted: '{{counted}} van {{of}} werken tellen mee.',
  howToEdit:
    'Cijfers staan met hun naam tussen accolades. U kunt ze verplaatsen of weghalen, maar niet wijzigen; een zelf getypt getal wordt geweigerd. Kies een cijfer om het achter de zin te zetten.',
  sentences: { what: 'Wat het is', compared: 'Vergeleken waarmee', sure: 'Hoe zeker' },
  reads: 'Er komt te staan: {{text}}',
  figuresFor: 'Cijfers voor ‘{{sentence}}’',
  add: 'Zet {{figure}} ({{name}}) achter de zin',
  problems: {
    'own-figure': 'Een zelf getypt getal kan niet. Gebruik een cijfer van de brief.',
    'unknown-figure': 'Tussen accolades staat een naam die deze brief niet heeft.',
    empty: 'Deze zin is leeg.',
    'too-long': 'Deze zin is te lang.',
  },
};
