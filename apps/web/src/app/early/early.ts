import { setCurrentLanguage } from '../../text/current-language.ts';
import { rememberedLanguage } from '../../text/remembered-language.ts';
import { askEarly } from './ask-early.ts';
import { queries } from './queries.ts';

// This is a separate script, which the page runs as soon as it arrives: the others are ten times as large
// (docs/decisions/0065).
setCurrentLanguage(rememberedLanguage());
// A failed call is made again by the part that needs it, which reports a second failure.
askEarly(queries, window.location.hash).catch(() => {});
