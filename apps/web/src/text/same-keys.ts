/** The keys of a text tree with any sentence at each of them: what a translation has to offer. */
export type SameKeys<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : SameKeys<Texts[Key]>;
};
