/** A fact of a form as its user names it: fields that mean something only together are one part. */
export interface FormPart<Values> {
  key: string
  label: string
  /** Its fields, with the values of `from`; `onto` is what they are put onto. */
  put: (onto: Values, from: Values) => Partial<Values>
  /** What is stored of it: where it is equal, two versions do not differ. */
  contentOf: (values: Values) => unknown
  /** It in words, for somebody who compares two versions: a list may say only what is not in the other one, where that is given. */
  textOf: (values: Values, other?: Values) => string
}

/** A part that is a field, with those that name it as theirs. */
interface FieldPart<Values> extends Pick<FormPart<Values>, 'label' | 'textOf'> {
  /** Where it is not the name of the field. */
  key?: string
  /** Where it is not what is stored under the name of the field. */
  contentOf?: FormPart<Values>['contentOf']
}

/** Where nothing is stored under the name of a field, it says what is. */
type FieldParts<Values, Field, Content> =
  | (Field extends keyof Content
      ? FieldPart<Values>
      : FieldPart<Values> & Pick<FormPart<Values>, 'contentOf'>)
  /** The field with which it means something. */
  | { with: Exclude<keyof Values, Field> }
  /** Several parts, as the entries of a list. */
  | readonly FormPart<Values>[]

type PartOfField<Values> = FieldPart<Values> | { with: keyof Values } | readonly FormPart<Values>[]

/** How each field of a form is compared. */
export type PartsByField<Values, Content> = {
  readonly [Field in keyof Values]-?: FieldParts<Values, Field, Content>
}

const COMPLETE = Symbol('made by formParts')

/** Parts that together have every field: what is in no part would be lost where two windows save. */
export type FormParts<Values> = readonly FormPart<Values>[] & { readonly [COMPLETE]: true }

/**
 * The parts of a form, in the order of its fields.
 * @param storedOf what is stored of values, by field
 */
export function formParts<Values extends object, Content extends object>(
  storedOf: (values: Values) => Content,
  fields: PartsByField<Values, Content>,
): FormParts<Values> {
  const entries = Object.entries<PartOfField<Values>>({ ...fields })
  const parts = entries.flatMap(([field, part]): readonly FormPart<Values>[] => {
    if (Array.isArray(part)) return part
    if ('with' in part) return []
    const isOfPart = ([name, other]: (typeof entries)[number]) =>
      name === field || ('with' in other && other.with === field)
    const together = entries.filter(isOfPart).map(([name]) => name)
    return [
      {
        key: field,
        put: (_, from) =>
          Object.fromEntries(together.map((name) => [name, valueIn(from, name)])) as Partial<Values>,
        contentOf: (values) => valueIn(storedOf(values), field),
        ...part,
      },
    ]
  })
  return Object.assign(parts, { [COMPLETE]: true as const })
}

/** By name, as `Object.keys` has it. */
const valueIn = (values: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(values)).get(name)

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
  parts: FormParts<Values>,
): Merge<Values> {
  const isSame = ({ contentOf }: FormPart<Values>, one: Values, other: Values) =>
    JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))
  const changedHere = parts.filter((part) => !isSame(part, opened, mine))
  const changedThere = parts.filter((part) => !isSame(part, opened, stored))
  return {
    values: changedHere.reduce((values, { put }) => ({ ...values, ...put(values, mine) }), stored),
    taken: changedThere.filter((part) => !changedHere.includes(part)),
    clashing: changedThere.filter((part) => changedHere.includes(part) && !isSame(part, mine, stored)),
  }
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
    mine: textOf(mine, stored),
    stored: textOf(stored, mine),
  }))
}
