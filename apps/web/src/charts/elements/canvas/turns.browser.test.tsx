import { afterEach, beforeEach, expect, it } from 'vitest';
import { whenItsTurn } from './turns.ts';

const BELOW = '10000px';
/** less than a screen below what is visible */
const NEAR = '110vh';

let drawn: string[];
beforeEach(() => {
  drawn = [];
});
afterEach(() => document.body.replaceChildren());

/** Adds an element at the top of the page, or far below the visible part, which is drawn when its turn comes. */
function place(name: string, top: string, draw = () => void drawn.push(name)): () => void {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', top, height: '10px', width: '10px' });
  document.body.append(element);
  return whenItsTurn(element, draw);
}

it('what is in sight is drawn before what is near, each of them once, and not what was called off', async () => {
  place('below', NEAR);
  const callOff = place('gone', NEAR);
  place('further below', NEAR);
  place('in sight', '0');
  callOff();
  await expect.poll(() => drawn.length).toBe(3);
  // Of what comes near in one frame, the browser tells in an order of its own.
  expect([drawn[0], ...drawn.slice(1).toSorted()]).toEqual(['in sight', 'below', 'further below']);
});

it('what nobody comes near is not drawn until somebody scrolls', async () => {
  place('far', BELOW);
  place('near', NEAR);
  await expect.poll(() => drawn).toEqual(['near']);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(drawn).toEqual(['near']);
  window.scrollTo(0, 1);
  await expect.poll(() => drawn).toEqual(['near', 'far']);
});

it('one that cannot be drawn leaves the others their turn', async () => {
  const failed: unknown[] = [];
  const hear = (event: ErrorEvent) => {
    failed.push(event.error);
    event.preventDefault();
  };
  window.addEventListener('error', hear);
  const fault = new Error('no canvas');
  place('broken', NEAR, () => {
    throw fault;
  });
  place('whole', NEAR);
  await expect.poll(() => drawn).toEqual(['whole']);
  expect(failed).toEqual([fault]);
  window.removeEventListener('error', hear);
});
