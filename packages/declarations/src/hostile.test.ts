import { UPLOAD_MAX_BYTES } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { readDeclaration } from './read-declaration.ts';
import { exampleJson, exampleXml } from './testing/example-ilcd.ts';

const read = (text: string | Uint8Array) => readDeclaration(Buffer.from(text));
const MEGABYTE = 1024 * 1024;

it.each([
  ['nothing', '', 'file-empty'],
  ['text', 'not a declaration', 'unknown-format'],
  ['a page', '<html><body>EPD</body></html>', 'no-declaration'],
  ['an entity bomb', `<!DOCTYPE a [<!ENTITY b "b"><!ENTITY c "&b;&b;">]>${exampleXml()}`, 'unsafe-file'],
  [
    'a document type',
    `<!DOCTYPE processDataSet SYSTEM "file:///etc/passwd">${exampleXml().replace(/^<\?xml.*?\?>/, '')}`,
    'unsafe-file',
  ],
  ['an entity that is not XML’s own', exampleXml({ names: { en: '&secret;' } }), 'file-damaged'],
  ['XML that ends early', exampleXml().slice(0, -20), 'file-damaged'],
  ['XML nested without end', `<a>${'<b>'.repeat(5_000)}`, 'too-deep'],
  ['JSON that ends early', Buffer.from(exampleJson()).toString().slice(0, -3), 'file-damaged'],
  ['JSON with more behind it', `${Buffer.from(exampleJson()).toString()} 1`, 'file-damaged'],
  ['JSON nested without end', '['.repeat(100_000), 'too-deep'],
  ['a key twice', '{"processInformation":1,"processInformation":2}', 'duplicate-key'],
  [
    'a key twice, one of them escaped',
    '{"processInformation":1,"processInform\\u0061tion":2}',
    'duplicate-key',
  ],
  ['NaN', '{"processInformation":NaN}', 'file-damaged'],
  ['a number too large', '{"processInformation":1e999}', 'not-a-number'],
  ['a prototype', '{"__proto__":{"processInformation":{}}}', 'no-declaration'],
  ['a list without end', `[${'{},'.repeat(200_000)}{}]`, 'no-declaration'],
] as const)('refuses %s', async (_, text, code) => {
  expect(await read(text)).toMatchObject({ kind: 'refused', problem: { code } });
});

it('refuses a hundred megabytes by their size, before a character of them is read', async () => {
  const started = performance.now();
  expect(await readDeclaration(new Uint8Array(100 * MEGABYTE).fill(91))).toMatchObject({
    problem: { code: 'file-too-large', details: { maxBytes: UPLOAD_MAX_BYTES } },
  });
  expect(performance.now() - started).toBeLessThan(2_000);
});

it('a key of a file is never a property of ours', async () => {
  const text = Buffer.from(exampleJson())
    .toString()
    .replace('{', '{"__proto__":{"polluted":1},"constructor":{},');
  expect(await read(text)).toMatchObject({ kind: 'read' });
  expect('polluted' in {}).toBe(false);
});

it('a figure that is true, a list or an object is none', async () => {
  for (const value of ['true', '[1]', '{"a":1}']) {
    const text = Buffer.from(exampleJson()).toString().replace('"value":"1.5"', `"value":${value}`);
    expect(await read(text), value).toMatchObject({ problem: { code: 'not-a-number' } });
  }
});

it('reads the encodings that XML declares, and refuses bytes that they do not have', async () => {
  const german = exampleXml({ names: { de: 'Wärmedämmung' } });
  const latin = Buffer.from(german.replace('UTF-8', 'ISO-8859-1'), 'latin1');
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(german.replace('UTF-8', 'UTF-16'), 'utf16le'),
  ]);
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(german)]);
  for (const bytes of [latin, utf16, marked])
    expect(await readDeclaration(bytes)).toMatchObject({ product: { name: 'Wärmedämmung' } });
  expect(await readDeclaration(Buffer.from(german, 'latin1'))).toMatchObject({
    problem: { code: 'file-damaged' },
  });
});
