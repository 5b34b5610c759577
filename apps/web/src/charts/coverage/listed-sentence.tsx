import { unbroken } from '../../ui/unbroken.ts';
import { type ListedAbout, ListedMark } from './listed-mark.tsx';

/** The sentences at a chart that open a list, with its subject. */
export interface ListedSentences {
  readonly sentences: readonly string[];
  readonly about: ListedAbout;
}

/** The subject of the list that each sentence opens. */
export type AboutSentences = ReadonlyMap<string, ListedAbout>;

interface ListedSentenceProps {
  readonly sentence: string;
  readonly listed: ListedSentences | undefined;
  /** what it opens where it is none of those */
  readonly about?: ListedAbout | undefined;
}

/** A sentence that may open a list. */
export function ListedSentence({ sentence, listed, about }: ListedSentenceProps) {
  const opens = listed?.sentences.includes(sentence) ? listed.about : about;
  const text = unbroken(sentence);
  return opens ? <ListedMark about={opens}>{text}</ListedMark> : text;
}
