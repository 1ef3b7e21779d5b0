/**
 * The function memoized by its text: the thousands of rows of a list repeat the same texts.
 * @param longest characters of a text that is kept; longer ones do not repeat themselves
 * @param most texts that are kept: with one more, all are dropped
 */
export function memoizeByText<Value>(
  read: (text: string) => Value,
  longest: number = Number.POSITIVE_INFINITY,
  most: number = Number.POSITIVE_INFINITY,
): (text: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (text) => {
    if (text.length > longest) return read(text)
    const found = known.get(text)
    if (found !== undefined) return found.value
    const value = read(text)
    if (known.size >= most) known.clear()
    known.set(text, { value })
    return value
  }
}
