import { expect, it } from 'vitest';
import { expiredDeclarations } from './expired-declarations.ts';

const usedDeclarations = [
  { name: 'Beton C20', validUntil: '2026-03-01' },
  { name: 'Beton C30', validUntil: '2026-03-02' },
];

it('a report names the declarations of which the last day has passed, in its own language', () => {
  const now = new Date('2026-03-02T08:00:00Z');
  expect(expiredDeclarations({ usedDeclarations }, now, 'nl')).toEqual([
    'De verklaring van Beton C20 is verlopen: zij gold tot en met 01-03-2026',
  ]);
  expect(expiredDeclarations({ usedDeclarations }, now, 'en')[0]).toContain('Beton C20 has expired');
  expect(expiredDeclarations({ usedDeclarations: [] }, now, 'nl')).toEqual([]);
});
