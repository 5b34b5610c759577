import { expect, it } from 'vitest';
import { councilLetterPage } from './council-letter-page.ts';

const LETTER = {
  title: 'Milieukosten van onze werken',
  organisation: 'Gemeente <Voorbeeld> & "Zoon"',
  sentences: [
    'Wij kosten 20,0 % minder. <script>alert(1)</script>',
    'Vergeleken met de baseline.',
    'Alles telt mee.',
  ],
  pictures: [{ bytes: new Uint8Array([1, 2, 3]), width: 900, height: 170, title: 'MKI', alt: 'Een "staaf"' }],
  facts: [{ label: 'Doel', value: 'er is geen doel' }],
  words: [{ label: 'MKI', value: 'Alle milieueffecten in één bedrag.' }],
  edited: null,
  madeAt: new Date('2026-11-30T09:00:00Z'),
};

it('has its sentences, picture, facts, words and until when it is shown, in the language', () => {
  const page = councilLetterPage(LETTER, { language: 'nl', shown: 'Te zien tot 28 februari 2027.' });
  expect(page).toContain('<html lang="nl">');
  expect(page.indexOf('20,0 % minder')).toBeLessThan(page.indexOf('Vergeleken met de baseline.'));
  expect(page).toContain('src="data:image/png;base64,AQID"');
  for (const text of [
    '<dt>Doel</dt><dd>er is geen doel</dd>',
    '<dt>MKI:</dt>',
    'Te zien tot 28 februari 2027.',
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('aangepast');
  expect(
    councilLetterPage({ ...LETTER, edited: 'Aangepast door Bo.' }, { language: 'en', shown: '' }),
  ).toContain('Aangepast door Bo.');
});

it('takes nothing that people typed for a part of the page', () => {
  const page = councilLetterPage(LETTER, { language: 'nl', shown: '' });
  expect(page).not.toContain('<script');
  expect(page).toContain('Gemeente &lt;Voorbeeld&gt; &amp; &quot;Zoon&quot;');
  expect(page).toContain('alt="Een &quot;staaf&quot;"');
});
