import { marked, type Token, type Tokens } from 'marked';
import type {
  GuideBlock,
  GuideChapter,
  GuideLine,
  GuidePiece,
} from '../src/features/help/guide/guide-chapter.ts';

/**
 * Reads a chapter from its Markdown. Throws for anything that the guide does not show, so that nothing is lost
 * silently.
 */
export function readGuideChapter(fileName: string, markdown: string): GuideChapter {
  const slug = /^\d\d-([a-z-]+)\.md$/.exec(fileName)?.[1];
  if (!slug) throw new Error(`${fileName} is not called like a chapter, as in 01-inloggen.md`);
  const [first, ...others] = marked.lexer(markdown).filter(({ type }) => type !== 'space');
  if (first?.type !== 'heading' || first.depth !== 1) throw new Error(`${fileName} begins with no title`);
  return { slug, title: decoded(first.text), blocks: others.map(blockOf) };
}

function blockOf(token: Token): GuideBlock {
  switch (token.type) {
    case 'heading':
      return { kind: 'heading', id: headingId(decoded(token.text)), text: decoded(token.text) };
    case 'paragraph': {
      const [only, ...more] = token.tokens ?? [];
      if (only?.type === 'image' && more.length === 0)
        return { kind: 'picture', name: only.href, alternative: decoded(only.text) };
      return { kind: 'paragraph', line: lineOf(token.tokens) };
    }
    case 'blockquote':
      return {
        kind: 'note',
        line: (token.tokens ?? []).flatMap((each) => lineOf('tokens' in each ? each.tokens : [])),
      };
    case 'list':
      return {
        kind: 'list',
        ordered: (token as Tokens.List).ordered,
        items: (token as Tokens.List).items.map(({ tokens }) =>
          tokens.flatMap((each) => lineOf('tokens' in each ? each.tokens : [])),
        ),
      };
    default:
      throw new Error(`Markdown of the kind "${token.type}" is not shown in the guide: ${token.raw}`);
  }
}

function lineOf(tokens: readonly Token[] | undefined): GuideLine {
  return (tokens ?? []).map(pieceOf);
}

function pieceOf(token: Token): GuidePiece {
  switch (token.type) {
    case 'text':
    case 'escape':
      return decoded(token.text);
    case 'strong':
      return { kind: 'label', text: decoded(token.text) };
    case 'link': {
      const [, kind, name] = /^(chapter|screen):([a-z-]+)$/.exec(token.href) ?? [];
      if (kind === 'chapter' && name) return { kind, chapter: name, text: decoded(token.text) };
      if (kind === 'screen' && name) return { kind, screen: name, text: decoded(token.text) };
      throw new Error(`"${token.href}" is no chapter and no screen`);
    }
    default:
      throw new Error(`Markdown of the kind "${token.type}" is not shown in the guide: ${token.raw}`);
  }
}

/** Returns the id of a heading, which links use: 'Wat weegt het?' becomes 'wat-weegt-het'. */
function headingId(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Decodes entities, since marked escapes the texts of its tokens. */
function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
