import { marked, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { headingId } from './heading-id.ts';
import { decodeEntities } from './plain-text.ts';

export interface MarkdownParts {
  /** returns the address behind a link such as `page:contact` or `article:what-is-mki` */
  readonly linkTo: (name: string) => string;
  /** returns the figure of that name */
  readonly figure: (name: string) => ReactNode;
}

interface MarkdownProps extends MarkdownParts {
  readonly text: string;
}

/**
 * Shows a text of `content` as elements: paragraphs, headings, lists, tables, quotes for what deserves attention, and
 * figures, which are code blocks of the language `figure`. Throws for anything else, so that nothing is lost silently.
 */
export function Markdown({ text, ...parts }: MarkdownProps) {
  return <Blocks tokens={marked.lexer(text)} parts={parts} />;
}

function Blocks({ tokens, parts }: { readonly tokens: readonly Token[]; readonly parts: MarkdownParts }) {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: prerendered once, never reordered
    <Fragment key={index}>{block(token, parts)}</Fragment>
  ));
}

function block(token: Token, parts: MarkdownParts): ReactNode {
  switch (token.type) {
    case 'space':
      return null;
    case 'paragraph':
      return <p>{inline(token.tokens ?? [], parts)}</p>;
    case 'heading': {
      const Heading = token.depth === 2 ? 'h2' : 'h3';
      return <Heading id={headingId(token.text)}>{inline(token.tokens ?? [], parts)}</Heading>;
    }
    case 'list': {
      const List = token.ordered ? 'ol' : 'ul';
      return (
        <List>
          {(token as Tokens.List).items.map((item) => (
            <li key={item.raw}>{listItem(item, parts)}</li>
          ))}
        </List>
      );
    }
    case 'blockquote':
      return (
        <div className="note">
          <Blocks tokens={token.tokens ?? []} parts={parts} />
        </div>
      );
    case 'table':
      return <Table table={token as Tokens.Table} parts={parts} />;
    case 'code':
      if (token.lang === 'figure') return parts.figure(token.text.trim());
      throw new Error(`A block of "${token.lang}" is not shown`);
    default:
      throw new Error(`Markdown of the kind "${token.type}" is not shown: ${token.raw}`);
  }
}

function listItem(item: Tokens.ListItem, parts: MarkdownParts): ReactNode {
  return item.tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: prerendered once, never reordered
    <Fragment key={index}>
      {token.type === 'text' ? inline(('tokens' in token && token.tokens) || [], parts) : block(token, parts)}
    </Fragment>
  ));
}

function Table({ table, parts }: { readonly table: Tokens.Table; readonly parts: MarkdownParts }) {
  const alignOf = (column: number) => (table.align[column] === 'right' ? 'number' : undefined);
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            {table.header.map((cell, column) => (
              <th key={cell.text} scope="col" className={alignOf(column)}>
                {inline(cell.tokens, parts)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.map(({ text }) => text).join('|')}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={table.header[column]?.text} scope="row">
                    {inline(cell.tokens, parts)}
                  </th>
                ) : (
                  <td key={table.header[column]?.text} className={alignOf(column)}>
                    {inline(cell.tokens, parts)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inline(tokens: readonly Token[], parts: MarkdownParts): ReactNode {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: prerendered once, never reordered
    <Fragment key={index}>{piece(token, parts)}</Fragment>
  ));
}

function piece(token: Token, parts: MarkdownParts): ReactNode {
  switch (token.type) {
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens ? inline(token.tokens, parts) : decodeEntities(token.text);
    case 'strong':
      return <strong>{inline(token.tokens ?? [], parts)}</strong>;
    case 'em':
      return <em>{inline(token.tokens ?? [], parts)}</em>;
    case 'link':
      return <a href={addressOf(token.href, parts)}>{inline(token.tokens ?? [], parts)}</a>;
    default:
      throw new Error(`Markdown of the kind "${token.type}" is not shown: ${token.raw}`);
  }
}

function addressOf(target: string, { linkTo }: MarkdownParts): string {
  const name = /^(?:page|article):([\w-]+)$/.exec(target)?.[1];
  if (name) return linkTo(name);
  if (/^(https:|mailto:|#)/.test(target)) return target;
  throw new Error(`"${target}" is no page, no article and no https address`);
}
