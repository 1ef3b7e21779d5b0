import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const meta = join(import.meta.dirname, '../src/database/migrations/meta')

/** Writes the migration of a change of the schema, and keeps the newest snapshot alone: the generator compares with no other. */
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' })
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
for (const name of snapshots.sort().slice(0, -1)) rmSync(join(meta, name))
process.exitCode = status ?? 1
