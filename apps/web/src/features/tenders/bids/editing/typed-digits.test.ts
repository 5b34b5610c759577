import { expect, test } from 'vitest';
import {
  cursorIn,
  digitsBehind,
  eurOfDigits,
  isNoAmount,
  isUnreadable,
  typedDigits,
} from './typed-digits.ts';

test('what is digits alone gets points between the thousands', () => {
  expect(typedDigits('1234567')).toBe('1.234.567');
  expect(typedDigits('0')).toBe('0');
  expect(typedDigits('')).toBe('');
  expect(typedDigits('1.2345', '1.234')).toBe('12.345');
  expect(typedDigits('12.34', '12.345')).toBe('1.234');
});

test('points that somebody types themselves stay where they are, until the amount is whole', () => {
  const typed: string[] = [];
  for (const text of ['1', '1.', '1.0', '1.00', '1.000', '1.0000'])
    typed.push(typedDigits(text, typed.at(-1)));
  expect(typed).toEqual(['1', '1.', '1.0', '1.00', '1.000', '10.000']);
  expect(typed.some((text) => isNoAmount(text))).toBe(false);
});

test('whatever is no digit stays as it is typed, and is no amount', () => {
  for (const text of ['-12', '12,50', '12,', '1a2', '1.5,', '9'.repeat(30), '12.34.5']) {
    expect(typedDigits(text, text.slice(0, -1)).replaceAll('.', ''), text).toBe(text.replaceAll('.', ''));
    expect(isNoAmount(text), text).toBe(true);
  }
  expect(typedDigits('1.5')).toBe('1.5');
  expect(isUnreadable('1.5')).toBe(true);
  expect(eurOfDigits('1.5')).toBeNull();
});

test('an empty field is no amount, and 0 is one', () => {
  expect(eurOfDigits('')).toBeNull();
  expect(eurOfDigits('0')).toBe(0);
  expect(eurOfDigits('1.234.567')).toBe(1_234_567);
});

test('the cursor stays before the digits that were behind it when a point comes between', () => {
  // The user types a 9 after the 1 of 1.234: '19.234', with the cursor after the 9.
  expect(digitsBehind('19.234', 2)).toBe(3);
  expect(cursorIn('19.234', 3)).toBe(3);
  expect(cursorIn('1.234', 4)).toBe(0);
  expect(cursorIn('1.234', 0)).toBe(5);
});

test('on an English screen commas between thousands stay as they are typed, and are no fault on the way', () => {
  const typed: string[] = [];
  for (const text of ['1', '1,', '1,2', '1,25', '1,250', '1,250,', '1,250,0', '1,250,00', '1,250,000'])
    typed.push(typedDigits(text, typed.at(-1)));
  expect(typed.at(-1)).toBe('1,250,000');
  expect(typed.filter((text) => isNoAmount(text, 'en'))).toEqual([]);
  expect(eurOfDigits('1,250,000', 'en')).toBe(1_250_000);
  expect(eurOfDigits('1,234', 'en')).toBe(1_234);
});

test('what is no amount in whole euro in English either is said at once', () => {
  for (const text of ['1,2345', '1,250.5', '-1,250', '1,25,000', 'about 5', '9'.repeat(30)])
    expect(isNoAmount(text, 'en'), text).toBe(true);
  expect(isNoAmount('1,25', 'nl')).toBe(true);
  expect(isUnreadable('1,234', 'nl')).toBe(true);
});
