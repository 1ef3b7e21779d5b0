import { describe, expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'

const read = (text: string) =>
  readRecipeText(text).map(({ name, quantity, unit, doubt }) => [name, quantity, unit, doubt?.reason ?? null])

describe('parts of what a line above states', () => {
  test.each([
    'Béchamel : 10 L\ndont lait 10 L\ndont beurre 0,700 kg',
    'Béchamel : 10 L\n- dont lait 10 L\n- dont beurre 0,700 kg',
    'Béchamel 10 L\nDont 10 L de lait\nDont 0,700 kg de beurre',
    '10 L de béchamel\n• dont lait : 10 L\n• dont beurre : 0,700 kg',
    'Béchamel\t10\tL\ndont lait\t10\tL\ndont beurre\t0,700\tkg',
    'Béchamel : 10 L\nof which lait 10 L\nof which beurre 0.700 kg',
  ])('« %s » counts nothing twice without a doubt', (text) => {
    const [sum, ...parts] = read(text)
    expect(sum?.[3]).toBe('yield')
    expect(parts).toEqual([
      ['lait', 10, 'L', null],
      ['beurre', 0.7, 'kg', null],
    ])
  })

  test.each(['dont 50 g pour le moule', 'dont 50 g de sucre', '- dont 50 g', 'dont sucre 50 g'])(
    '« %s » below the same product is the doubt',
    (part) => {
      const [whole, own] = read(`Sucre semoule 200 g\n${part}`)
      expect([whole, own?.[3]]).toEqual([['Sucre semoule', 200, 'g', null], 'several'])
    },
  )
})
