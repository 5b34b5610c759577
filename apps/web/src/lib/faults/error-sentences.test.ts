import { ApiError } from '@milieuspoor/contract/client';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { nl } from '../../text/nl/index.ts';
import { errorSentences } from './error-sentences.ts';

const dutch = i18next.createInstance();
beforeAll(() => dutch.init({ lng: 'nl', resources: { nl: { translation: nl } } }));
const sentences = (error: unknown) => errorSentences(error, dutch.t);

test('the server’s own messages are shown as they came, whatever their shape', () => {
  expect(sentences(new ApiError(400, ['Rij 3: geen getal', 'Rij 9: geen eenheid']))).toEqual([
    'Rij 3: geen getal',
    'Rij 9: geen eenheid',
  ]);
  expect(sentences(new ApiError(409, { detail: 'De sets verschillen.' }))).toEqual(['De sets verschillen.']);
  expect(sentences(new ApiError(400, { name: ['Te lang'], non_field_errors: ['Onvolledig'] }))).toEqual([
    'Te lang',
    'Onvolledig',
  ]);
});

test('an answer without a message gets the sentence of its status', () => {
  expect(sentences(new ApiError(0, null))).toEqual([nl.errors.unreachable]);
  expect(sentences(new ApiError(413, null))).toEqual([nl.errors.tooLarge]);
  expect(sentences(new ApiError(502, '<html>'))).toEqual([nl.errors.server]);
  expect(sentences(new ApiError(503, null))).toEqual([nl.errors.away]);
  expect(sentences(new ApiError(418, null))).toEqual([nl.errors.unexpected]);
});

test('a fault of our own shows no technical text', () => {
  expect(sentences(new TypeError('x is undefined'))).toEqual([nl.errors.unexpected]);
});
