import { type Rule, rule } from '#contract/rules.ts'
import type { FormSchema } from './field-problem.ts'

interface TextRules {
  optional?: boolean
  /** Characters. */
  minLength?: number
  maxLength?: number
  email?: boolean
  /** Blanks around it belong to it, as in a password. */
  verbatim?: boolean
  /** The rule that a text of the right length breaks. */
  breaks?: (text: string) => Rule | undefined
}

/** The server's own check is stricter; this one spares a request for what is plainly no address. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * The rules of the contract for texts, which have to be there unless they are optional, for the public pages: they load no zod, which would add
 * a tenth to what they weigh. `compare` finds the rules that two fields break together.
 */
export function textSchema<Field extends string>(
  fields: Record<Field, TextRules>,
  compare: (texts: Record<Field, string>) => Partial<Record<Field, Rule>> = () => ({}),
): FormSchema<Record<Field, string>> {
  const names = Object.keys(fields) as Field[]
  return {
    safeParse: (input) => {
      const textOf = (name: Field) => {
        const value: unknown = Reflect.get(input as object, name)
        const text = typeof value === 'string' ? value : ''
        return fields[name].verbatim ? text : text.trim()
      }
      const texts = Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Field, string>
      const compared = compare(texts)
      const issues = names.flatMap((name) => {
        const broken = brokenRule(texts[name], fields[name]) ?? compared[name]
        return broken === undefined ? [] : [{ path: [name], message: broken }]
      })
      return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data: texts }
    },
  }
}

function brokenRule(
  text: string,
  { optional = false, minLength = 0, maxLength = Infinity, email, breaks }: TextRules,
): Rule | undefined {
  if (text === '') return optional ? undefined : rule('required')
  if (text.length > maxLength) return rule('too-long')
  if (text.length < minLength) return rule('too-short')
  if (email && !LOOKS_LIKE_EMAIL.test(text)) return rule('email-invalid')
  return breaks?.(text)
}
