import { expect, test } from 'vitest'
import { NO_PICTURE } from '#contract/no-picture.ts'
import type { Picture } from '#contract/pictures.ts'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import { binOf } from '../testing/bin.ts'
import { importsOf } from '../testing/imports.ts'
import { read, save, write } from '../testing/kitchen.ts'
import { fileSheet, importAsPlanned, sendImport, tartAndDough } from '../testing/sheet-import.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

function put(id: string, importId: string | null, who = chef) {
  const query = `?version=${NO_PICTURE}&importId=${importId}`
  const headers = { 'content-type': 'image/jpeg' }
  return who.send<Picture>('PUT', `/api/tech-sheets/${id}/photo${query}`, { body: JPEG, headers })
}

async function importTart() {
  const { importId, sheets } = await importAsPlanned(chef, tartAndDough())
  const [tart = { id: '' }, dough = { id: '' }] = sheets
  return { importId, tart, dough }
}

test('a photo that an import brings is a part of it: undoing takes both away, the bin gives both back', async () => {
  const { importId, tart, dough } = await importTart()
  const photo = await chef.done(put(tart.id, importId))
  const { effect, undo } = importsOf(chef)
  expect((await effect(importId)).modified.sheets).toEqual({ count: 0, names: [] })

  await save(chef, await read(chef, dough), { portions: 9 })
  await chef.done(put(dough.id, importId))
  expect((await effect(importId)).modified.sheets, 'an edit between the import and its photo').toEqual({
    count: 1,
    names: ['Pâte'],
  })

  const { deletedItemId } = await undo(importId)
  expect(await put(tart.id, importId)).toMatchObject({ status: 404 })
  await binOf(chef).restore({ deletedItemId: deletedItemId ?? '' })
  expect(await read(chef, tart)).toMatchObject({ photo })
})

test('a photo of an import never takes the place of another one', async () => {
  const { importId, tart } = await importTart()
  const own = await chef.done(
    chef.send<Picture>('PUT', `/api/tech-sheets/${tart.id}/photo`, {
      body: JPEG,
      headers: { 'content-type': 'image/jpeg' },
    }),
  )
  expect(await put(tart.id, importId)).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } })
  expect(await read(chef, tart)).toMatchObject({ photo: own })
  expect((await importsOf(chef).effect(importId)).modified.sheets.names).toEqual(['Tarte fine'])
})

/** An import that changes a sheet of the account. */
async function replaceSoup() {
  const soup = await write(chef, { title: 'Soupe' })
  const target = { kind: 'replace', id: soup.id, version: soup.version } as const
  const { importId } = await chef.done(
    sendImport(chef, { products: [], sheets: [fileSheet('Soupe', [], { portions: 7, target })] }),
  )
  return { soup, importId }
}

test('a photo that an import puts on a sheet that it replaces is undone and restored with the import', async () => {
  const { soup, importId } = await replaceSoup()
  const photo = await chef.done(put(soup.id, importId))
  expect(await read(chef, soup)).toMatchObject({ portions: 7, photo })

  const { deletedItemId } = await importsOf(chef).undo(importId ?? '')
  expect(await read(chef, soup)).toMatchObject({ portions: soup.portions, photo: null })
  await binOf(chef).restore({ deletedItemId: deletedItemId ?? '' })
  expect(await read(chef, soup)).toMatchObject({ portions: 7, photo })
})

test('a photo that someone has put since the import was undone stays when that is taken back', async () => {
  const { soup, importId } = await replaceSoup()
  await chef.done(put(soup.id, importId))
  const { deletedItemId } = await importsOf(chef).undo(importId ?? '')
  const headers = { 'content-type': 'image/jpeg' }
  const own = await chef.done(
    chef.send<Picture>('PUT', `/api/tech-sheets/${soup.id}/photo`, { body: JPEG, headers }),
  )
  await binOf(chef).restore({ deletedItemId: deletedItemId ?? '' })
  expect(await read(chef, soup)).toMatchObject({ photo: own })
})

test('an import brings photos to no sheet but those that it has written', async () => {
  const { importId, tart } = await importTart()
  const { soup, importId: replacing } = await replaceSoup()
  const rival = await api.signUp()
  const answers = [
    await put(soup.id, importId),
    await put(tart.id, replacing),
    await put(tart.id, importId, rival),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await read(chef, tart)).toMatchObject({ photo: null })
})
