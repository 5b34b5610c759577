/**
 * Whether input holds something whose length is an object, as no text or list has. A schema that bounds a length compares it even of
 * what has the wrong type, and throws where that cannot be made a number.
 */
export function hasOddLength(input: unknown): boolean {
  // A list of what is left to look at: JSON may be nested deeper than calls can be.
  const left = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('length' in value && typeof value.length === 'object' && value.length !== null) return true;
    for (const inner of Object.values(value)) left.push(inner);
  }
  return false;
}
