import { writeSync } from 'node:fs'
import { connect } from '../connect.ts'
import { startEmbedded } from '../embedded.ts'
import { StartupError } from '../startup-error.ts'

/** A server reduced to its database, for tests that kill it: says where it is, then each row once it is acknowledged. */
const [dataDir = '', mode] = process.argv.slice(2)

function say(line: object): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

try {
  const embedded = await startEmbedded(dataDir, { durable: mode !== 'first' })
  const { connectionString, pid } = embedded
  process.once('SIGTERM', () => void embedded.stop().then(() => process.exit(0)))
  if (mode === 'write') {
    const { pool } = await connect(connectionString)
    await pool.query('create table if not exists kept (row int primary key)')
    say({ connectionString, pid })
    for (let row = 0; ; row += 1) {
      await pool.query('insert into kept values ($1)', [row])
      say({ row })
    }
  }
  say({ connectionString, pid })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  say({ refused: error.message })
}
