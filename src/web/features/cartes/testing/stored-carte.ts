import type { CarteDish } from '#contract/cartes.ts'
import { carte, carteDish } from '#contract/testing/carte-fixtures.ts'

/** A carte as the API gives it, for tests. */
export const SOUP = carteDish({
  id: '3f0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a11',
  ficheId: '9a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a22',
  nomAffiche: 'Velouté',
  description: 'Noisettes',
  title: 'Velouté de potimarron',
  portions: 4,
  sellingPriceHt: 9,
  coutMatiere: 8,
  allergens: ['Lait'],
  undeclaredLines: 1,
})
const WINE: CarteDish = {
  ...SOUP,
  nomAffiche: 'Chablis',
  tvaRate: 20,
  coutMatiere: 0,
  undeclaredLines: 0,
}
export const CARTE = carte({
  nom: 'La Table',
  heading: 'Automne',
  theme: 'ardoise',
  pageFormat: 'a5',
  showLeaders: false,
  coverPage: true,
  fitPages: 2,
  allergenNote: 'marks',
  gammes: [
    { id: '2a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a44', nom: 'Entrées', recettes: [SOUP] },
    { id: '2b0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a55', nom: 'Fromages', recettes: [] },
    { id: '2c0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a66', nom: 'Vins', recettes: [WINE] },
  ],
})
