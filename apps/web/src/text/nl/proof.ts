export const proof = {
  title: 'Vingerafdruk per dag',
  lead: 'Van elke dag maken wij een vingerafdruk van wat van uw organisatie is opgeslagen: de geschiedenis, gunningsmodellen, inschrijvingen, berekeningen met hun bestanden en cijfers, uitgegeven gunningscriteria en rapporten. Er staan geen bedragen of namen in.',
  keep: 'Bewaar een vingerafdruk buiten Milieuspoor. Alleen een kopie buiten Milieuspoor laat zien dat daarna niets is gewijzigd, verwijderd of achteraf toegevoegd. Wilt u dat later weten? Laat ons, of iemand die u vertrouwt, die kopie met npm run verify met de database vergelijken. Elke vingerafdruk legt ook alle eerdere vast.',
  none: 'Er is nog geen vingerafdruk. De eerste komt na middernacht.',
  list: 'Vingerafdrukken per dag, de nieuwste eerst',
  rows_one: '{{count}} nieuw onderdeel',
  rows_other: '{{count}} nieuwe onderdelen',
  copyHash: 'SHA-256 van de vingerafdruk van {{day}} kopiëren',
  download: 'Downloaden',
  downloadOf: 'Vingerafdruk van {{day}} downloaden',
  failed: 'De vingerafdruk kon niet worden gedownload',
} as const;
