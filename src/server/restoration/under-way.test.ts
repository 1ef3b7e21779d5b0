import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { interruptedSentence, markUnderWay, takeInterrupted, unmarkUnderWay } from './under-way.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gramme-under-way-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what was being restored is said once, and not at all where the restore came to its end', async () => {
  const temporary = join(folder, 'temporary')
  expect(await takeInterrupted(temporary)).toBeUndefined()
  await markUnderWay(temporary, 'ma cuisine.tar.zst')
  expect(await takeInterrupted(temporary)).toBe('ma cuisine.tar.zst')
  expect(await takeInterrupted(temporary)).toBeUndefined()
  await markUnderWay(temporary, 'ma cuisine.tar.zst')
  await unmarkUnderWay(temporary)
  expect(await takeInterrupted(temporary)).toBeUndefined()
})

test('the sentence says whether anything was restored', () => {
  expect(interruptedSentence('ma cuisine.tar.zst', true)).toContain('ma cuisine.tar.zst a été interrompue')
  expect(interruptedSentence('ma cuisine.tar.zst', true)).toContain("rien n'en a été gardé")
  expect(interruptedSentence('ma cuisine.tar.zst', false)).toContain('tout y est')
})
