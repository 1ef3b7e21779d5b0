/** An optional field that was left blank in a form says nothing; one that is required has been refused by its schema. */
export function emptyAsNull<Facts extends object>(facts: Facts): Facts {
  const entries = Object.entries(facts).map(([field, value]) => [field, value === '' ? null : value])
  // The same fields, and null is a value of those that may be empty.
  return Object.fromEntries(entries) as Facts
}
