import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Migration } from './apply-migrations.ts'

const FILE = new URL('former-migrations.sql', import.meta.url)
/** The line before each of them: its name and its `createdAt`. */
const HEAD = /^--> migration (\S+) (\d+)\n/m

/**
 * The migrations of before the first release, the oldest first, in whose place is the first of today: it makes the schema that
 * the last of them leaves, and has its `createdAt`. Backups and data folders of their time are brought on by them.
 */
export function formerMigrations(): Migration[] {
  const [, ...parts] = readFileSync(FILE, 'utf8').split(HEAD)
  return Array.from({ length: parts.length / 3 }, (_, index) => {
    const [name = '', createdAt = '', sql = ''] = parts.slice(3 * index)
    return {
      name,
      createdAt: Number(createdAt),
      hash: createHash('sha256').update(sql).digest('hex'),
      statements: sql.split('--> statement-breakpoint'),
    }
  })
}
