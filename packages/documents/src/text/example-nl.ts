export const exampleNl = {
  title: 'Voorbeeld van de huisstijl',
  contents: 'Inhoud',
  kept: 'Hoe dit document eruitziet',
  lead: 'Zo zien de Word-documenten van deze organisatie eruit: het rapport, het gunningscriterium en het gunningsverslag. De cijfers zijn verzonnen.',
  parts: 'Wat waar vandaan komt',
  bullets: [
    'De opmaak van koppen en tekst, de bladspiegel en de kop- en voettekst komen uit de sjabloon, als er een is.',
    'De kleuren staan achter de koppen van tabellen en in grafieken, en zonder sjabloon in de koppen.',
    'Het logo staat op het voorblad, en zonder sjabloon ook boven elke bladzijde.',
  ],
  figures: 'Cijfers',
  table: 'Tabel 1. MKI per productgroep',
  columns: { group: 'Productgroep', mki: 'MKI' },
  groups: ['Verhardingen', 'Riolering', 'Groen'],
  total: 'Totaal',
  chart: 'Figuur 1. MKI en fictieve korting',
  axes: { mki: 'MKI (€)', discount: 'Fictieve korting (€)' },
  chartText: 'Lijn van de fictieve korting: van €250.000,- daalt zij gelijkmatig tot nul.',
};

export type ExampleText = typeof exampleNl;
