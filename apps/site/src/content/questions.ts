import { plainText } from '../markdown/plain-text.ts';

/** A question from a page's own list of questions, with its answer in words. */
interface AskedQuestion {
  readonly question: string;
  readonly answer: string;
}

/**
 * Returns the headings that end in a question mark below 'Veelgestelde vragen' or 'Frequently asked', with the text
 * after each.
 */
export function questionsOf(body: string): readonly AskedQuestion[] {
  const list =
    /^## (?:Veelgestelde vragen|Frequently asked questions)\n(?<questions>[\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(
      body,
    );
  const sections = list?.groups?.questions?.split(/^### /m).slice(1) ?? [];
  return sections.map((section) => {
    const [question = '', ...answer] = section.split('\n');
    return { question: question.trim(), answer: plainText(answer.join('\n')) };
  });
}
