/** The largest number of rows that a collection returns in one answer. It is apart from schemas, for the first screen. */
export const COLLECTION_CAP = 500;
