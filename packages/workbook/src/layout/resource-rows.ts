import { toCleanText } from '../cells/cell-text.ts';
import { toTitleKey } from './indicator-names.ts';

/**
 * Rows of EN 15804 and declarations that no set weighs: resource use, waste, output flows, biogenic carbon, and the
 * warming potential without it. By code.
 */
const CODES = new Set(
  (
    'PERE PERM PERT PENRE PENRM PENRT SM RSF NRSF FW HWD NHWD RWD CRU MFR MER EE EEE EET EEEL EETH ' +
    'BCCPR BCCPA TPE PET GWPGHG GWPIOBC GWPIOBC/GHG'
  ).split(' '),
);

/** The beginnings of their full names, Dutch and English, in the form that `toTitleKey` returns. */
const TITLES =
  /^(?:total )?use of (?:non )?(?:renewable|secondary|net fresh|fresh)|^net use of fresh water|^(?:non )?hazardous waste|^radioactive waste|^components for re ?use|^materials for (?:recycling|energy recovery)|^exported (?:electrical |thermal |electricity|energy)|^biogenic carbon content|^(?:totaal )?(?:gebruik|verbruik) van (?:niet )?(?:hernieuwbare|secundaire?|zoet|netto zoet)|^(?:netto )?gebruik van zoet ?water|^(?:niet )?gevaarlijk afval|^radioactief afval|^(?:componenten|onderdelen) voor hergebruik|^materialen voor (?:recycling|energieterugwinning)|^geexporteerde (?:elektrische |thermische |energie)|^biogeen koolstofgehalte/;

/** Tells whether a row of a pasted profile is one that no set weighs, by code, full name, or both. */
export function isResourceRow(name: string): boolean {
  const clean = toCleanText(name);
  const code = /[([]([^()[\]]+)[)\]]$/.exec(clean)?.[1] ?? clean;
  return CODES.has(code.toUpperCase().replace(/[\s_.-]/g, '')) || TITLES.test(toTitleKey(clean));
}
