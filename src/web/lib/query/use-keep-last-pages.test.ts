import { expect, test } from 'vitest'
import { pagesToShow } from './use-keep-last-pages.ts'

const pages = (...items: string[]) => ({ pageParams: [], pages: [{ items, total: items.length }] })
const cut = new TypeError('Failed to fetch')

test('the rows of a list stay when the next search cannot be loaded', () => {
  const before = pages('Blanquette', 'Brioche')
  expect(pagesToShow({ data: undefined, error: cut }, before)).toBe(before)
})

test('the answer takes its place, even one without anything', () => {
  const found = pages()
  expect(pagesToShow({ data: found, error: null }, pages('Blanquette'))).toBe(found)
})

test('a list that was never read, or found nothing, gives way to the failure', () => {
  expect(pagesToShow({ data: undefined, error: cut }, undefined)).toBeUndefined()
  expect(pagesToShow({ data: undefined, error: cut }, pages())).toBeUndefined()
})

test('nothing stands for a list that is still being read', () => {
  expect(pagesToShow({ data: undefined, error: null }, pages('Blanquette'))).toBeUndefined()
})
