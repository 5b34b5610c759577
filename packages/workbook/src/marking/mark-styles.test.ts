import { expect, it } from 'vitest';
import { emptyStyleSheet, openStyleSheet } from './mark-styles.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

it('knows the look of an earlier marking by its fill and by the lines and the ink of its border', () => {
  const sheet = openStyleSheet(emptyStyleSheet(MAIN));
  const style = sheet.marked(0, 'error');
  const xml = sheet.toXml();
  expect([...openStyleSheet(xml).unmarked.keys()]).toEqual([style]);
  const [, line = '', ink = ''] = /<left style="(\w+)"><color rgb="(\w+)"/.exec(xml) ?? [];
  const [, fill = ''] = /<fgColor rgb="(\w+)"/.exec(xml) ?? [];
  // A style of the user that has two of the three is theirs.
  for (const [ours, theirs] of [
    [`"${line}"`, '"double"'],
    [ink, 'FF123456'],
    [fill, 'FF654321'],
  ] as const) {
    expect(ours.length).toBeGreaterThan(2);
    expect(openStyleSheet(xml.replaceAll(ours, theirs)).unmarked.size).toBe(0);
  }
});
