import { expect, it } from 'vitest';
import { whatAndRemedy } from './what-and-remedy.ts';

it('an explanation says what is wrong, and then what to do about it', () => {
  expect(whatAndRemedy('Er is geen waarde ingevuld. Vul een getal in. Laat de rij anders leeg.')).toEqual({
    what: 'Er is geen waarde ingevuld.',
    remedy: 'Vul een getal in. Laat de rij anders leeg.',
  });
});

it('a point in a figure, or in the contents of a cell, ends no sentence', () => {
  expect(whatAndRemedy("'Zie A. Bakker' is geen getal. Vul een getal in.").what).toBe(
    "'Zie A. Bakker' is geen getal.",
  );
  expect(whatAndRemedy('De som is 1.5 en niet 2.').remedy).toBe('');
  expect(whatAndRemedy("De foto's ontbreken. Voeg ze toe.").remedy).toBe('Voeg ze toe.');
});

it('what is one sentence stays whole', () => {
  const text = "Kolom 'Unit' kon niet worden gevonden in het Excel-bestand";
  expect(whatAndRemedy(text)).toEqual({ what: text, remedy: '' });
});
