import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_TEXTS } from './all-texts.ts'

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)

/** Typography alone differs: the apostrophe, and the spaces that do not break. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/[\u00A0\u202F]/gu, ' ')

const specified = (file: string) =>
  readFileSync(new URL(`../../../tests/specified-texts/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)

test.each([
  ['fr', 'french.txt'],
  ['en', 'english.txt'],
] as const)('the interface in %s has every text that is specified, word for word', (language, file) => {
  const shown = new Set(textsIn(ALL_TEXTS[language]).map(plain))
  expect(specified(file).filter((text) => !shown.has(plain(text)))).toEqual([])
})
