import { expect, it } from 'vitest';
import { reasonOf } from './mail-failure.ts';

it('a refusal has the words of the mail server, on one line', () => {
  const cause = Object.assign(new Error('Message failed'), { response: '550 5.7.1\r\n  Not from here' });
  expect(reasonOf(cause)).toBe('550 5.7.1 Not from here');
});

it('without words of a mail server it has the reason why the server was not reached', () => {
  expect(reasonOf(new Error('connect ECONNREFUSED 127.0.0.1:25'))).toBe('connect ECONNREFUSED 127.0.0.1:25');
  expect(reasonOf(null)).toBe('null');
});

it('names no mailbox and no link of the mail', () => {
  const response =
    '550 <lid@voorbeeld.example>: link https://milieuspoor.example/#/wachtwoord_vergeten/geheim is blocked, see https://relay.example/why?id=1';
  expect(reasonOf({ response })).toBe(
    '550 <…>: link https://milieuspoor.example/… is blocked, see https://relay.example/…',
  );
});

it('has a readable length', () => {
  expect(reasonOf(new Error('x'.repeat(10_000)))).toHaveLength(500);
});
