import { describe, expect, it } from 'vitest';
import { wrapParts, wrapText } from './wrap-text.ts';

/** Letters of 10 px each. */
const measure = (text: string) => text.length * 10;

describe('wrapText', () => {
  it('breaks between words', () => {
    expect(wrapText('Grondstoffen per productgroep', 170, measure)).toEqual([
      'Grondstoffen per',
      'productgroep',
    ]);
  });

  it('breaks within a word that is wider than a line', () => {
    expect(wrapText('Elementenverharding', 100, measure)).toEqual(['Elementenv', 'erharding']);
  });

  it('breaks a word that is wider than a line at its own hyphen, and adds none', () => {
    expect(wrapText('A1-A3', 40, measure, '-')).toEqual(['A1-', 'A3']);
    expect(wrapText('A1-A3 Productie', 90, measure, '-')).toEqual(['A1-A3', 'Productie']);
    expect(wrapText('UAV-GC-contract', 90, measure, '-')).toEqual(['UAV-GC-', 'contract']);
  });

  it('ends no line on what stands between two parts, and keeps it within a line', () => {
    expect(wrapParts('euro · Set A1 · alle projecten', 150, measure)).toEqual([
      'euro · Set A1',
      'alle projecten',
    ]);
    expect(wrapParts('euro · Set A1', 150, measure)).toEqual(['euro · Set A1']);
  });

  it('puts a text that fits on one line, and nothing on none', () => {
    expect(wrapText('MKI', 100, measure)).toEqual(['MKI']);
    expect(wrapText('', 100, measure)).toEqual([]);
  });
});
