import { setCurrentLanguage } from '../../text/current-language.ts';
import { rememberedLanguage } from '../../text/remembered-language.ts';
import { askEarly } from './ask-early.ts';
import { queries } from './queries.ts';

// A script of its own, which the page runs as soon as it is there: the others are ten times as much (docs/decisions/0065).
setCurrentLanguage(rememberedLanguage());
// What could not be asked is asked again by who needs it, who says so if that fails too.
askEarly(queries, window.location.hash).catch(() => {});
