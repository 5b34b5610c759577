/**
 * Returns the result of the work, or throws an error with this message when it takes longer; the work itself continues.
 */
export async function within<T>(ms: number, message: string, work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), ms);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
