import type { ShownFaq } from '../faq/shown-faq.ts';
import { findInGuide, type GuideFinding } from '../guide/find-in-guide.ts';
import type { GuideChapter, GuideScreenName } from '../guide/guide-chapter.ts';
import { excerptOf, hasWords, searchedWords } from './searched-words.ts';

/** What is searched: the names of the screens that the reader can open, the questions, and the guide. */
export interface SearchedHelp {
  readonly screens: readonly { readonly screen: GuideScreenName; readonly title: string }[];
  readonly questions: readonly ShownFaq[];
  readonly chapters: readonly GuideChapter[];
}

/** A place in the help that has all the words, with the kind of place that it is. */
export type HelpFinding =
  | { readonly source: 'screen'; readonly screen: GuideScreenName; readonly title: string }
  | {
      readonly source: 'question';
      readonly uuid: string;
      readonly title: string;
      readonly excerpt: string;
    }
  | {
      readonly source: 'guide';
      readonly chapter: string;
      readonly section: GuideFinding['section'];
      readonly title: string;
      readonly excerpt: string;
    };

/**
 * Returns every place that has all the words that were typed, whatever accents or capitals they have; none without
 * words. The places that have them in their title stand first, in the order of screens, questions and guide.
 */
export function findInHelp({ screens, questions, chapters }: SearchedHelp, typed: string): HelpFinding[] {
  const words = searchedWords(typed);
  if (words.length === 0) return [];
  const findings: HelpFinding[] = [
    ...screens
      .filter(({ title }) => hasWords(title, words))
      .map((screen) => ({ source: 'screen', ...screen }) as const),
    ...questions
      .filter(({ title, content }) => hasWords(`${title} ${content}`, words))
      .map(
        ({ uuid, title, content }) =>
          ({ source: 'question', uuid, title, excerpt: excerptOf(content, words) }) as const,
      ),
    ...findInGuide(chapters, typed).map(
      ({ title, section, ...finding }) =>
        ({
          source: 'guide',
          ...finding,
          section,
          title: section ? `${title}: ${section.text}` : title,
        }) as const,
    ),
  ];
  const inTitle = (finding: HelpFinding) => hasWords(finding.title, words);
  return [...findings.filter(inTitle), ...findings.filter((finding) => !inTitle(finding))];
}
