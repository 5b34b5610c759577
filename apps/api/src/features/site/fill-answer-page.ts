/** What the answer to a form sent without JavaScript says, and what was typed. */
export interface AnswerPage {
  /** of the form as a whole; '' for none */
  readonly notice: string;
  /** per field */
  readonly values: Readonly<Record<string, string>>;
  /** per field; a field without one is in order */
  readonly problems: Readonly<Record<string, string>>;
  /** of the boxes that may be ticked, those that were */
  readonly ticked: readonly string[];
}

const PLACE = /\{\{(notice|value|problem|invalid)(?::([\w-]+))?\}\}|data-ticked="([\w-]+)"/g;

/**
 * The page that the site's build left for an answer, with its places filled in. The page is the site's own contact page,
 * so that whoever sends the form without JavaScript sees the same form again, with what was typed.
 */
export function fillAnswerPage(page: string, { notice, values, problems, ticked }: AnswerPage): string {
  return page.replace(PLACE, (_place, kind: string | undefined, name = '', box: string | undefined) => {
    if (box !== undefined) return ticked.includes(box) ? 'checked' : '';
    switch (kind) {
      case 'notice':
        return escapeHtml(notice);
      case 'value':
        return escapeHtml(values[name] ?? '');
      case 'problem':
        return escapeHtml(problems[name] ?? '');
      default:
        return problems[name] ? 'true' : 'false';
    }
  });
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
