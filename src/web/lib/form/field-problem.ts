import type { FieldIssue } from '#contract/errors.ts'
import { type Rule, toRule } from '#contract/rules.ts'
import { boundsAt, type NumberBounds } from './number-bounds.ts'

/** A field that breaks a rule of the contract, found by its schema in the browser or by the server. */
export interface FieldProblem {
  /** As in the body that is sent: `name`, `settings.floorMargin`, `choices.0.nom`. */
  path: string
  rule: Rule
  /** The bound that the value is beyond, where a schema has compared them. */
  beyond?: 'minimum' | 'maximum' | undefined
  /** Of a number, as its schema has them. */
  bounds?: NumberBounds | undefined
}

interface SchemaIssue {
  readonly code?: string | undefined
  readonly message: string
  readonly path: PropertyKey[]
}

/** A schema of the contract, of zod as of zod/mini. */
export interface FormSchema<Output> {
  safeParse: (
    input: unknown,
  ) => { success: true; data: Output } | { success: false; error: { issues: readonly SchemaIssue[] } }
}

/** The first problem of each path, in the order of the schema. */
export function findProblems(schema: FormSchema<unknown>, input: unknown): FieldProblem[] {
  const result = schema.safeParse(input)
  if (result.success) return []
  return firstByPath(
    result.error.issues.map((issue) => {
      const path = issue.path.map(String).join('.')
      const bounds = boundsAt(schema, path)
      return { path, rule: ruleOf(issue, input), beyond: BEYOND[issue.code ?? ''], bounds }
    }),
  )
}

/** What the server refused of the input of a schema, in the same form. */
export function problemsOfServer(schema: FormSchema<unknown>, issues: readonly FieldIssue[]): FieldProblem[] {
  return firstByPath(
    issues.map(({ path, rule }) => ({ path, rule: toRule(rule), bounds: boundsAt(schema, path) })),
  )
}

const BEYOND: Readonly<Record<string, FieldProblem['beyond']>> = {
  too_small: 'minimum',
  too_big: 'maximum',
}

export function firstByPath(problems: readonly FieldProblem[]): FieldProblem[] {
  const byPath = new Map<string, FieldProblem>()
  for (const problem of problems) if (!byPath.has(problem.path)) byPath.set(problem.path, problem)
  return [...byPath.values()]
}

/** A field without a value has another type than its schema wants: people call that missing, not invalid. */
function ruleOf({ code, message, path }: SchemaIssue, input: unknown): Rule {
  const rule = toRule(message)
  return rule === 'invalid' && code === 'invalid_type' && valueAt(input, path) == null ? 'required' : rule
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
}
