import { describe, expect, test } from 'vitest'
import { readRecipeLine } from './recipe-line.ts'
import { readRecipeText } from './recipe-text.ts'
import { isTotal } from './recipe-total.ts'

function read(text: string) {
  const { quantity, unit, name, note, doubt } = readRecipeLine(text)
  return [quantity, unit, name, note, doubt?.reason ?? null]
}

describe('a net weight is a doubt, and no part of the name', () => {
  test.each([
    ['600 g net d’oignons', 600, 'g', 'oignons', 'net'],
    ['600 g nets de champignons', 600, 'g', 'champignons', 'nets'],
    ['1,5 kg poids net de pommes de terre', 1.5, 'kg', 'pommes de terre', 'poids net'],
    ['800 g net épinards', 800, 'g', 'épinards', 'net'],
    ['2 kg net épluché de navets', 2, 'kg', 'navets', 'net épluché'],
    ['2 kg de navets nets épluchés', 2, 'kg', 'navets', 'nets épluchés'],
    ['400 g de carottes (poids net)', 400, 'g', 'carottes', 'poids net'],
    ['400 g de carottes (poids net), en dés', 400, 'g', 'carottes', 'en dés, poids net'],
    ['Carottes 400 g net', 400, 'g', 'Carottes', 'net'],
    ['Carottes : 400 g (net)', 400, 'g', 'Carottes', 'net'],
    ['Courgettes (poids net) 300 g', 300, 'g', 'Courgettes', 'poids net'],
    ['1,2 kg (net) de potimarron', 1.2, 'kg', 'potimarron', 'net'],
    ['300 g PN de courgettes', 300, 'g', 'courgettes', 'PN'],
    ['Poids net 300 g de courgettes', 300, 'g', 'courgettes', 'Poids net'],
    ['400 g net égoutté de pois chiches', 400, 'g', 'pois chiches', 'net égoutté'],
    ['4 pavés de 150 g net', 600, 'g', 'pavés', '4 pavés × 150 g, net'],
  ])('%s', (text, ...line) => expect(read(text)).toEqual([...line, 'net']))
})

describe('a gross weight is a quantity', () => {
  test.each([
    ['2 kg brut de carottes', 2, 'kg', 'carottes', 'brut'],
    ['500 g poids brut de navets', 500, 'g', 'navets', 'poids brut'],
    ['Carottes : 400 g brut', 400, 'g', 'Carottes', 'brut'],
    ['Poulet 1,2 kg poids brut', 1.2, 'kg', 'Poulet', 'poids brut'],
    ['3 kg d’asperges (brut)', 3, 'kg', 'asperges', 'brut'],
    ['20 cl de cidre brut', 20, 'cl', 'cidre brut', null],
    ['Sucre brut 200 g', 200, 'g', 'Sucre brut', null],
    ['75 cl Brut Impérial', 75, 'cl', 'Brut Impérial', null],
    ['500 g de tomates brutes', 500, 'g', 'tomates brutes', null],
  ])('%s', (text, ...line) => expect(read(text)).toEqual([...line, null]))
})

test('what a tin holds is stated of the tin', () => {
  expect(read('1 boîte de tomates (400 g net)').at(-1)).toBeNull()
  expect(read('2 boîtes de tomates (400 g net)').at(-1)).toBe('each')
})

test('a row says so in its name', () => {
  const [row] = readRecipeText('Produit\tQuantité\tUnité\nCarottes (poids net)\t400\tg')
  expect(row).toMatchObject({ name: 'Carottes', quantity: 400, note: 'poids net', doubt: { reason: 'net' } })
})

test('of what a kitchen works with it is the total', () => {
  expect(
    ['Poids net : 1,6 kg', 'Poids net 1,6 kg de pâte', 'Poids net 300 g de navets'].map(isTotal),
  ).toEqual([true, true, false])
})

test.each([
  ['2 kg de lotte (poids brut 3 kg)', 'poids brut 3 kg'],
  ['2 kg de lotte (1,2 kg net)', '1,2 kg net'],
  ['2 kg de lotte brut, soit 1,2 kg net', '1,2 kg net'],
  ['Carottes 3 kg brut (2 kg net)', '2 kg net'],
  ['2 kg de carottes (net 1,6 kg)', 'net 1,6 kg'],
])('which of two weights counts is a doubt: %s', (text, written) => {
  expect(readRecipeLine(text).doubt).toEqual({ reason: 'several', written })
})
