import { readdir } from 'node:fs/promises'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import { exportAccount, sendArchive } from '../testing/account-file.ts'
import { stateOf } from '../testing/bin.ts'
import { withFiles, withManifest, withRows } from '../testing/changed-archive.ts'
import { fillAccount } from '../testing/fill-account.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { MANIFEST } from './format.ts'

let api: Api
let chef: Member
let archive: Buffer
let before: Record<string, string | null>
beforeAll(async () => {
  api = await startApi()
  const source = await api.signUp()
  await fillAccount(api, source)
  archive = await exportAccount(source)
  chef = await api.signUp()
  before = await stateOf(api, chef)
})
afterAll(() => api.close())

type Refused = { code: string; data: { reason: string; what: string | null } }

async function expectRefused(sent: Buffer, reason: string): Promise<void> {
  for (const path of ['/reading', '']) {
    const { status, body } = await sendArchive<Refused>(chef, sent, { path })
    // Values that only the database checks are refused by the import.
    if (path === '/reading' && status === 200) continue
    expect([status, body.code, body.data.reason]).toEqual([422, 'ARCHIVE_REFUSED', reason])
  }
  expect(await stateOf(api, chef)).toEqual(before)
}

const OTHER_ID = '4f9d1c1e-2b7a-4c55-9a54-0c1f2d3e4b5a'

