import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '../testing.ts'
import { type BreakableLink, breakableLink } from '../testing/breakable-link.ts'
import { addKitchen } from '../testing/kitchen.ts'
import { fullName, type Head } from './format.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { writeArchive } from './archive-writer.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let whole: Buffer
let head: Head
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gramme-damaged-'))
  const source = await createTestDatabase()
  await addKitchen(source, await source.createUser())
  const { file } = await writeBackup({
    connectionString: source.connectionString,
    file: join(folder, 'whole'),
    version: '1.2.3',
  })
  await source.drop()
  whole = await readFile(file)
  head = (await checkBackup(file)).head
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => rm(folder, { recursive: true }))

const REFUSED = /copie\.tar\.zst (est abîmée|est incomplète|n'est pas)/

/** The sentence that refuses a file with that content; 'accepted' when there is none. */
async function refusalOf(content: Buffer | string): Promise<string> {
  const file = join(folder, 'copie.tar.zst')
  await writeFile(file, content)
  return checkBackup(file).then(
    () => 'accepted',
    (error: unknown) =>
      error instanceof Error && error.name === 'StartupError' ? error.message : String(error),
  )
}

/** A whole backup without rows, whose head says something else. */
async function withHead(changes: Partial<Head>): Promise<string> {
  const file = join(folder, 'autre.tar.zst')
  await writeArchive(file, { ...head, tables: [], ...changes }, async function* () {})
  return refusalOf(await readFile(file))
}

test('the whole file is accepted', async () => {
  expect(await refusalOf(whole)).toBe('accepted')
})

test('a file that is cut anywhere is refused in one sentence', async () => {
  const lengths = Array.from({ length: 40 }, (_, index) => Math.floor((whole.length * index) / 40))
  for (const length of [...lengths.slice(1), whole.length - 1])
    expect([length, await refusalOf(whole.subarray(0, length))]).toEqual([
      length,
      'La sauvegarde copie.tar.zst est incomplète : sa fin manque. Copiez-la de nouveau, ou prenez-en une autre.',
    ])
})

test('a file of which any byte is another is refused, unless it still decompresses to the same bytes', async () => {
  const archive = zstdDecompressSync(whole)
  const step = Math.ceil(whole.length / 100)
  for (let at = 0; at < whole.length; at += step) {
    const changed = Buffer.from(whole)
    changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at)
    const refusal = await refusalOf(changed)
    // Some bits of a frame, as those that state its window, have no effect on what it holds.
    if (refusal === 'accepted') expect([at, zstdDecompressSync(changed).equals(archive)]).toEqual([at, true])
    else expect([at, refusal]).toEqual([at, expect.stringMatching(REFUSED)])
  }
})

test('rows that are not those of the checksums are refused, also where the archive is sound', async () => {
  const file = join(folder, 'autres-lignes')
  await writeArchive(
    file,
    { ...head, tables: head.tables.filter((table) => fullName(table) === 'auth.accounts') },
    async function* () {
      yield { name: 'auth.accounts', chunks: one(Buffer.from('a\n')), count: () => 2 }
    },
  )
  expect(await refusalOf(await readFile(file))).toContain('est abîmée (auth.accounts)')
})

async function* one(chunk: Buffer): AsyncGenerator<Buffer> {
  yield chunk
}

function compressed(content: Buffer | Uint8Array): Buffer {
  return zstdCompressSync(content, { params: { [constants.ZSTD_c_checksumFlag]: 1 } })
}

describe('a file that is no backup', () => {
  test.each([
    ['empty', async () => ''],
    ['a text', async () => 'une recette'],
    [
      'an archive of something else',
      async () => compressed(await packTar([{ header: { name: 'recette.txt', size: 1 }, body: 'a' }])),
    ],
    [
      'an archive with another gramme.json',
      async () => compressed(await packTar([{ header: { name: 'gramme.json', size: 2 }, body: '{}' }])),
    ],
  ])('as it is %s, is refused', async (_, content) => {
    expect(await refusalOf(await content())).toBe("copie.tar.zst n'est pas une sauvegarde de Gramme.")
  })

  test('as nothing is there, is refused', async () => {
    await expect(checkBackup('/nulle/part')).rejects.toThrow("Le fichier /nulle/part n'existe pas.")
    await expect(checkBackup(folder)).rejects.toThrow('est un dossier')
  })
})

test.each([
  ['nested deeper than any', '['.repeat(1_900_000) + ']'.repeat(1_900_000)],
  ['longer than any', `[${'0,'.repeat(1_900_000)}0]`],
])('a head that is %s is refused before it is parsed', async (_what, more) => {
  const json = JSON.stringify(head).replace('{', `{"x":${more},`)
  const entry = { header: { name: 'gramme.json', size: json.length, type: 'file' as const }, body: json }
  const parse = vi.spyOn(JSON, 'parse')
  expect(await refusalOf(zstdCompressSync(await packTar([entry])))).toMatch(REFUSED)
  expect(parse).not.toHaveBeenCalled()
})

test('a backup of a newer Gramme is refused with its version', async () => {
  const later = {
    ...head.migration,
    createdAt: head.migration.createdAt + 1,
    count: head.migration.count + 1,
  }
  const sentence = /vient d'une version plus récente de Gramme \(9\.0\.0\)/
  expect(await withHead({ gramme: '9.0.0', migration: later })).toMatch(sentence)
  expect(await withHead({ gramme: '9.0.0', formatVersion: 2 })).toContain('vient de Gramme 9.0.0')
})

test('a backup of a migration that no version has is refused', async () => {
  const other = { ...head.migration, createdAt: head.migration.createdAt - 1 }
  expect(await withHead({ migration: other })).toContain('version de développement')
})

test('a refused file leaves the database as it was', async () => {
  const empty = await createEmptyDatabase()
  const cut = join(folder, 'coupée')
  await writeFile(cut, whole.subarray(0, whole.length - 1))
  const without = join(folder, 'sans-table')
  await writeArchive(without, { ...head, tables: [] }, async function* () {})
  await expect(restoreBackup(empty.connectionString, cut)).rejects.toThrow('est incomplète')
  await expect(restoreBackup(empty.connectionString, without)).rejects.toThrow("n'a pas les tables")
  const client = new Client({ connectionString: empty.connectionString })
  await client.connect()
  const { rows } = await client.query("select nspname from pg_namespace where nspname in ('auth', 'drizzle')")
  await client.end()
  expect(rows).toEqual([])
  await empty.drop()
})

describe('a restore whose connection is cut', () => {
  const query = Reflect.get(Client.prototype, 'query') as (this: Client, ...args: unknown[]) => unknown
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>
  let link: BreakableLink
  beforeEach(async () => {
    empty = await createEmptyDatabase()
    link = await breakableLink(empty.connectionString)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await link.close()
    await empty.drop()
  })

  test('at any moment leaves the installation empty, and the next one succeeds', async () => {
    const file = join(folder, 'whole')
    for (const moment of [/^copy "public"."gammes" .*from stdin/, /add constraint/, /^commit/]) {
      vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
        const [statement] = args as [string | { text: string }]
        const answer = query.apply(this, args)
        if (moment.test(typeof statement === 'string' ? statement : statement.text)) link.cut()
        return answer
      })
      await expect(restoreBackup(link.connectionString, file)).rejects.toThrow()
      vi.restoreAllMocks()
      const client = new Client({ connectionString: empty.connectionString })
      await client.connect()
      const { rows } = await client.query("select to_regclass('auth.users') as users")
      await client.end()
      expect([moment, rows]).toEqual([moment, [{ users: null }]])
    }
    await restoreBackup(empty.connectionString, file)
  })
})
