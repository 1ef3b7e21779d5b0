/** Names of constants, classes, tables and columns: 'ECONNREFUSED', '23505', 'tech_sheets_title_check'. */
const NAME = /^[\w$]{1,80}$/
/** Where code is: 'at async f (file:///a.ts:1:2)'. A line of a message has no position in a file. */
const FRAME = /^at (?:async )?(?:[\w$.<>[\] ]{1,200} \()?(?:file:\/\/|node:|\/)[^\s()]{1,300}:\d+:\d+\)?$/
const NAMED = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'] as const
const NUMBERED = ['status', 'statusCode', 'responseCode', 'errno'] as const
const MOST_FRAMES = 30
const DEEPEST = 5

export type Loggable = {
  type: string
  frames: string[]
  causes?: Loggable[]
  [fact: string]: unknown
}

/**
 * What a log may hold of an error, by an allow list: its class, its codes, the names of what the database refused, the
 * places in the code, and the same of its causes. Messages, statements, parameters and details may hold what a user
 * has sent, and are left out.
 */
export function loggable(error: unknown, depth = 0): Loggable {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] }
  const facts = new Map(Object.entries(error))
  const known: Record<string, unknown> = {}
  for (const name of NAMED) {
    const value = facts.get(name)
    if (typeof value === 'string' && NAME.test(value)) known[name] = value
  }
  for (const name of NUMBERED) {
    const value = facts.get(name)
    if (typeof value === 'number') known[name] = value
  }
  const causes = [error.cause, ...(error instanceof AggregateError ? error.errors.slice(0, DEEPEST) : [])]
  const within = depth < DEEPEST ? causes.filter((cause) => cause !== undefined) : []
  return {
    type: NAME.test(error.constructor.name) ? error.constructor.name : 'Error',
    ...known,
    frames: framesOf(error),
    ...(within.length > 0 && { causes: within.map((cause) => loggable(cause, depth + 1)) }),
  }
}

function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
}