const HOSTILE: Record<string, [reason: string, sent: () => Buffer]> = {
  'a photo': ['not-zip', () => JPEG],
  'nothing at all': ['not-zip', () => Buffer.alloc(0)],
  'an archive without its end': ['cut', () => archive.subarray(0, archive.length - 100)],
  'an archive with one byte changed': [
    'damaged',
    () => {
      const sent = Buffer.from(archive)
      const at = sent.indexOf('techSheets.jsonl') + 500
      sent.writeUInt8(sent.readUInt8(at) ^ 1, at)
      return sent
    },
  ],
  'an archive of another program': [
    'foreign',
    () => Buffer.from(zipSync({ 'word/document.xml': strToU8('<a/>') })),
  ],
  'a manifest of another program': [
    'foreign',
    () => Buffer.from(zipSync({ [MANIFEST]: strToU8('{"format":"x"}') })),
  ],
  'a newer format': ['newer', () => withManifest(archive, (manifest) => (manifest.formatVersion = 3))],
  'a newer schema': ['newer', () => withManifest(archive, ({ migration }) => (migration.createdAt += 1e12))],
  'a wrong sum': [
    'damaged',
    () =>
      withManifest(archive, ({ tables }) =>
        tables.forEach(({ files }) => files.forEach((file) => (file.sha256 = '0'))),
      ),
  ],
  'more bytes than are unpacked': [
    'too-large',
    () => {
      const sent = Buffer.from(archive)
      for (const name of ['userProducts', 'techSheets']) {
        const at = sent.lastIndexOf(`donnees/${name}.jsonl`) - 46
        sent.writeUInt32LE(0xffff_fff0, at + 24)
      }
      return sent
    },
  ],
  'a file that is missing': [
    'damaged',
    () => withFiles(archive, (files) => delete files['donnees/techSheets.jsonl']),
  ],
  'a name that leads out of the folder': [
    'damaged',
    () => withFiles(archive, (files) => (files['../../etc/passwd'] = strToU8('x'))),
  ],
  'columns that no table has': [
    'damaged',
    () => withManifest(archive, ({ tables }) => tables.forEach(({ columns }) => columns.push('userId'))),
  ],
  'more bytes than were announced': [
    'damaged',
    () => {
      const sent = Buffer.from(zipSync(unzipSync(archive)))
      const at = sent.lastIndexOf('donnees/userProducts.jsonl') - 46
      sent.writeUInt32LE(10, at + 24)
      return sent
    },
  ],
  'files in the same place': [
    'damaged',
    () => {
      const sent = Buffer.from(zipSync(unzipSync(archive)))
      const [one, other] = ['userProducts', 'techSheets'].map(
        (name) => sent.lastIndexOf(`donnees/${name}.jsonl`) - 46,
      )
      sent.writeUInt32LE(sent.readUInt32LE((one ?? 0) + 42), (other ?? 0) + 42)
      return sent
    },
  ],
  'a line that is no JSON': [
    'rows',
    () => withRows(archive, 'userProducts', (text) => text.replace('{', '[')),
  ],
  'a row nested millions of levels deep': [
    'rows',
    () => withRows(archive, 'userProducts', (text) => text.replace('{', `{"x":${'['.repeat(1_000_000)}`)),
  ],
  'a manifest nested millions of levels deep': [
    'foreign',
    () => withFiles(archive, (files) => (files[MANIFEST] = strToU8('['.repeat(4_000_000)))),
  ],
  'more files than sheets have pictures': [
    'too-large',
    () =>
      Buffer.from(
        zipSync(
          Object.fromEntries(Array.from({ length: 50_001 }, (_, at) => [`photos/${at}`, new Uint8Array()])),
          { level: 0 },
        ),
      ),
  ],
  'a row longer than any': [
    'rows',
    () =>
      withRows(archive, 'userProducts', (text) =>
        text.replace('"name":"', `"name":"${'x'.repeat(5_000_000)}`),
      ),
  ],
  'a row without a column': [
    'rows',
    () => withRows(archive, 'userProducts', (text) => text.replace(/"unit":"[^"]*",/, '')),
  ],
  'two rows of one id': ['rows', () => withRows(archive, 'userProducts', (text) => text + text)],
  'a row that names what is not in the archive': [
    'rows',
    () =>
      withRows(archive, 'techSheetIngredients', (text) =>
        text.replace(/"userProductId":"[^"]*"/, `"userProductId":"${OTHER_ID}"`),
      ),
  ],
  'a price that no product may have': [
    'rows',
    () => withRows(archive, 'userProducts', (text) => text.replace(/"priceHt":[\d.]+/, '"priceHt":-1')),
  ],
  'a text in place of a number': [
    'rows',
    () =>
      withRows(archive, 'techSheets', (text) =>
        text.replace(/"portions":\d+/, '"portions":"; drop table cartes"'),
      ),
  ],
  'a unit that there is not': [
    'rows',
    () => withRows(archive, 'userProducts', (text) => text.replace(/"unit":"[^"]*"/, '"unit":"tonneau"')),
  ],
  'a sheet with too many lines': [
    'rows',
    () =>
      withRows(archive, 'techSheetIngredients', (text) => {
        const [line = ''] = text.split('\n')
        const lines = Array.from({ length: 501 }, (_, at) =>
          line.replace(/"id":"[^"]*"/, `"id":"4f9d1c1e-2b7a-4c55-9a54-${String(at).padStart(12, '0')}"`),
        )
        return `${lines.join('\n')}\n`
      }),
  ],
  'sheets that stand in each other': [
    'rows',
    () =>
      withRows(archive, 'techSheetIngredients', (text) => {
        const rows = text
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line) as Record<string, unknown>)
        const one = rows.find(({ subSheetId }) => subSheetId !== null)
        const back = { ...one, id: OTHER_ID, techSheetId: one?.subSheetId, subSheetId: one?.techSheetId }
        return `${text}${JSON.stringify(back)}\n`
      }),
  ],
  'a photo that is none': [
    'damaged',
    () =>
      withFiles(archive, (files) =>
        Object.keys(files).forEach((name) => name.startsWith('photos/') && (files[name] = strToU8('x'))),
      ),
  ],
}

test.each(Object.entries(HOSTILE))('%s is refused, and nothing is written', async (_what, [reason, sent]) => {
  await expectRefused(sent(), reason)
})

test('a name longer than any is refused before its rows are compared with what is there', async () => {
  const sent = withRows(archive, 'techSheets', (text) =>
    text.replace(/"title":"[^"]*"/, `"title":"${'x'.repeat(2_000)}"`),
  )
  expect(await sendArchive(chef, sent, { path: '/reading' })).toMatchObject({
    status: 422,
    body: { data: { reason: 'rows', what: 'techSheets' } },
  })
})

test('no file of an upload stays on the disk', async () => {
  await expectRefused(JPEG, 'not-zip')
  await expect.poll(() => readdir(`${api.config.dataDir}/temporary`)).toEqual([])
})
