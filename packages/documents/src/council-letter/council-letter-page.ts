import type { Language } from '@milieuspoor/domain';
import { unbroken } from '../pieces/unbroken.ts';
import type { CouncilLetter } from './council-letter.ts';

interface PageOptions {
  readonly language: Language;
  /** until when the page is shown, as a sentence */
  readonly shown: string;
}

/**
 * Writes a council letter as a page of its own (HTML): with its pictures and style in it and nothing that runs, so that it
 * is read without an account, on a phone and on paper.
 */
export function councilLetterPage(letter: CouncilLetter, { language, shown }: PageOptions): string {
  const { title, organisation, sentences, pictures, facts, words, edited } = letter;
  const notes = [...(edited ? [edited] : []), shown];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${plain(title)}, ${plain(organisation)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${plain(title)}</h1>
<p class="of">${plain(organisation)}</p>
${sentences.map((sentence) => `<p>${plain(sentence)}</p>`).join('\n')}
${pictures
  .map(
    ({ title: caption, alt, bytes, width, height }) => `<figure>
<figcaption>${plain(caption)}</figcaption>
<img alt="${plain(alt)}" width="${width}" height="${height}" src="data:image/png;base64,${Buffer.from(bytes).toString('base64')}">
</figure>`,
  )
  .join('\n')}
<dl class="facts">
${facts.map(({ label, value }) => `<div><dt>${plain(label)}</dt><dd>${plain(value)}</dd></div>`).join('\n')}
</dl>
<dl class="words">
${words.map(({ label, value }) => `<div><dt>${plain(label)}:</dt> <dd>${plain(value)}</dd></div>`).join('\n')}
</dl>
${notes.map((note) => `<p class="note">${plain(note)}</p>`).join('\n')}
</main>
</body>
</html>
`;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns a text of people as text of a page, also within an attribute. Its amounts stay on one line. */
function plain(text: string): string {
  return unbroken(text).replace(/[&<>"']/g, (character) => CHARACTERS[character] ?? '');
}

/** A sheet of paper in any theme: the pictures are drawn on white. */
const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #1c2521; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0; }
p { margin: 0 0 .75rem; overflow-wrap: anywhere; }
.of, .note, .words { color: #55605b; }
.of { margin-bottom: 1.25rem; }
figure { margin: 1.25rem 0; break-inside: avoid; }
figcaption { font-weight: 600; margin-bottom: .25rem; }
img { display: block; max-width: 100%; height: auto; }
dl { margin: 1.25rem 0; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
.facts div { display: grid; grid-template-columns: 11rem 1fr; gap: 0 1rem; padding: .4rem 0; border-top: 1px solid #d5dbd8; }
.words dt, .words dd { display: inline; }
.words, .note { font-size: .875rem; }
@media (max-width: 34rem) { .facts div { grid-template-columns: 1fr; } }
@media print { main { padding: 0; } }
`;
