/** What the work comes to, or an error with this message when it takes longer than that; the work itself goes on. */
export async function within<T>(ms: number, message: string, work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), ms);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
