import { expect, it } from 'vitest';
import { refuseOtherUnread, refuseUnread, refuseUnreadSource } from './reading-refusal.ts';

it('a file that was sent is refused by its problem, and a stored one as a state of things', () => {
  for (const kind of ['too-complex', 'broke-down'] as const) {
    expect(refuseUnread({ kind }, 'nl')).toMatchObject({ refusal: { kind: 'unreadable' } });
    // A declaration has no sheets.
    expect(JSON.stringify(refuseUnread({ kind }, 'nl'))).toContain('Posten');
    expect(JSON.stringify(refuseOtherUnread({ kind }, 'nl'))).not.toMatch(/Posten|Excel/);
    expect(refuseUnreadSource({ kind }, 'nl')).toMatchObject({
      refusal: { kind: 'conflict', message: { code: 'source-not-read' } },
    });
  }
  expect(refuseUnreadSource({ kind: 'too-busy' }, 'nl')).toMatchObject({ refusal: { kind: 'too-many' } });
});
