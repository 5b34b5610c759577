import { describe, expect, it } from 'vitest';
import { contrastRatio, textColorOn } from './contrast.ts';

describe('contrastRatio', () => {
  it('is 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#0c538e', '#0c538e')).toBe(1);
  });

  it('knows the grey that just reaches 4.5:1 on white', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe('textColorOn', () => {
  it('writes white on dark bars and black on light ones', () => {
    expect(textColorOn('#0c538e')).toBe('#ffffff');
    expect(textColorOn('#e7cf78')).toBe('#000000');
    expect(textColorOn('#808080')).toBe('#000000');
  });

  it('can be read on every colour', () => {
    const steps = ['00', '33', '66', '80', '99', 'cc', 'ff'];
    for (const red of steps)
      for (const green of steps)
        for (const blue of steps) {
          const colour = `#${red}${green}${blue}`;
          expect(contrastRatio(textColorOn(colour), colour), colour).toBeGreaterThanOrEqual(4.5);
        }
  });
});
