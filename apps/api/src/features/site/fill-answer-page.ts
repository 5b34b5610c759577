/** The contents of the answer to a form sent without JavaScript, including what was typed. */
export interface AnswerPage {
  /** of the form as a whole; '' for none */
  readonly notice: string;
  /** per field */
  readonly values: Readonly<Record<string, string>>;
  /** per field; a field without one is correct */
  readonly problems: Readonly<Record<string, string>>;
  /** the boxes that were ticked */
  readonly ticked: readonly string[];
}

const PLACE = /\{\{(notice|value|problem|invalid)(?::([\w-]+))?\}\}|data-ticked="([\w-]+)"/g;

/**
 * Returns the answer page of the site's build, with its places filled in. It is the site's own contact page, so that a
 * visitor without JavaScript sees the same form again, with what was typed.
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
