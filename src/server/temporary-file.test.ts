import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { throughFile } from './temporary-file.ts'

let parent: string
let folder: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'gramme-temporary-'))
  folder = join(parent, 'temporary')
})
afterAll(() => rm(parent, { recursive: true, force: true }))

async function* texts(count: number, failsAt = Infinity) {
  for (let number = 0; number < count; number += 1) {
    if (number === failsAt) throw new Error('the disk is full')
    yield `Échalote n° ${number}, `
  }
}

/** Texts that are given one by one, on demand. */
function onDemand() {
  const requested: PromiseWithResolvers<string | null>[] = []
  let given = 0
  const next = (place: number) => (requested[place] ??= Promise.withResolvers<string | null>())
  async function* all() {
    for (let place = 0; ; place += 1) {
      const one = await next(place).promise
      if (one === null) return
      yield one
    }
  }
  return { texts: all(), give: (one: string | null) => next(given++).resolve(one) }
}

/** The stream that is handed over, and the end of the writing. */
function written(from: AsyncIterable<string>) {
  const begun = Promise.withResolvers<ReadableStream<Uint8Array>>()
  const ended = throughFile(folder, from, begun.resolve)
  ended.catch(() => undefined)
  return { stream: begun.promise, ended }
}

const decoded = ({ value }: { value?: Uint8Array }) => Buffer.from(value ?? []).toString()

test('texts are read back as they were written, from a file that is in no folder', async () => {
  const { stream, ended } = written(texts(20_000))
  let expected = ''
  for await (const each of texts(20_000)) expected += each
  expect(await text(await stream)).toBe(expected)
  await ended
  expect(await readdir(folder)).toEqual([])
})

test('the first text is read before the second is there', async () => {
  const { texts: given, give } = onDemand()
  const { stream, ended } = written(given)
  give('un')
  const reader = (await stream).getReader()
  expect(decoded(await reader.read())).toBe('un')
  const second = reader.read()
  give('deux')
  expect(decoded(await second)).toBe('deux')
  give(null)
  expect(await reader.read()).toEqual({ value: undefined, done: true })
  await ended
})

test('all texts are written though nothing of them has been read', async () => {
  const { stream, ended } = written(texts(20_000))
  await ended
  expect(await text(await stream)).toMatch(/n° 19999, $/)
})

test('texts that fail at the first leave no file and no stream', async () => {
  let begun = false
  await expect(throughFile(folder, texts(3, 0), () => (begun = true))).rejects.toThrow('the disk is full')
  expect(begun).toBe(false)
  expect(await readdir(folder)).toEqual([])
})

test('texts that fail later make the reading fail, and leave no file', async () => {
  const { stream, ended } = written(texts(3, 2))
  await expect(ended).rejects.toThrow('the disk is full')
  await expect(text(await stream)).rejects.toThrow('the disk is full')
  expect(await readdir(folder)).toEqual([])
})

test('a reader that gives up ends the writing', async () => {
  const { texts: given, give } = onDemand()
  const { stream, ended } = written(given)
  give('un')
  const reader = (await stream).getReader()
  await reader.read()
  const waiting = reader.read()
  await reader.cancel()
  expect(await waiting).toMatchObject({ done: true })
  give('deux')
  await ended
})
