import { describe, expect, it } from 'vitest';
import { PASSWORD_MAX, passwordProblems } from './password-policy.ts';

const SARAH = ['s.dewit', 'Sarah', 'de Wit', 's.dewit@gemeente-waterland.example', 'Gemeente Waterland'];

describe('the length of a password', () => {
  it('is at least twelve characters', () => {
    expect(passwordProblems('kale-rivier', [])).toEqual(['password-too-short']);
    expect(passwordProblems('kale-rivier7', [])).toEqual([]);
  });

  it('is at most two hundred characters, each counted once whatever its bytes', () => {
    const long = 'duizend bruggen '.repeat(13).slice(0, PASSWORD_MAX);
    expect(passwordProblems(long, [])).toEqual([]);
    expect(passwordProblems(`${long}!`, [])).toEqual(['password-too-long']);
    expect(passwordProblems('🚲🛶🌉🌾🌊🌳🌷🚜🏗️🚧🛤️', [])).toEqual([]);
  });
});

describe('a password that is tried first by whoever guesses', () => {
  it.each([
    'Wachtwoord123',
    'W@chtw00rd2026!',
    'Welkom2026!!',
    'WelkomWelkom1',
    'welkom-welkom',
    'Zomer2026Zomer',
    'Maandag12345',
    'Jan1985Maart',
    'Marieke1979!',
    'FeyenoordAjax1',
    'Gemeente2026!',
    'Milieuspoor2026',
    'qwertyuiop123',
    '1q2w3e4r5t6y',
    '123456789012',
    '987654321098',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcdefghijklmnop',
    'P@ssw0rd1234',
    'administrator',
    'IkHouVanJou2026',
    'correct horse battery staple',
    'ditismijnwachtwoord',
  ])('%s is refused', (password) => {
    expect(passwordProblems(password, [])).toEqual(['password-common']);
  });

  it.each([
    'lang-genoeg-wachtwoord',
    'drie blauwe kranen in de mist',
    'x7#Kp9$mQ2vL',
    'regenpijp kantelt zacht',
    '83749-20183-7465',
    'Kruispuntlantaarn',
  ])('%s is taken', (password) => {
    expect(passwordProblems(password, [])).toEqual([]);
  });
});

describe('a password that is built from what others know of its user', () => {
  it.each(['SarahDeWit2026', 'sarah.dewit-1', 'S4r4hS4r4h123', 'Waterland2026!', 's.dewit@gemeente'])(
    '%s is refused',
    (password) => expect(passwordProblems(password, SARAH)).toEqual(['password-own-data']),
  );

  it('may mention it in something longer', () => {
    expect(passwordProblems('waterland ligt onder zeeniveau', SARAH)).toEqual([]);
    expect(passwordProblems('SarahDeWit2026', [])).not.toContain('password-own-data');
  });
});
