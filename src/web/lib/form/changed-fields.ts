/** The fields that are others now; what was typed and cannot be read is one, though JSON takes it for an empty field. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const old = new Map<string, unknown>(Object.entries(before))
  const differs = ([field, value]: [string, unknown]) =>
    Number.isNaN(value) || JSON.stringify(value) !== JSON.stringify(old.get(field))
  return Object.fromEntries(Object.entries(after).filter(differs)) as Partial<Fields>
}
