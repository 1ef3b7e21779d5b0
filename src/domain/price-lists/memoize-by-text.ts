/** The same function, which reads each text once: a list has thousands of rows, and says the same things over and over. */
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
