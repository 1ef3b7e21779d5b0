/** The shape of a text in French, to be filled in another language: same keys, any words. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translation<Texts[Key]>
}
