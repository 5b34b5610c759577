import { marked, type Token } from 'marked';

/** Returns the words of a Markdown text, without its signs and figures, for the search. */
export function plainText(markdown: string): string {
  return marked.lexer(markdown).map(textOf).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
}

function textOf(token: Token): string {
  switch (token.type) {
    case 'code':
    case 'space':
      return '';
    case 'table': {
      const cells = [...token.header, ...token.rows.flat()] as { readonly tokens: Token[] }[];
      return cells.map((cell) => cell.tokens.map(textOf).join('')).join(' ');
    }
    case 'list':
      return (token.items as { readonly tokens: Token[] }[])
        .map((item) => item.tokens.map(textOf).join(' '))
        .join(' ');
    default:
      if ('tokens' in token && token.tokens) return token.tokens.map(textOf).join('');
      return 'text' in token ? decodeEntities(String(token.text)) : '';
  }
}

/** Decodes entities, since marked escapes the texts of its tokens. */
export function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
