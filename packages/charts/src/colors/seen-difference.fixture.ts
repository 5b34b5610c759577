import { distance, labOfLinear, linearOf, multiply, type Triple } from './color-difference.ts';

/** How a person sees: all colours, or without the long, middle or short wavelengths. */
export type Sight = 'full' | 'protanopia' | 'deuteranopia' | 'tritanopia';

/** The matrix that converts linear RGB for each sight (Machado, Oliveira and Fernandes 2009, severity 1). */
const SEEN: Readonly<Record<Sight, readonly Triple[]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/**
 * Returns the smallest distance (CIE 1976) between any two of the colours as this sight perceives them; 2.3 is just
 * visible.
 */
export function smallestDifference(colors: readonly string[], sight: Sight): number {
  const seen = colors.map((color) =>
    labOfLinear(multiply(SEEN[sight], linearOf(color)).map(clamp) as unknown as Triple),
  );
  let smallest = Number.POSITIVE_INFINITY;
  seen.forEach((one, index) => {
    for (const other of seen.slice(index + 1)) smallest = Math.min(smallest, distance(one, other));
  });
  return smallest;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
