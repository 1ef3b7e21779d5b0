import { describe, expect, test } from 'vitest'
import { readCategory } from './read-category.ts'

const read = (rayon: string, name = '', storage = '') => {
  const { category, sure } = readCategory({ rayon, storage, name })
  return `${category}${sure ? '' : '?'}`
}

test.each([
  ['Crèmerie Œufs Fromages', 'Crémerie'],
  ['B.O.F.', 'Crémerie'],
  ['MARÉE', 'Poisson'],
  ['Boucherie', 'Viande'],
  ['Charcuterie Traiteur', 'Viande'],
  ['Épicerie sucrée', 'Épicerie'],
  ['Fruits secs', 'Épicerie'],
  ['Pains Viennoiserie Pâtes', 'Épicerie'],
  ['Épices et aromates', 'Épices'],
  ['Cave', 'Boissons'],
  ['Vins rouges', 'Boissons'],
  ['Légumes 4e gamme', 'Légumes'],
  ['FRUITS', 'Fruits'],
  ['Surgelés poissons', 'Surgelés'],
  ['Glaces et sorbets', 'Surgelés'],
  ['Desserts Glaces', 'Épicerie'],
])('the rayon %s is %s', (rayon, category) => {
  expect(read(rayon)).toBe(category)
})

describe('where the rayon leaves it open', () => {
  test('the name decides between fruit and vegetable', () => {
    expect(read('Fruits et légumes', 'Pomme Golden')).toBe('Fruits')
    expect(read('F&L', 'Pomme de terre Agata')).toBe('Légumes')
    expect(read('Primeurs', 'Mélange du chef')).toBe('Légumes?')
  })

  test('frozen is frozen, whatever it is', () => {
    expect(read('Pains', 'Croissant', 'Surgelé')).toBe('Surgelés')
    expect(read('', 'Frites', '-18 °C')).toBe('Surgelés')
    expect(read('Pains', 'Croissant', 'Ambiant')).toBe('Épicerie')
  })

  test('the name is a guess, and nothing at all is Épicerie', () => {
    expect(read('', 'Filet de saumon')).toBe('Poisson?')
    expect(read('', 'Beurre demi-sel')).toBe('Crémerie?')
    expect(read('Divers', 'Xyz 300')).toBe('Épicerie?')
  })
})
