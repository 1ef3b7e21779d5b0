import { expect, test, vi } from 'vitest'
import type { KitchenSheetSummary } from '#contract/kitchen-shapes.ts'
import { readAhead } from './read-ahead.ts'

const sheet = (id: string, more: Partial<KitchenSheetSummary> = {}) =>
  ({ id, version: 2, isOnCarte: true, photo: null, ...more }) as KitchenSheetSummary

/** A device that keeps sheets with the versions of everything in them, by their ids. */
function device(kept: Record<string, Record<string, number>> = {}, readAt = Date.now()) {
  const read: string[] = []
  let atOnce = 0
  let most = 0
  const reading = async (name: string) => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await Promise.resolve()
    read.push(name)
    atOnce -= 1
  }
  const stop = new AbortController()
  return {
    read,
    most: () => most,
    stop,
    reader: {
      readSheet: vi.fn(reading),
      readPhoto: vi.fn(reading),
      kept: async (at: string) => {
        const versions = kept[at.split('/').at(-1) ?? '']
        const items = Object.entries(versions ?? {}).map(([id, version]) => ({ id, version }))
        return versions && { readAt, json: async () => ({ items }) }
      },
      signal: stop.signal,
    },
  }
}

test('the sheets of the cartes are read, a few at a time, and their photos after them', async () => {
  const photo = { id: 'p', width: 4, height: 3 }
  const sheets = ['a', 'b', 'c', 'd', 'e'].map((id) => sheet(id, { photo: id === 'a' ? photo : null }))
  const { read, most, reader } = device()
  await readAhead([...sheets, sheet('other', { isOnCarte: false })], reader)
  expect(read).toEqual(['a', 'b', 'c', 'd', 'e', '/api/kitchen/sheets/a/photo/p'])
  expect(most()).toBe(3)
})

test('what is kept as it is now is not read again; a new version of a preparation is', async () => {
  const sheets = [
    sheet('same'),
    sheet('changed', { version: 3 }),
    sheet('above'),
    sheet('below', { version: 5 }),
  ]
  const kept = {
    same: { same: 2 },
    changed: { changed: 2 },
    above: { above: 2, below: 4 },
    below: { below: 5 },
  }
  const { read, reader } = device(kept)
  await readAhead(sheets, reader)
  expect(read).toEqual(['changed', 'above'])
  const late = device(kept, Date.now() - 13 * 3_600_000)
  await readAhead([sheet('same')], late.reader)
  expect(late.read).toEqual(['same'])
})

test('a page that is left reads no further', async () => {
  const { read, reader, stop } = device()
  reader.readSheet.mockImplementationOnce(async (id) => {
    read.push(id)
    stop.abort()
  })
  await readAhead(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => sheet(id)),
    reader,
  )
  expect(read).not.toContain('f')
})
