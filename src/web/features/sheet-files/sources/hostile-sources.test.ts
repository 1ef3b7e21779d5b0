import * as fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { TABLE_REFUSALS } from '#domain/tables/limits.ts'
import { shownPath } from '#web/lib/sources/member-name.ts'
import { SOURCE_REFUSALS } from '#web/lib/sources/source.ts'
import { gzipped, png, utf8, zipped } from '#tests/sources/file-bytes.ts'
import type { RecipeSource } from './recipe-source.ts'
import { opened, shownSources } from '#tests/sources/open-sheet-source.ts'

const show = async (...given: Parameters<typeof opened>) => shownSources(await opened(...given))
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const wide = (text: string) => Array.from(text, (letter) => `${letter}\0`).join('')
const recipe = JSON.stringify({ '@type': 'Recipe', name: 'A', recipeIngredient: ['1 kg riz'] })

test.each([
  ['IMG_1.jpg', bytesOf('\xff\xd8\xff\xe0....'), 'picture'],
  ['IMG_2.HEIC', bytesOf('\0\0\0\x18ftypheic....'), 'picture'],
  ['fiche.doc', bytesOf(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${wide('WordDocument')}`), 'old-document'],
  ['fiche.rtf', bytesOf('{\\rtf1 }'), 'old-document'],
  ['fiche.xls', bytesOf(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${wide('Workbook')}`), 'old-workbook'],
  ['fiche.xlsx', bytesOf(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${wide('EncryptedPackage')}`), 'locked-workbook'],
  ['fiche.xlsb', zipped({ '[Content_Types].xml': 'x', 'xl/workbook.bin': 'x' }), 'old-workbook'],
  [
    '2003.xls',
    utf8('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'),
    'old-workbook',
  ],
  ['caisse.xls', utf8('<html><body><table><tr><td>Beurre</td></tr></table></body></html>'), 'old-workbook'],
  ['fiche.pages', zipped({ 'Index/Document.iwa': 'x', 'preview.jpg': png() }), 'apple-document'],
  ['fiches.rar', bytesOf('Rar!\x1a\x07'), 'other-archive'],
  ['fiches.7z', bytesOf('7z\xbc\xaf\x27\x1c'), 'other-archive'],
  ['vide.csv', new Uint8Array(0), 'empty-file'],
  ['photos.zip', zipped({ 'a.jpg': png() }), 'no-recipes'],
  ['coupé.zip', zipped({ 'a.json': recipe }).slice(0, 60), 'broken-file'],
  ['coupé.paprikarecipe', gzipped({ name: 'A' }).slice(0, 20), 'broken-file'],
])('%s is refused by name', async (path, bytes, reason) => {
  expect(await show(path, bytes)).toEqual([`${path} ${reason}`])
})

test('archives in archives end at the fourth', async () => {
  let nested = zipped({ 'a.json': recipe })
  for (let depth = 0; depth < 3; depth += 1) nested = zipped({ 'in.zip': nested })
  expect(await show('a.zip', nested)).toEqual(['a.zip/in.zip/in.zip/in.zip nested-archive'])
})

test('what unpacks to more than is read is refused: in an archive, in an archive of it, and as gzip', async () => {
  const zeros = new Uint8Array(21 * 1024 * 1024)
  const bomb = zipped({ 'a.json': zeros })
  expect(await show('a.zip', bomb)).toEqual(['a.zip/a.json file-too-large'])
  expect(await show('b.zip', zipped({ 'a.zip': bomb }))).toEqual(['b.zip/a.zip/a.json file-too-large'])
  const { gzipSync } = await import('fflate')
  expect(await show('a.paprikarecipe', new Uint8Array(gzipSync(zeros)))).toEqual([
    'a.paprikarecipe unpacked-too-large',
  ])
})

test('one that announces less than comes out of it is refused', async () => {
  const bytes = zipped({ 'a.json': `${recipe}${' '.repeat(100_000)}` })
  const at = bytes.findIndex((_, index) =>
    [0x50, 0x4b, 1, 2].every((byte, offset) => bytes[index + offset] === byte),
  )
  new DataView(bytes.buffer).setUint32(at + 24, 100, true)
  expect(await show('a.zip', bytes)).toEqual(['a.zip broken-file'])
})

test('the sum of what all archives in one unpack to is bounded', async () => {
  const { openArchive } = await import('#web/lib/sources/open-archive.ts')
  const part = zipped({ 'a.txt': new Uint8Array(60_000) })
  const budget = { left: 100_000 }
  const read = () =>
    openArchive<RecipeSource>(
      { path: 'a.zip', bytes: part },
      undefined,
      budget,
      () => undefined,
      () => Promise.resolve([]),
    )
  await read()
  expect(budget.left).toBe(40_000)
  expect(shownSources(await read())).toEqual(['a.zip unpacked-too-large'])
})

test.each([
  ['../../etc/passwd', 'etc/passwd'],
  [String.raw`C:\Windows\x.json`, 'Windows/x.json'],
  ['/abs/./a//b', 'abs/a/b'],
  ['fiche\u202Exslx.exe\u0000', 'fichexslx.exe'],
  [`${'d/'.repeat(200)}a`, `…${'d/'.repeat(99)}a`],
])('the path %s is shown without what leads elsewhere', (path, shown) => {
  expect(shownPath(path)).toBe(shown)
})

test('names that a plain object knows, and names in Latin-1, are names as any other', async () => {
  const files = { __proto__: recipe, 'constructor.json': recipe, 'Crème.json': recipe }
  const bytes = new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  )
  const [source] = await opened('a.zip', bytes)
  expect(source).toMatchObject({ known: true })
})

const photo = (data: Uint8Array) => ({
  name: 'A',
  ingredients: '1 kg riz',
  directions: '',
  photo_data: btoa(String.fromCharCode(...data)),
})

test('pictures that a sheet does not take are counted', async () => {
  const [source] = await opened(
    'a.json',
    utf8(JSON.stringify([photo(png()), photo(png(8, 8)), photo(bytesOf('GIF89a'))])),
  )
  expect(source).toMatchObject({ pictures: [{ tab: 0, width: 200 }], picturesLeftOut: 2 })
})

test('a picture of an archive that is too large for a sheet is counted, and not unpacked', async () => {
  const huge = new Uint8Array(11 * 1024 * 1024)
  const files = { 'A/recipe.json': recipe, 'A/full.jpg': png(), 'B/recipe.json': recipe, 'B/full.jpg': huge }
  const [source] = await opened('recettes.zip', zipped(files))
  expect(source).toMatchObject({ pictures: [{ tab: 0 }], picturesLeftOut: 1 })
})

test('no bytes throw anything: each file is read or refused by name', async () => {
  const reasons = new Set<string>([...TABLE_REFUSALS, ...SOURCE_REFUSALS])
  const seeds = [
    zipped({
      'A.zip': zipped({ 'recipe.json': recipe, 'image.png': png() }),
      'b.paprikarecipe': gzipped({ name: 'B', ingredients: '1 kg riz', directions: '' }),
    }),
    gzipped({ name: 'A' }),
    utf8(recipe),
    utf8('Produit;Prix\nRiz;2'),
  ]
  const changed = fc
    .tuple(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 12 }),
      fc.nat(2000),
    )
    .map(([seed, changes, end]) => {
      const bytes = seed.slice(0, end < 400 ? end : seed.length)
      for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte
      return bytes
    })
  await fc.assert(
    fc.asyncProperty(fc.oneof(changed, fc.uint8Array({ maxLength: 300 })), async (bytes) => {
      for (const source of await opened('x', new Uint8Array(bytes)))
        expect(source.known || reasons.has(source.reason)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
