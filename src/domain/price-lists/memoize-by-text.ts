/** The function memoized by its text: the thousands of rows of a list repeat the same texts. */
export function memoizeByText<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found.value
    const value = read(text)
    known.set(text, { value })
    return value
  }
}
