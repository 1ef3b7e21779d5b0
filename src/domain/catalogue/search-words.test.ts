import { expect, test } from 'vitest'
import { foldForSearch } from './fold-for-search.ts'
import { containsWords, searchWords } from './search-words.ts'

const finds = (search: string, text: string) => containsWords(foldForSearch(text), searchWords(search))

test.each([
  ['soupe oignon', 'Soupe à l’oignon', true],
  ['OIGNON  soupe ', 'Soupe à l’oignon', true],
  ['l’oignon', "Soupe à l'oignon", true],
  ['creme 35\u00a0%', 'Crème liquide 35 %', true],
  ['soupe poireau', 'Soupe à l’oignon', false],
  ['  ', 'Soupe à l’oignon', true],
])('%j in %j: %j', (search, text, found) => {
  expect(finds(search, text)).toBe(found)
})
