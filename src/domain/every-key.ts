/**
 * The keys of a type, in the order in which they are written here: one that is missing does not compile, where
 * `satisfies readonly (keyof Facts)[]` would only have checked how the others are spelt.
 */
export function everyKey<Facts extends object>(
  each: Readonly<Record<keyof Facts & string, true>>,
): readonly (keyof Facts & string)[] {
  return Object.keys(each) as (keyof Facts & string)[]
}
