/**
 * Tells whether input has a `length` that is an object, which no text or list has. A schema with a length limit
 * compares it even for a wrong type, and throws where it cannot be converted to a number.
 */
export function hasOddLength(input: unknown): boolean {
  // It uses a list of values to check, because JSON may be nested deeper than function calls can be.
  const left = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('length' in value && typeof value.length === 'object' && value.length !== null) return true;
    for (const inner of Object.values(value)) left.push(inner);
  }
  return false;
}
