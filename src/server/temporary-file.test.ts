import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
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

test('texts are read back as they were written, from a file that is in no folder', async () => {
  const stream = await throughFile(folder, texts(200))
  expect(await readdir(folder)).toEqual([])
  let written = ''
  for await (const each of texts(200)) written += each
  expect(await text(stream)).toBe(written)
})

test('texts that fail leave no file', async () => {
  await expect(throughFile(folder, texts(3, 2))).rejects.toThrow('the disk is full')
  expect(await readdir(folder)).toEqual([])
})
