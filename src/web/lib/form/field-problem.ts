import type { FieldIssue } from '#contract/errors.ts'
import { type Rule, toRule } from '#contract/rules.ts'

/** A field that breaks a rule of the contract, found by its schema in the browser or by the server. */
export interface FieldProblem {
  /** As in the body that is sent: `name`, `settings.floorMargin`, `choices.0.nom`. */
  path: string
  rule: Rule
  /** The limit that the value is below, where the schema names one. */
  minimum?: number | undefined
  /** The limit that the value is above, where the schema names one. */
  maximum?: number | undefined
}

interface SchemaIssue {
  readonly code?: string | undefined
  readonly message: string
  readonly path: PropertyKey[]
  readonly minimum?: number | bigint | undefined
  readonly maximum?: number | bigint | undefined
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
    result.error.issues.map((issue) => ({
      path: issue.path.map(String).join('.'),
      rule: ruleOf(issue, input),
      minimum: limit(issue.minimum),
      maximum: limit(issue.maximum),
    })),
  )
}

/** What the server refused, in the same form. */
export function problemsOfServer(issues: readonly FieldIssue[]): FieldProblem[] {
  return firstByPath(issues.map(({ path, rule }) => ({ path, rule: toRule(rule) })))
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

function limit(value: number | bigint | undefined): number | undefined {
  return value === undefined ? undefined : Number(value)
}
