import { ALL_POSTEN_COLUMNS, POSTEN_COLUMNS, RESOURCE_COLUMNS } from '../layout/posten-columns.ts';
import { INDICATOR_COLUMN, UNIT_COLUMN } from '../layout/set-columns.ts';

/** The texts of the template about itself: a note at each column and the lines of the explaining sheet. */
export interface TemplateText {
  /** by column name */
  readonly notes: Readonly<Record<string, string>>;
  readonly moduleNote: (module: string) => string;
  /** a line that starts with '# ' is a heading */
  readonly explanation: readonly string[];
  readonly indicatorHeadings: readonly [indicator: string, unit: string, weight: string];
  readonly pickFromList: string;
}

const RESOURCE_NOTES = Object.values(RESOURCE_COLUMNS).map((column) => [
  column,
  'Niet verplicht. De hoeveelheid voor één eenheid van de post; leeg telt als 0.',
]);

/** The texts of the template in Dutch. */
export const templateNl: TemplateText = {
  notes: {
    ...Object.fromEntries(RESOURCE_NOTES),
    [POSTEN_COLUMNS.postNumber]:
      'Verplicht. Elk nummer komt één keer voor op het blad Posten; de andere bladen verwijzen ernaar.',
    [POSTEN_COLUMNS.productGroup]: 'Verplicht. Tekst, bijvoorbeeld Verhardingen.',
    [POSTEN_COLUMNS.productSubGroup]: 'Verplicht. Tekst, bijvoorbeeld Elementenverharding.',
    [POSTEN_COLUMNS.product]: 'Verplicht. De naam van het product.',
    [POSTEN_COLUMNS.unit]:
      'Verplicht. De eenheid waarvoor alle getallen van de post gelden; piece is een stuk.',
    [POSTEN_COLUMNS.quantity]: 'Verplicht. Het aantal eenheden; 0 is werk dat niet is uitgevoerd.',
    [POSTEN_COLUMNS.rawCode]: 'Niet verplicht. De code van de RAW-systematiek.',
    [POSTEN_COLUMNS.nmdCategory]:
      'Niet verplicht. De categorie in de Nationale Milieudatabase: 1, 2, 3 of 3a.',
    [POSTEN_COLUMNS.workScope]: 'Niet verplicht. nieuw of bestaand; leeg en vervanging zijn nieuw.',
    [INDICATOR_COLUMN]: 'Verplicht. De milieu-indicator, of MKI voor een opgegeven MKI in euro.',
    [UNIT_COLUMN]: 'Niet verplicht. De eenheid van de rij. ADPF van Set A1 mag in MJ.',
  },
  moduleNote: (module) =>
    `De waarde in module ${module} voor één eenheid van de post. Leeg, ND of een streepje betekent niet opgegeven en telt als 0.`,
  explanation: [
    '# Zo vult u de berekening in',
    'Alle getallen gelden voor één eenheid (kolom Unit). De applicatie vermenigvuldigt ze met de Hoeveelheid.',
    'Vervang het voorbeeld door uw eigen posten; een bestand waar het nog in staat, wordt geweigerd. Voeg zoveel rijen toe als u nodig hebt; lege rijen tellen niet mee.',
    'De kopregel moet blijven staan. Kolommen mogen in een andere volgorde staan, en u mag eigen kolommen en bladen toevoegen.',
    'Voeg geen cellen samen, behalve het postnummer boven een blok met profielen. Vul getallen in zonder eenheid erachter.',
    'Kolommen onder een andere naam of in een andere eenheid worden herkend waar dat kan. De controle bij het uploaden noemt wat anders is gelezen.',
    '# Blad Posten',
    `Eén rij per post, met de kolommen ${ALL_POSTEN_COLUMNS.slice(0, 6).join(', ')}. De overige kolommen mogen leeg blijven.`,
    'Rijen zonder postnummer, product en eenheid, zoals hoofdstukken en totalen, zijn geen posten.',
    '# Bladen Set A1 en Set A2',
    'Eén rij per post en indicator, met een waarde per levenscyclusmodule. Eén van beide bladen is genoeg; verwijder het blad dat u niet gebruikt.',
    'Elke post heeft rijen nodig op elk blad dat in de werkmap staat.',
    'Een geplakt profiel mag volledige namen van indicatoren hebben. Rijen met grondstoffen-, energie- en afvalgebruik worden overgeslagen, en een postnummer geldt ook voor de rijen eronder tot een lege rij.',
    'Van Set A2 mogen PM, IR, ETP-fw, HTP-c, HTP-nc en SQP ontbreken; de MKI is dan onvolledig en u krijgt een waarschuwing.',
    'In plaats van de indicatoren kunt u een rij MKI (in euro) invullen, met een rij GWP (Set A1) of GWP-total (Set A2) voor de CO2-uitstoot.',
    '# Indicatoren, eenheden en weegfactoren',
  ],
  indicatorHeadings: ['Indicator', 'Eenheid', 'Euro per eenheid'],
  pickFromList: 'Kies een waarde uit de lijst.',
};
