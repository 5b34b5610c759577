import { unbroken } from '../../ui/unbroken.ts';
import { type ListedAbout, ListedMark } from './listed-mark.tsx';

/** Which of the sentences at a chart open a list, and of what. */
export interface ListedSentences {
  readonly sentences: readonly string[];
  readonly about: ListedAbout;
}

/** What each of some sentences opens the list of. */
export type AboutSentences = ReadonlyMap<string, ListedAbout>;

interface ListedSentenceProps {
  readonly sentence: string;
  readonly listed: ListedSentences | undefined;
  /** what it opens where it is none of those */
  readonly about?: ListedAbout | undefined;
}

/** A sentence that may open the list behind it. */
export function ListedSentence({ sentence, listed, about }: ListedSentenceProps) {
  const opens = listed?.sentences.includes(sentence) ? listed.about : about;
  const text = unbroken(sentence);
  return opens ? <ListedMark about={opens}>{text}</ListedMark> : text;
}
