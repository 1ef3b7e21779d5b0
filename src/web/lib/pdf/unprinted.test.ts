import { expect, test } from 'vitest'
import { unprintedIn } from './unprinted.ts'

test.each([
  ['Burger 😀 maison 😀', '😀'],
  ['Sushi 寿司', '寿 司'],
  ['Plat du chef 👨‍🍳', '👨‍🍳'],
])('of « %s » « %s » is not printed', (text, signs) => {
  expect(unprintedIn({ dishes: [{ name: text }] })).toEqual([{ text, signs }])
})

test.each(['Œufs mayo, ½ botte', 'Łosoś à l’ưa', 'ﬁlet\u200b de bœuf', '63\u202f°C → poché', ''])(
  'of « %s » nothing is lost but its accents',
  (text) => {
    expect(unprintedIn([text, text])).toEqual([])
  },
)

test('a text that is there twice is named once', () => {
  expect(unprintedIn(['🍕', { again: '🍕' }, 3, null])).toEqual([{ text: '🍕', signs: '🍕' }])
})
