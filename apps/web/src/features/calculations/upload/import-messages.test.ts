import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { nl } from '../../../text/nl/index.ts';
import { importMessageText } from './import-messages.ts';

const dutch = i18next.createInstance();
beforeAll(() =>
  dutch.init({ lng: 'nl', resources: { nl: { translation: nl } }, interpolation: { escapeValue: false } }),
);
const translate = (message: string) => importMessageText(message, dutch.t);

test('a missing column is named in Dutch', () => {
  expect(translate("Failed to find column 'Hoeveelheid' in Excel file")).toBe(
    "Kolom 'Hoeveelheid' kon niet worden gevonden in het Excel-bestand",
  );
});

test('a missing worksheet is named in Dutch, with and without the reader’s prefix', () => {
  const dutchText = "Werkblad 'Profielen A1' kon niet worden gevonden in het Excel-bestand";
  expect(translate("Worksheet named 'Profielen A1' not found")).toBe(dutchText);
  expect(translate("Error reading sheet: Worksheet named 'Profielen A1' not found")).toBe(dutchText);
  expect(translate("Error reading sheet 'Posten': Worksheet named 'Profielen A1' not found")).toBe(dutchText);
});

test('a missing field names product group, sub-group, product and unit', () => {
  expect(
    translate(
      'Missing required field or Unit is not a string: Product group: Asfalt - Product subgroup: AC - surf - Product: AC 11 surf - Unit: None',
    ),
  ).toBe(
    'Een verplicht veld in het Excel-bestand ontbreekt of Unit is geen string: Productgroep: Asfalt - Productsubgroep: AC - surf - Product: AC 11 surf - Unit: None',
  );
});

test('a name with quotes or markup in it arrives whole', () => {
  expect(translate("Failed to find column 'd'Oude <kolom>' in Excel file")).toBe(
    "Kolom 'd'Oude <kolom>' kon niet worden gevonden in het Excel-bestand",
  );
});

test('every other message passes unchanged', () => {
  const message = 'Posten, rij 12, Hoeveelheid: -3 is geen getal boven 0';
  expect(translate(message)).toBe(message);
});
