import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { CarteSettings } from '#contract/cartes.ts'
import { NO_PICTURE } from '#contract/no-picture.ts'
import type { Picture } from '#contract/pictures.ts'
import { JPEG, PNG } from '#tests/fixtures/tiny-photos.ts'
import { read, write } from '../testing/kitchen.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
chefForAllTests((setUp) => ({ chef } = setUp))

const carte = () => chef.done(chef.get<CarteSettings>('/api/carte'))

const conflictWith = (current: Picture) => ({
  status: 409,
  body: { code: 'VERSION_CONFLICT', data: { current } },
})

/** Where the picture is put, and how the one that is stored is read. */
const KINDS: Record<string, () => Promise<{ path: string; stored: () => Promise<Picture | null> }>> = {
  'the photo of a sheet': async () => {
    const sheet = await write(chef)
    return {
      path: `/api/tech-sheets/${sheet.id}/photo`,
      stored: async () => (await read(chef, sheet)).photo,
    }
  },
  'the logo of a carte': async () => {
    const { id } = await carte()
    await chef.done(chef.delete(`/api/cartes/${id}/logo`))
    return { path: `/api/cartes/${id}/logo`, stored: async () => (await carte()).logo }
  },
}

describe.each(Object.entries(KINDS))('%s', (_, prepare) => {
  async function pictureAt() {
    const { path, stored } = await prepare()
    const put = (version: string | undefined, body = PNG) =>
      chef.send<Picture>('PUT', version === undefined ? path : `${path}?version=${version}`, {
        body,
        headers: { 'content-type': body === PNG ? 'image/png' : 'image/jpeg' },
      })
    const remove = (version?: string) => chef.delete(path, version === undefined ? undefined : { version })
    return { stored, put, remove }
  }
  test('that another window has put is not replaced unseen', async () => {
    const { stored, put } = await pictureAt()
    const first = await chef.done(put(NO_PICTURE))
    expect(await put(NO_PICTURE, JPEG)).toMatchObject(conflictWith(first))
    expect(await put(randomUUID(), JPEG)).toMatchObject(conflictWith(first))
    expect(await stored()).toEqual(first)
    const second = await chef.done(put(first.id, JPEG))
    expect(await put(first.id)).toMatchObject(conflictWith(second))
    expect(await stored()).toEqual(second)
  })

  test('that another window has put is not deleted unseen', async () => {
    const { stored, put, remove } = await pictureAt()
    const first = await chef.done(put(undefined))
    const second = await chef.done(put(undefined, JPEG))
    expect(await remove(first.id)).toMatchObject(conflictWith(second))
    expect(await stored()).toEqual(second)
    expect(await remove(second.id)).toMatchObject({ status: 200 })
    expect(await remove(second.id)).toMatchObject({ status: 200 })
    expect(await stored()).toBeNull()
  })

  test('that another window has deleted is no picture to replace', async () => {
    const { stored, put, remove } = await pictureAt()
    const first = await chef.done(put(undefined))
    await remove(first.id)
    const second = await chef.done(put(first.id, JPEG))
    expect(await stored()).toEqual(second)
  })

  test('that two windows put at once is put by one of them', async () => {
    const { stored, put } = await pictureAt()
    const answers = await Promise.all([put(NO_PICTURE), put(NO_PICTURE, JPEG)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await stored()).toEqual(answers.find(({ status }) => status === 200)?.body)
  })

  test('is put and deleted by who names no version; one that can be none is refused', async () => {
    const { stored, put, remove } = await pictureAt()
    await chef.done(put(undefined))
    await chef.done(put(undefined, JPEG))
    expect(await put('x')).toMatchObject({ status: 422 })
    expect(await remove('x')).toMatchObject({ status: 422 })
    await chef.done(remove())
    expect(await stored()).toBeNull()
  })
})
