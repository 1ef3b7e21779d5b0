import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** What the build starts from: the application's document, and the script of the public pages. */
export const ENTRIES = { app: 'app.html', site: 'src/web/site/main.tsx' } as const

/**
 * The module of a source that the build names, as its graph calls it.
 * @throws Error for a source that does not exist
 */
export function entryModule(source: string): string {
  const id = resolve(source)
  if (!existsSync(id)) throw new Error(`The build starts from ${source}, which does not exist`)
  return id
}
