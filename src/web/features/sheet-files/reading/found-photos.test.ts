import { expect, test } from 'vitest'
import { png, zipped } from '#tests/sources/file-bytes.ts'
import { createPhotoKeeper } from './found-photos.ts'
import { SheetReader } from './sheet-reader.ts'

const recipe = (name: string) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['200 g de farine'] })

test('each sheet has the photo of its file, and photos that no sheet takes are counted', async () => {
  const reader = new SheetReader()
  const archives: Parameters<typeof zipped>[0][] = [
    { 'Far/recipe.json': recipe('Far'), 'Soupe/recipe.json': recipe('Soupe'), 'Soupe/full.png': png(300) },
    { 'Tarte/recipe.json': recipe('Tarte'), 'Tarte/full.png': png(400), 'Riz/recipe.json': recipe('Riz') },
    { 'Icône/recipe.json': recipe('Icône'), 'Icône/full.png': png(20, 20), 'Thé/recipe.json': recipe('Thé') },
  ]
  for (const [at, files] of archives.entries())
    await reader.add(`${String(at)}.zip`, zipped(files), '2026-01-01T00:00:00.000Z', () => undefined)
  const { sheets, photos } = reader.finish()
  const titleOf = (id: string) => sheets.find((sheet) => sheet.id === id)?.title
  expect(photos.sheets.map(titleOf)).toEqual(['Soupe', 'Tarte'])
  expect(photos.leftOut).toBe(1)

  const photo = reader.photo(photos.sheets[1] ?? '')
  expect(photo?.type).toBe('image/png')
  expect(new Uint8Array((await photo?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(png(400))
  const [far] = sheets.filter(({ title }) => title === 'Far')
  expect(reader.photo(far?.id ?? '')).toBeNull()
})

test('the pictures of all files together have a limit, and what is beyond is left out', () => {
  const keep = createPhotoKeeper()
  const bytes = { length: 300 * 1024 * 1024 } as Uint8Array<ArrayBuffer>
  const picture = { tab: 0, row: 0, column: 0, type: 'image/png' as const, width: 9, height: 9, bytes }
  const source = {
    path: 'a.zip',
    known: true as const,
    kind: 'workbook' as const,
    tabs: [],
    circular: [],
    recipes: null,
    pictures: [picture],
    picturesLeftOut: 2,
  }
  const kept = [keep(source), keep(source)]
  expect(kept.map(({ pictures, picturesLeftOut }) => [pictures.length, picturesLeftOut])).toEqual([
    [1, 2],
    [0, 3],
  ])
})
