import { expect, it } from 'vitest';
import { absoluteLink } from './absolute-link.ts';

it.each([
  ['Local', 'http://localhost:8000', 'http://localhost:8000/gedeeld/abc.png'],
  [
    'Development',
    'https://ontwikkeling.milieuspoor.example',
    'https://ontwikkeling.milieuspoor.example/gedeeld/abc.png',
  ],
  ['Staging', 'https://proef.milieuspoor.example/', 'https://proef.milieuspoor.example/gedeeld/abc.png'],
  ['Production', 'https://milieuspoor.example', 'https://milieuspoor.example/gedeeld/abc.png'],
])('begins with the address of the installation: %s', (_environment, publicUrl, link) => {
  expect(absoluteLink(publicUrl, '/gedeeld/abc.png')).toBe(link);
});
