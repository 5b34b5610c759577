import { describe, expect, it } from 'vitest';
import { frameOf } from './frame-of.ts';

const last = { org: 'alfa', screen: 'work' } as const;
const at = (hash: string) => frameOf({ hash, signedIn: true, last });

describe('the frame of a page that is being opened', () => {
  it.each(['', '#', '#/', '#/o/alfa', '#/o/alfa/dashboard', '#/o/alfa/dashboard?set=a2'])(
    '%s is that of the dashboard',
    (hash) => expect(at(hash)).toEqual({ frame: 'dashboard', org: 'alfa', place: 'dashboard' }),
  );

  it('is that of the organisation in the address, not of the one before', () =>
    expect(at('#/o/beta/dashboard').org).toBe('beta'));

  it.each([
    ['#/o/alfa/agenda', 'agenda'],
    ['#/o/alfa/instellingen?tab=programs', 'instellingen'],
    ['#/o/alfa/handleiding/inloggen', 'handleiding'],
    ['#/o/alfa/project/1/tab/3', 'dashboard'],
    ['#/o/alfa/nergens', 'nergens'],
  ])('%s has the bar and the drawer, at %s, without the band of the dashboard', (hash, place) =>
    expect(at(hash)).toEqual({ frame: 'screen', org: 'alfa', place }),
  );

  it.each(['#/login', '#/account', '#/uitnodiging/geheim', '#/o/alfa/viewer-dashboard'])(
    '%s has the plain one, since its own frame is another',
    (hash) => expect(at(hash).frame).toBe('plain'),
  );

  it('is plain for whoever is not signed in, and says nothing of the organisation before', () =>
    expect(frameOf({ hash: '#/o/alfa/dashboard', signedIn: false, last })).toEqual({
      frame: 'plain',
      org: null,
      place: '',
    }));

  it.each([null, 'viewer-dashboard'] as const)('is plain after a visit that showed %s', (screen) =>
    expect(frameOf({ hash: '#/o/alfa/dashboard', signedIn: true, last: { org: 'alfa', screen } }).frame).toBe(
      'plain',
    ),
  );
});
