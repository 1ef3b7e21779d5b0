import { z } from 'zod'

interface AnyFact {
  /** Its shape and its bounds: of what is sent and answered, and of the database where they are plain. */
  readonly schema: z.ZodType
  /** What its column is called in the files of an account, in French as all of these. */
  readonly heading?: string
  /** The value of what is left out. A fact without one cannot be left out of what is added. */
  readonly blank?: unknown
  /** The shape of a change of it, where that is not the fact as a whole. */
  readonly change?: z.ZodType
  /** The fact that is null where this one is, and is sent with it in a change. */
  readonly wholeWith?: string
}

/** Reads in words as it was typed. */
interface TextFact extends AnyFact {
  readonly kind: 'text'
  readonly schema: z.ZodType<string | null>
  readonly part?: never
}

/** Needs words wherever it is shown. */
interface OwnFact extends AnyFact {
  readonly kind: 'own'
  /** The part that it is of, where several facts mean something only together; otherwise it is one by itself. */
  readonly part?: string
}

/** What is declared once of a field that is typed; everything that has to know all fields of a noun is made of this. */
export type Fact = TextFact | OwnFact
export type Facts = Readonly<Record<string, Fact>>

type Name<Of extends Facts> = keyof Of & string
type Where<Of extends Facts, Says> = { [Key in Name<Of>]: Of[Key] extends Says ? Key : never }[Name<Of>]

export type FactValues<Of extends Facts> = { [Key in Name<Of>]: z.output<Of[Key]['schema']> }
/** Facts that read as they were typed. */
export type TextOf<Of extends Facts> = Where<Of, { kind: 'text' }>
/** What a user sees as one: a fact, or several that mean something only together. */
export type PartOf<Of extends Facts> = {
  [Key in Name<Of>]: Of[Key] extends { part: infer Part extends string } ? Part : Key
}[Name<Of>]
/** Parts that need words. */
export type OwnPartOf<Of extends Facts> = Exclude<PartOf<Of>, TextOf<Of>>
type Blanked<Of extends Facts> = Where<Of, { blank: unknown }>

type Shape<Of extends Facts> = { -readonly [Key in keyof Of]: Of[Key]['schema'] }
type AnsweredTexts<Of extends Facts> = {
  -readonly [Key in keyof Of]: Of[Key]['schema'] extends z.ZodNullable
    ? z.ZodNullable<z.ZodString>
    : z.ZodString
}
type ChangeShape<Of extends Facts> = {
  -readonly [Key in keyof Of]: z.ZodOptional<
    Of[Key] extends { change: infer Change extends z.ZodType } ? Change : Of[Key]['schema']
  >
}

/** The facts that say this of themselves, in their order: `factsWith(PRODUCT_FACTS, { inCells: true })`. */
export function factsWith<const Of extends Facts, const Says extends Readonly<Record<string, unknown>>>(
  facts: Of,
  says: Says,
): Pick<Of, Where<Of, Says>> {
  return filtered(facts, (fact) =>
    Object.entries(says).every(([name, value]) => Reflect.get(fact, name) === value),
  ) as Pick<Of, Where<Of, Says>>
}

/** The headings of their columns. */
export function headingsOf<Of extends Readonly<Record<string, Fact & { readonly heading: string }>>>(
  facts: Of,
): Record<Name<Of>, string> {
  return mapped(facts, ({ heading }) => heading) as Record<Name<Of>, string>
}

/** By fact the one that it is whole with. */
export function partnersOf(facts: Facts): Readonly<Record<string, string | undefined>> {
  return mapped(facts, ({ wholeWith }) => wholeWith) as Record<string, string | undefined>
}

/** Something for each text. */
export function textsOf<Of extends Facts, Made>(
  facts: Of,
  make: (name: TextOf<Of>) => Made,
): Record<TextOf<Of>, Made> {
  const texts = keysOf<Name<Of>>(facts).filter((name) => isTextOf(facts, name))
  return Object.fromEntries(texts.map((name) => [name, make(name)])) as Record<TextOf<Of>, Made>
}

/** Whether a part is a text, which reads as it was typed. */
export function isTextOf<Of extends Facts, Part extends string>(
  facts: Of,
  part: Part,
): part is Part & TextOf<Of> {
  return facts[part]?.kind === 'text'
}

/** The keys of a record that was declared with these and no others, in their order. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[]
}

/** The schemas, for `z.object`. */
export function shapeOf<Of extends Facts>(facts: Of): Shape<Of> {
  return mapped(facts, ({ schema }) => schema) as Shape<Of>
}

/** Texts as they are answered: whatever is stored, without the bounds of what is typed. */
export function answeredTextsOf<Of extends Readonly<Record<string, TextFact>>>(facts: Of): AnsweredTexts<Of> {
  return mapped(facts, ({ schema }) =>
    schema instanceof z.ZodNullable ? z.string().nullable() : z.string(),
  ) as AnsweredTexts<Of>
}

/** The schemas of a change, which says what it changes alone. */
export function changeShapeOf<Of extends Facts>(facts: Of): ChangeShape<Of> {
  return mapped(facts, ({ schema, change = schema }) => change.optional()) as ChangeShape<Of>
}

/** All of them, for `omit`, `partial` and `pick`. */
export function maskOf<Of extends Facts>(facts: Of): Record<Name<Of>, true> {
  return mapped(facts, () => true) as Record<Name<Of>, true>
}

/** Those that may be left out of what is added, for `partial`. */
export function optionalOf<Of extends Facts>(facts: Of): Record<Blanked<Of>, true> {
  return maskOf(filtered(facts, (fact) => 'blank' in fact))
}

/** The values of facts that are left out, as they are stored. */
export function blanksOf<Of extends Facts>(facts: Of): Pick<FactValues<Of>, Blanked<Of>> {
  return mapped(
    filtered(facts, (fact) => 'blank' in fact),
    ({ blank }) => blank,
  ) as Pick<FactValues<Of>, Blanked<Of>>
}

/** The facts of each part, in their order. */
export function partsOf<Of extends Facts>(facts: Of): Record<PartOf<Of>, Name<Of>[]> {
  const names = Object.groupBy(keysOf<Name<Of>>(facts), (name) => facts[name]?.part ?? name)
  return names as Record<PartOf<Of>, Name<Of>[]>
}

/** The facts of a thing that has more than these. */
export function factsOf<Of extends Facts, Thing extends Record<Name<Of>, unknown>>(
  facts: Of,
  thing: Thing,
): Pick<Thing, Name<Of>> {
  return Object.fromEntries(keysOf<Name<Of>>(facts).map((name) => [name, thing[name]])) as Pick<
    Thing,
    Name<Of>
  >
}

function filtered(facts: Facts, keep: (fact: Fact) => boolean): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => keep(fact)))
}

function mapped(facts: Facts, valueOf: (fact: Fact) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, valueOf(fact)]))
}
