import { describe, expect, it } from 'vitest';
import { createXmlScanner } from './xml-scanner.ts';

/** Returns the contents of a document, as 'a(x="1")', its texts, and '/a'; in pieces of this many characters. */
function scan(xml: string, pieceLength = 1_000): string[] {
  const found: string[] = [];
  const scanner = createXmlScanner({
    open: (name, attributes) => found.push(attributes === '' ? name : `${name}(${attributes.trim()})`),
    text: (text) => found.push(text),
    close: (name) => found.push(`/${name}`),
  });
  for (let start = 0; start < xml.length; start += pieceLength)
    scanner.write(xml.slice(start, start + pieceLength));
  scanner.end();
  return found;
}

describe('well-formed XML is read', () => {
  it.each<[string, string, string[]]>([
    ['elements and texts', '<a><b x="1">t</b></a>', ['a', 'b(x="1")', 't', '/b', '/a']],
    ['names without their prefix', '<x:a xmlns:x="u"><x:b/></x:a>', ['a(xmlns:x="u")', 'b', '/b', '/a']],
    [
      'its declaration, comments and instructions',
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<!-- a -->\n<?b c?><a/>\n',
      ['a', '/a'],
    ],
    ['entities and character numbers', '<a>&lt;&amp;&#233;&#xE9;</a>', ['a', '<&éé', '/a']],
    ['quotes of either kind, and > within them', `<a b='"' c=">" />`, [`a(b='"' c=">")`, '/a']],
    ['what stands in CDATA as it is', '<a><![CDATA[<b>&c;]]></a>', ['a', '<b>&c;', '/a']],
  ])('%s', (_case, xml, found) => {
    expect(scan(xml)).toEqual(found);
    expect(scan(xml, 1).join('')).toBe(found.join(''));
  });
});

describe('ill-formed XML is refused', () => {
  it.each<[string, string]>([
    ['nothing', ''],
    ['no element', '<?xml version="1.0"?>'],
    ['an element that is not closed', '<a><b></a>'],
    ['elements that overlap', '<a><b><c></b></c></a>'],
    ['an element closed under another prefix', '<x:a></y:a>'],
    ['a second root', '<a/><b/>'],
    ['text before the root', 'a<a/>'],
    ['text behind the root', '<a/>a'],
    ['a closing tag too many', '<a/></a>'],
    ['a closing tag with an attribute', '<a></a b="1">'],
    ['a name that is none', '<a><1b/></a>'],
    ['a tag without a name', '<a>< b/></a>'],
    ['an attribute without quotes', '<a b=1/>'],
    ['an attribute without a value', '<a b/>'],
    ['attributes without a blank between', '<a b="1"c="2"/>'],
    ['an attribute twice', '<a b="1" b="2"/>'],
    ['< in an attribute', '<a b="<"/>'],
    ['a quote that is not closed', '<a b="1/>'],
    ['an ampersand by itself', '<a>b & c</a>'],
    ['an entity without its end', '<a>&amp</a>'],
    ['an entity that there is not', '<a>&nbsp;</a>'],
    ['an entity that there is not, in an attribute', '<a b="&nbsp;"/>'],
    ['the number of no character', '<a>&#0;</a>'],
    ['the number of half a character', '<a>&#xD800;</a>'],
    ['a number beyond all characters', '<a>&#x110000;</a>'],
    ['a character that XML has no place for', '<a>\u0001</a>'],
    ['the end of CDATA in a text', '<a>]]></a>'],
    ['CDATA outside of the root', '<a/><![CDATA[b]]>'],
    ['two hyphens in a comment', '<a><!-- b -- c --></a>'],
    ['a comment that is not closed', '<a><!-- </a>'],
    ['a declaration behind something else', '<a/><?xml version="1.0"?>'],
    ['a declaration that is none', '<?xml encoding="UTF-8"?><a/>'],
    ['an encoding that is not read', '<?xml version="1.0" encoding="windows-1252"?><a/>'],
    ['a document type', '<!DOCTYPE a><a/>'],
    ['elements a thousand deep', '<a>'.repeat(2_000) + '</a>'.repeat(2_000)],
  ])('%s', (_case, xml) => {
    expect(() => scan(xml)).toThrow(/file-damaged|unsafe-file/);
    expect(() => scan(xml, 1)).toThrow(/file-damaged|unsafe-file/);
  });
});
