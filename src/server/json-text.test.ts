import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { answerOfLists, JsonText } from './json-text.ts'

const readBack = (answer: unknown) => (answer instanceof JsonText ? json(answer.stream) : answer)

test('lists of JSON texts are one object of lists', async () => {
  type Menu = { starters: object[]; desserts: object[]; 'à part': object[] }
  const menu = answerOfLists<Menu>({
    starters: ['{"nom":"Œuf « mimosa »"}', '{}'],
    desserts: [],
    'à part': ['1'],
  })
  expect(await readBack(menu)).toEqual({
    starters: [{ nom: 'Œuf « mimosa »' }, {}],
    desserts: [],
    'à part': [1],
  })
})

test('a long answer lets other requests in between its blocks, and is whole', async () => {
  const items = Array.from({ length: 5_000 }, (_, index) => `{"nom":"Échalote n° ${index}"}`)
  let turns = 0
  const turn = () => {
    turns += 1
    turning = setImmediate(turn)
  }
  let turning = setImmediate(turn)
  const read = await readBack(answerOfLists<{ items: object[] }>({ items }))
  clearImmediate(turning)
  expect(read).toEqual({ items: items.map((item) => JSON.parse(item)) })
  expect(turns).toBeGreaterThan(2)
})
