import { BRAND_MARK } from '@milieuspoor/look';
import { app as english } from '../../src/text/en/app.ts';
import { projects as englishProjects } from '../../src/text/en/projects/projects.ts';
import { app as dutch } from '../../src/text/nl/app.ts';
import { projects as dutchProjects } from '../../src/text/nl/projects/projects.ts';
import { FRAME_ID } from '../../src/ui/page/page-frame.ts';

/** The places of the drawer that everybody has, with their part of the address. */
const PLACES = [
  ['dashboard', 'dashboard'],
  ['agenda', 'agenda'],
  ['library', 'bibliotheek'],
  ['settings', 'instellingen'],
  ['faq', 'faq'],
  ['guide', 'handleiding'],
  ['contact', 'contact'],
] as const;

/** Returns the frames of a page, of which its style shows one: with Dutch texts, each beside its English one. */
export function frameHtml(): string {
  const nav = PLACES.map(
    ([name, place]) =>
      `<a data-place="${place}"><i></i>${text('span', dutch.navigation[name], english.navigation[name])}</a>`,
  ).join('');
  const { label, toDashboard } = dutch.navigation;
  return [
    `<div id="${FRAME_ID}"><div class="f-screen">`,
    `<header><i class="f-menu"></i><a data-place="dashboard" ${named(toDashboard, english.navigation.toDashboard)}>${mark(40)}<b>${dutch.product}</b></a><i class="f-face"></i></header>`,
    `<div class="f-below"><nav ${named(label, english.navigation.label)}>${nav}</nav>`,
    `<main><div class="f-heading">${text('h1', dutchProjects.dashboard, englishProjects.dashboard)}<i></i></div>`,
    `${text('section', dutch.loadingFigures, english.loadingFigures)}${text('p', dutch.loading, english.loading)}</main>`,
    `</div></div><div class="f-plain">${mark(44)}<b>${dutch.product}</b>${text('p', dutch.loading, english.loading)}</div></div>`,
  ].join('');
}

function text(tag: string, inDutch: string, inEnglish: string): string {
  return `<${tag} data-en="${inEnglish}">${inDutch}</${tag}>`;
}

function named(inDutch: string, inEnglish: string): string {
  return `aria-label="${inDutch}" data-en-name="${inEnglish}"`;
}

function mark(size: number): string {
  const box = BRAND_MARK.size;
  const strokes = BRAND_MARK.strokes.map(
    ({ path, width, color }) => `<path d="${path}" stroke="${color}" stroke-width="${width}"/>`,
  );
  return `<svg width="${size}" height="${size}" viewBox="0 0 ${box} ${box}" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${strokes.join('')}</svg>`;
}
