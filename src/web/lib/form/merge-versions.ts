/** A fact of a form as its user names it: fields that mean something only together are one part. */
export interface FormPart<Values> {
  key: string
  label: string
  /** Other values with this part of `from`. */
  put: (onto: Values, from: Values) => Values
  /** What is stored of it: where it is equal, two versions do not differ. */
  contentOf: (values: Values) => unknown
  /** It in words, for somebody who compares two versions. */
  textOf: (values: Values) => string
}

interface Versions<Values> {
  /** As the form began. */
  opened: Values
  /** As it is typed. */
  mine: Values
  /** As another window has stored it since. */
  stored: Values
}

export interface Merge<Values> {
  /** The stored values with what was typed over them, also where both have changed a part. */
  values: Values
  /** Parts that only the other window has changed. */
  taken: FormPart<Values>[]
  /** Parts that both have changed, to different content. */
  clashing: FormPart<Values>[]
}

/** Merges what is typed with what another window has stored since the form began. */
export function mergeVersions<Values extends object>(
  { opened, mine, stored }: Versions<Values>,
  parts: readonly FormPart<Values>[],
): Merge<Values> {
  const isSame = ({ contentOf }: FormPart<Values>, one: Values, other: Values) =>
    JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))
  const changedHere = parts.filter((part) => !isSame(part, opened, mine))
  const changedThere = parts.filter((part) => !isSame(part, opened, stored))
  return {
    values: changedHere.reduce((values, { put }) => put(values, mine), stored),
    taken: changedThere.filter((part) => !changedHere.includes(part)),
    clashing: changedThere.filter((part) => changedHere.includes(part) && !isSame(part, mine, stored)),
  }
}

/** For a part that is these fields. */
export function putFields<Values extends object>(...fields: (keyof Values)[]): FormPart<Values>['put'] {
  return (onto, from) => ({ ...onto, ...Object.fromEntries(fields.map((field) => [field, from[field]])) })
}

/** Makes parts that are one field each, of which `stored` says what is stored of it. */
export function fieldParts<Values extends object>(
  stored: (values: Values) => Partial<Record<string, unknown>>,
) {
  return (
    key: keyof Values & string,
    label: string,
    textOf: FormPart<Values>['textOf'],
  ): FormPart<Values> => ({
    key,
    label,
    put: putFields(key),
    contentOf: (values) => stored(values)[key],
    textOf,
  })
}

/** A name, which is never empty. */
export function namePart<Values extends { nom: string }>(label: string): FormPart<Values> {
  const trimmed = ({ nom }: Values) => nom.trim()
  return { key: 'nom', label, put: putFields('nom'), contentOf: trimmed, textOf: trimmed }
}

/** What two versions say of a part. */
export interface ComparedPart {
  key: string
  label: string
  mine: string
  stored: string
}

/** What is typed beside what is stored, part by part. */
export function comparedParts<Values extends object>(
  parts: readonly FormPart<Values>[],
  mine: Values,
  stored: Values,
): ComparedPart[] {
  return parts.map(({ key, label, textOf }) => ({
    key,
    label,
    mine: textOf(mine),
    stored: textOf(stored),
  }))
}
