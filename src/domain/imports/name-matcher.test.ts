import { describe, expect, test } from 'vitest'
import { nameMatcher } from './name-matcher.ts'

const PRODUCTS = [
  'Beurre doux 82 %',
  'Beurre demi-sel',
  'Œufs plein air',
  'Crème liquide 35 %',
  'Crème épaisse',
  'Farine T55',
  'Farine de sarrasin',
  'Échalote grise',
  'Oignon jaune',
  'Vin blanc sec',
  'Vinaigre de vin',
  'Poireaux',
  'Persil plat',
  'Épaule de veau désossée',
  'Fond blanc de volaille',
  'Lait entier',
  'Sel fin',
  'Gros sel de Guérande',
].map((name) => ({ name }))
const match = nameMatcher(PRODUCTS)
const best = (name: string) => {
  const { certainty, candidates } = match(name)
  return [certainty, candidates[0]?.candidate.name]
}

describe('a written name finds its product', () => {
  test.each([
    ['beurre doux', 'Beurre doux 82 %'],
    ['Beurre demi-sel', 'Beurre demi-sel'],
    ['oeufs', 'Œufs plein air'],
    ['œuf', 'Œufs plein air'],
    ['échalotes', 'Échalote grise'],
    ['oignons', 'Oignon jaune'],
    ['poireau', 'Poireaux'],
    ['épaule de veau', 'Épaule de veau désossée'],
    ['fond de volaille', 'Fond blanc de volaille'],
    ['persil', 'Persil plat'],
    ['lait', 'Lait entier'],
    ['vin blanc', 'Vin blanc sec'],
    ['sel', 'Sel fin'],
  ])('« %s » is surely %s', (written, product) => {
    expect(best(written)).toEqual(['sure', product])
  })
})

describe('an ambiguous or misspelt name is left to the cook', () => {
  test.each([
    ['beurre', 'Beurre'],
    ['crème', 'Crème'],
    ['farine', 'Farine'],
    ['ognon', 'Oignon jaune'],
    ['echalotte', 'Échalote grise'],
  ])('« %s » is doubtful', (written, product) => {
    const [certainty, name] = best(written)
    expect(certainty).toBe('doubtful')
    expect(name?.startsWith(product)).toBe(true)
  })
})

test.each(['safran', 'tofu soyeux', '', '35', 'de la'])('« %s » is unknown', (written) => {
  expect(best(written)).toEqual(['unknown', undefined])
})

test.each([
  'petits',
  'petits oignons grelots',
  'gros',
  'poudre à pâte',
  'cacao en poudre',
  'blancs de dinde',
])("'%s' shares no more than a size or a form with a product", (written) => {
  const products = [
    { name: 'Petit pois' },
    { name: 'Gros sel' },
    { name: 'Poudre d’amande' },
    { name: 'Blanc d’œuf' },
  ]
  expect(nameMatcher(products)(written).candidates).toEqual([])
})

test('unlikely names come last, unless one matches exactly', () => {
  const found = nameMatcher([{ name: 'Œufs mayonnaise', unlikely: true }, { name: 'Œuf plein air' }])
  expect(found('œufs').candidates.map(({ candidate: { name } }) => name)).toEqual([
    'Œuf plein air',
    'Œufs mayonnaise',
  ])
  expect(found('œufs mayonnaise')).toMatchObject({ certainty: 'sure', candidates: [{ score: 1 }, {}] })
})

test('the very name is found among longer ones', () => {
  const found = nameMatcher([{ name: 'Sel' }, { name: 'Sel fin' }, { name: 'Sel de céleri' }])('Sel')
  expect(found).toMatchObject({
    certainty: 'sure',
    candidates: [{ candidate: { name: 'Sel' }, score: 1 }, {}, {}],
  })
})

test('of tens of thousands of names that share a word, the shortest and those with a rarer word are compared', () => {
  let compared = 0
  const candidates = Array.from({ length: 30_000 }, (_, nth) => ({
    name:
      nth === 29_000 ? 'Beurre' : nth === 29_001 ? 'Beurre d’Isigny du marché' : 'Beurre du marché fermier',
    get unlikely() {
      compared += 1
      return false
    },
  }))
  const match = nameMatcher(candidates)
  expect(match('beurre').candidates[0]?.candidate).toBe(candidates[29_000])
  expect(match('beurre isigny').candidates[0]?.candidate).toBe(candidates[29_001])
  expect(compared).toBeLessThanOrEqual(10_000)
})
