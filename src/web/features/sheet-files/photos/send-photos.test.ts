import { expect, test } from 'vitest'
import { PictureRefused } from '#web/lib/pictures/picture-refused.ts'
import { NOTHING_SENT, sendPhotos } from './send-photos.ts'
import type { PhotoProgress } from './send-photos.ts'

const TASKS = ['Tarte', 'Pâte', 'Soupe', 'Far'].map((title) => ({ found: title, sheetId: title, title }))
const PHOTO = new File(['x'], 'photo', { type: 'image/jpeg' })
const conflict = { code: 'VERSION_CONFLICT', data: { current: { id: 'own' } } }
const dead = new TypeError('Failed to fetch')

/** Sends until it ends, and says what became of it and which photos were put. */
async function send(
  begun: PhotoProgress,
  { put = {}, prepare = {} }: Partial<Record<'put' | 'prepare', Record<string, unknown>>>,
) {
  let progress = begun
  const requests: string[] = []
  const failure = await sendPhotos(TASKS, begun, {
    prepare: async ({ title }) => {
      if (title in prepare) throw prepare[title]
      return PHOTO
    },
    put: async ({ title }) => {
      requests.push(title)
      if (title in put) throw put[title]
    },
    onProgress: (next) => (progress = next),
  }).catch((thrown: unknown) => thrown)
  return { progress, requests, failure }
}

test('a dead network is where the next try goes on, and a photo that had arrived before is one that was sent', async () => {
  const first = await send(NOTHING_SENT, { put: { Pâte: dead } })
  expect(first).toMatchObject({ failure: dead, requests: ['Tarte', 'Pâte'], progress: { done: 1, sent: 1 } })
  const second = await send(first.progress, { put: { Pâte: conflict } })
  expect(second.failure).toBeUndefined()
  expect(second.requests).toEqual(['Pâte', 'Soupe', 'Far'])
  expect(second.progress).toEqual({ ...NOTHING_SENT, done: 4, sent: 4 })
})

test('a sheet with another photo keeps it, one that was deleted takes none, and the others follow', async () => {
  const { progress, failure } = await send(NOTHING_SENT, {
    put: { Tarte: conflict, Pâte: { code: 'NOT_FOUND' } },
  })
  expect(failure).toBeUndefined()
  expect(progress).toEqual({ ...NOTHING_SENT, done: 4, sent: 2, kept: 1, gone: 1 })
})

test('a photo that no sheet can take is named with its reason, and keeps none of the others', async () => {
  const broken = new PictureRefused('photo-unreadable')
  const large = { code: 'PAYLOAD_TOO_LARGE' }
  const fields = { code: 'VALIDATION', data: { fields: [{ path: 'body', rule: 'photo-too-wide' }] } }
  const { progress } = await send(NOTHING_SENT, {
    prepare: { Tarte: broken },
    put: { Pâte: large, Soupe: fields },
  })
  expect(progress).toMatchObject({ done: 4, sent: 1 })
  expect(progress.refused).toEqual([
    { title: 'Tarte', failure: broken },
    { title: 'Pâte', failure: large },
    { title: 'Soupe', failure: fields },
  ])
})

test('an account without room ends the sending, and no further photo is tried', async () => {
  const full = { code: 'STORAGE_FULL' }
  const { failure, requests, progress } = await send(NOTHING_SENT, { put: { Pâte: full } })
  expect(failure).toBe(full)
  expect(requests).toEqual(['Tarte', 'Pâte'])
  expect(progress).toMatchObject({ done: 1, sent: 1, refused: [] })
})
