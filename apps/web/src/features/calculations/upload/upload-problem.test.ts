import { UPLOAD_MAX_BYTES } from '@milieuspoor/domain';
import { expect, test } from 'vitest';
import { problemBeforeSending } from './upload-problem.ts';

test('the three Excel extensions may be sent, whatever their case', () => {
  for (const name of ['a.xlsx', 'a.xlsm', 'a.XLS'])
    expect(problemBeforeSending({ name, size: 1 })).toBeNull();
});

test('another extension is refused before anything is sent', () => {
  for (const name of ['a.pdf', 'a.xlsx.exe', 'xlsx'])
    expect(problemBeforeSending({ name, size: 1 })).toEqual({ kind: 'wrong-extension' });
});

test('a spreadsheet in another format is refused with the steps to save it', () => {
  for (const format of ['ods', 'xlsb', 'csv'])
    expect(problemBeforeSending({ name: `Raming.${format.toUpperCase()}`, size: 1 })).toEqual({
      kind: 'other-format',
      format,
    });
});

test('a file of exactly 25 MB may be sent and one byte more may not', () => {
  expect(problemBeforeSending({ name: 'a.xlsx', size: UPLOAD_MAX_BYTES })).toBeNull();
  expect(problemBeforeSending({ name: 'a.xlsx', size: UPLOAD_MAX_BYTES + 1 })).toEqual({ kind: 'too-large' });
});
