import { setCurrentLanguage } from '../../text/current-language.ts';
import { rememberedLanguage } from '../../text/remembered-language.ts';
import { holdPrintKeys } from '../../ui/print/held-print.ts';
import { askEarly } from './ask-early.ts';
import { queries } from './queries.ts';

// This is a separate script, which the page runs as soon as it arrives: the others are ten times as large
// (docs/decisions/0065).
setCurrentLanguage(rememberedLanguage());
// What is asked for while the others are under way waits for the figures (docs/decisions/0153).
holdPrintKeys();
// A failed call is made again by the part that needs it, which reports a second failure.
askEarly(queries, window.location.hash).catch(() => {});
