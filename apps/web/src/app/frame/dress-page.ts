import { rememberedLanguage } from '../../text/remembered-language.ts';
import { COLOR_MODE_STORAGE_KEY, COLOR_SCHEME_ATTRIBUTE } from '../theme/colour-mode.ts';

// The page itself contains this code, before everything that is painted: the language and the colours of the person.
const page = document.documentElement;
page.lang = rememberedLanguage();

const mode = localStorage.getItem(COLOR_MODE_STORAGE_KEY);
const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
page.setAttribute(COLOR_SCHEME_ATTRIBUTE, dark ? 'dark' : 'light');
