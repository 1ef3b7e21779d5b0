import { describe, expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'
import { readWrittenRecipe } from './written-recipe.ts'

function read(text: string) {
  const { ingredients, portions, maybeYields } = readWrittenRecipe(text)
  return readRecipeText(ingredients.join('\n'), portions, false, maybeYields).map(
    ({ name, quantity, unit, doubt }) => [name, quantity, unit, doubt?.reason ?? null],
  )
}

const FOUR = ['6 œufs', '50 cl huile', '80 g cornichons', '1 botte persil']
const READ = [
  ['œufs', 6, null, null],
  ['huile', 50, 'cl', null],
  ['cornichons', 80, 'g', null],
  ['persil', 1, 'botte', null],
]

describe('messages of a conversation', () => {
  test.each([
    '12/11/2024, 18:42 - Chef Nico: ',
    '12/11/24, 18:42 - Nico : ',
    '[12/11/2024 18:42] Nico : ',
    '[12/11/2024, 18:42:33] Léa Martin: ',
    '[18:42, 12/11/2024] Chef Nico: ',
    '[18:42] Nico: ',
    '12.11.24 18h42 Nico : ',
    '2024-11-12 18:42 Nico: ',
    '12/11/2024 à 18:42 - Nico : ',
    '18:42 ',
    '18h42 - ',
    '18:42 Nico : ',
    '9:05 PM - ',
    'Nico 18:42\n',
    'Léa, 12/11/2024 18:42\n',
    'Nico : ',
    '12/11/2026 à 19:03 - Manon 🍋: ',
    '[12/11/2026, 19:03:12] 🧁 Léa: ',
    '12/11/2026, 19:03 - Nico 👨‍🍳 Chef : ',
    '[19:03] Sara 💪🏽: ',
    '12/11/2026, 19:03 - +33 6 12 34 56 78: ',
    '12/11/2026, 19:03 - Paul (second): ',
    '🇫🇷 Nico: ',
    '[21/03 09:12] Karim: ',
    '[21/03, 09:12] Karim Cuisine: ',
    '[09:12, 21/03] Karim: ',
    '21/03, 09:12 - Karim: ',
    '21/03 09:12 Karim: ',
    '21/03 à 9h12 - Karim : ',
    'Karim, 21/03 09:12\n',
  ])('« %s » in front of each', (stamp) => {
    expect(read(FOUR.map((line) => stamp + line).join('\n'))).toEqual(READ)
  })

  test.each([
    ['Nico : tu mets quoi dans ta caponata ?', 'Léa : '],
    ['Tu peux me redonner ta recette ?', ''],
    ['12/11/2024, 18:41 - Léa: Tu la fais comment la gribiche ?', '12/11/2024, 18:42 - Nico: '],
    ['18:40 Vous auriez la recette pour demain ?', '18:42 '],
    ['Chef : quelqu’un a le grammage de la gribiche ?', 'Nico : '],
  ])('« %s » is no ingredient', (question, stamp) => {
    expect(read([question, ...FOUR.map((line) => stamp + line)].join('\n'))).toEqual(READ)
  })

  test('names of foods and of parts in front of a colon stay', () => {
    expect(read('Beurre : 100 g\nFarine : 200 g\nBeurre : 50 g\nLevure : 5 g\nLevure : 3 g')).toEqual([
      ['Beurre', 100, 'g', null],
      ['Farine', 200, 'g', null],
      ['Beurre', 50, 'g', null],
      ['Levure', 5, 'g', null],
      ['Levure', 3, 'g', null],
    ])
    expect(read('18:42 Beurre : 100 g\n18:42 Farine : 200 g\n18:43 Maïzena : 50 g')).toEqual([
      ['Beurre', 100, 'g', null],
      ['Farine', 200, 'g', null],
      ['Maïzena', 50, 'g', null],
    ])
  })

  test.each(['1/2 oignon', '1/12 de gâteau', '3/04 10 kg de riz', '[21/03] 200 g de riz'])(
    'figures with a stroke are no stamp without a time: %s',
    (line) => expect(readWrittenRecipe([line, ...FOUR].join('\n')).ingredients).toContain(line),
  )

  test('an ingredient with a question mark is a doubt', () => {
    expect(read('200 g de riz\n1 oignon\nThym ou romarin frais ?').at(-1)?.[3]).toBe('remark')
  })

  test.each([
    ['1h30 de cuisson', '1h00 de repos'],
    ['1h30 cuisson', '0h20 préparation'],
    ['1h15 de préparation', '2h30 de cuisson'],
  ])('« %s » and « %s » are durations', (...durations) => {
    const { prepMinutes, cookMinutes } = readWrittenRecipe([...durations, ...FOUR].join('\n'))
    expect([prepMinutes, cookMinutes].some((minutes) => minutes !== null)).toBe(true)
  })
})
