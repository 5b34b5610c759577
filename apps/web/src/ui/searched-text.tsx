import { placesOf, plainText, searchedWords } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { createContext, use } from 'react';

/** The search whose matches the screen shows; empty where nothing is searched. */
export const SearchedFor = createContext('');

/** Shows a text with the parts marked that the search around it found. */
export function SearchedText({ children }: { readonly children: string }) {
  const search = use(SearchedFor);
  let at = 0;
  return partsOf(children, search).map(({ text, found }) => {
    const key = at;
    at += text.length;
    return found ? (
      <Box key={key} component="mark" sx={MARK}>
        {text}
      </Box>
    ) : (
      text
    );
  });
}

/** It is seen without colours as well. */
const MARK = {
  color: 'inherit',
  bgcolor: 'action.selected',
  borderRadius: 0.5,
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: 2,
} as const;

/** Returns a text in parts that were found and parts that were not, in their order. */
export function partsOf(text: string, search: string): { readonly text: string; readonly found: boolean }[] {
  const letters = [...text].map((letter) => ({ letter, plain: plainText(letter) }));
  const whole = letters.map(({ plain }) => plain).join('');
  const places = searchedWords(search).flatMap((word) => placesOf(word, whole));
  const parts: { text: string; found: boolean }[] = [];
  let at = 0;
  for (const { letter, plain } of letters) {
    const last = parts.at(-1);
    const end = at + plain.length;
    // An accent may be a character of its own, and goes with the letter before it.
    const found = plain === '' ? last?.found === true : places.some(([from, to]) => at < to && end > from);
    if (last?.found === found) last.text += letter;
    else parts.push({ text: letter, found });
    at = end;
  }
  return parts;
}
