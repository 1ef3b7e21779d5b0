import { expect, test } from 'vitest'
import { withoutMarks } from './plain-marks.ts'
import { readRecipeText } from './recipe-text.ts'

test.each([
  ['- **250 g** de farine', 250, 'g', 'farine'],
  ['* *une pincée* de sel', null, null, 'sel'],
  ['- __200 g__ beurre', 200, 'g', 'beurre'],
  ['- _20 cl_ de crème', 20, 'cl', 'crème'],
  ['* **Sucre** : 100 g', 100, 'g', 'Sucre'],
  ['**Lait :** 20 cl', 20, 'cl', 'Lait'],
  ['- [ ] 50 g de riz', 50, 'g', 'riz'],
  ['- [x] 2 tomates', 2, null, 'tomates'],
  ['1. **2** oignons', 2, null, 'oignons'],
  ['> 10 g de sel', 10, 'g', 'sel'],
  ['**1 kg** de `pommes`', 1, 'kg', 'pommes'],
  ['- 3 [œufs](https://example.org/oeufs)', 3, null, 'œufs'],
  ['***4*** gros citrons', 4, null, 'gros citrons'],
  ['- 250 g de riz \\(rond\\)', 250, 'g', 'riz'],
  ['- **2 cups** flour', 473.176, 'ml', 'flour'],
  ['* _1 tsp_ vanilla', 5, 'ml', 'vanilla'],
])('« %s » is read without its marks', (text, quantity, unit, name) => {
  const [line] = readRecipeText(text)
  expect(line).toMatchObject({ quantity, unit, name })
})

test.each([
  ['### Base', 'Base :'],
  ['# La pâte #', 'La pâte :'],
  ['**Garniture**', 'Garniture :'],
  ['__Pour la crème__', 'Pour la crème :'],
  ['## Pour 4 personnes', 'Pour 4 personnes'],
  ['**Pour 4 personnes**', 'Pour 4 personnes'],
  ['**Sel**', 'Sel'],
])('of « %s » a heading has a colon: %s', (line, plain) => {
  expect(withoutMarks([line, '200 g de riz', '3 œufs'])).toEqual([plain, '200 g de riz', '3 œufs'])
})

test('where most lines are in bold, none is a heading for it', () => {
  expect(withoutMarks(['**Beurre**', '**200 g de riz**'])).toEqual(['Beurre', '200 g de riz'])
})

test.each([
  ['➡️ 600 g de blancs de poulet', 600, 'g', 'blancs de poulet'],
  ['👉 1 oignon', 1, null, 'oignon'],
  ['✅ 40 cl de lait', 40, 'cl', 'lait'],
  ['1️⃣ 200 g de beurre 🧈', 200, 'g', 'beurre'],
  ['🥚 3 œufs', 3, null, 'œufs'],
  ['🧂 Salt 🌶️', null, null, 'Salt'],
])('« %s » is read without its signs', (text, quantity, unit, name) => {
  expect(readRecipeText(text)).toMatchObject([{ quantity, unit, name, doubt: null }])
})

test.each(['3 * 200 g de lieu', '2 x 3 œufs', 'Farine* 200 g', 'snake_case_name', '[Pâte]'])(
  '« %s » has no marks',
  (line) => expect(withoutMarks([line])).toEqual([line]),
)
