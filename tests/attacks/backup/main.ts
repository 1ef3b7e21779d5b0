// npm run test:backup [-- --sheets 1000 --photos 200 --kills 5]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runProof } from './run-proof.ts'

const number = { type: 'string' } as const
const { values } = parseArgs({ options: { sheets: number, photos: number, kills: number } })
const size = {
  sheets: Number(values.sheets ?? 1000),
  photos: Number(values.photos ?? 200),
  kills: Number(values.kills ?? 5),
}
if (Object.values(size).some((each) => !Number.isInteger(each) || each < 0))
  throw new RangeError('--sheets, --photos and --kills are whole numbers')

const folder = mkdtempSync(join(tmpdir(), 'gramme-backup-proof-'))
// PostgreSQL runs as another user where this one is root.
chmodSync(folder, 0o755)
try {
  const { faults } = await runProof(folder, size, (line) => process.stdout.write(`${line}\n`))
  process.stdout.write(faults.length === 0 ? '\nno fault\n' : `\n${faults.join('\n')}\n`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
