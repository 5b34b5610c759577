import { type ListedAbout, ListedMark } from './listed-mark.tsx';

/** Which of the sentences at a chart open a list, and of what. */
export interface ListedSentences {
  readonly sentences: readonly string[];
  readonly about: ListedAbout;
}

interface ListedSentenceProps {
  readonly sentence: string;
  readonly listed: ListedSentences | undefined;
}

/** A sentence that may open the list behind it. */
export function ListedSentence({ sentence, listed }: ListedSentenceProps) {
  return listed?.sentences.includes(sentence) ? (
    <ListedMark about={listed.about}>{sentence}</ListedMark>
  ) : (
    sentence
  );
}
