import { complain } from './complain.ts'

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const

/**
 * From here on the console writes what a log may hold of the errors among its arguments, and nothing of the others:
 * better-auth writes failed statements with their parameters there.
 */
export function guardConsole(target: Pick<Console, (typeof METHODS)[number]> = console): void {
  for (const method of METHODS)
    target[method] = (...values: unknown[]) =>
      complain(
        'Message d’une bibliothèque',
        values.find((value) => value instanceof Error),
      )
}
