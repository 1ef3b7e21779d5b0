import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isLongRun } from '#tests/property-runs.ts'
import { writeZip, type ZipEntry } from './zip-writer.ts'

const WRITTEN = new Date('2026-11-27T01:02:03Z')

const archiveOf = (entries: Iterable<ZipEntry>) => buffer(writeZip(inTurn(entries), WRITTEN))

async function* inTurn<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items
}

async function* failing(): AsyncGenerator<string> {
  yield 'a'
  throw new Error('the connection was lost')
}

test('bytes and texts come back from another program', async () => {
  const picture = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * at) % 251))
  const archive = await archiveOf([
    { name: 'photos/œuf.jpg', content: picture },
    { name: 'tableaux/é.csv', content: inTurn(['a;', 'b\n', 'Œuf;1,5\n']) },
    { name: 'vide.jsonl', content: inTurn([]) },
  ])
  const { 'photos/œuf.jpg': read, 'tableaux/é.csv': table, 'vide.jsonl': none } = unzipSync(archive)
  expect(Buffer.from(read ?? []).equals(picture)).toBe(true)
  expect(strFromU8(table ?? new Uint8Array())).toBe('a;b\nŒuf;1,5\n')
  expect(none).toHaveLength(0)
})

test('a program of the system finds no fault in it', async ({ skip }) => {
  const run = promisify(execFile)
  await run('unzip', ['-v']).catch(() => skip('there is no unzip here'))
  const folder = await mkdtemp(join(tmpdir(), 'gramme-zip-'))
  try {
    const file = join(folder, 'a.zip')
    const long = 'Échalote\n'.repeat(300_000)
    const stored = { name: 'a.bin', content: Buffer.alloc(1000, 7) }
    await writeFile(file, await archiveOf([stored, { name: 'long.txt', content: inTurn([long, long]) }]))
    const { stdout } = await run('unzip', ['-t', file])
    expect(stdout).toMatch(/No errors detected/)
    expect((await run('unzip', ['-l', file], { env: { TZ: 'UTC' } })).stdout).toMatch(
      /2026-11-27 01:02.*long\.txt/,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('as many files as 16 bits cannot count are all there', async ({ skip }) => {
  skip(!isLongRun, 'takes long: npm run test:long')
  const names = Array.from({ length: 65_536 }, (_, at) => `${at}`)
  const archive = await archiveOf(names.map((name) => ({ name, content: Buffer.from(name) })))
  expect(archive.subarray(-22).readUInt16LE(10), 'how many there are is told by ZIP64').toBe(0xffff)
  const last = unzipSync(archive, { filter: ({ name }) => name === '65535' })['65535']
  expect(strFromU8(last ?? new Uint8Array())).toBe('65535')
})

test('content that fails makes the archive fail', async () => {
  await expect(archiveOf([{ name: 'a.txt', content: failing() }])).rejects.toThrow('the connection was lost')
})
