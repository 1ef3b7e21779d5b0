import type { Carte, CarteDish } from '#contract/cartes.ts'

/** A carte as the API gives it, for tests. */
export const SOUP: CarteDish = {
  id: '3f0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a11',
  ficheId: '9a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a22',
  nomAffiche: 'Velouté',
  prixTtcAffiche: 11,
  description: 'Noisettes',
  title: 'Velouté de potimarron',
  category: 'Entrée',
  portions: 4,
  tvaRate: 10,
  sellingPriceHt: 9,
  coutMatiere: 8,
  uncostedLines: 0,
  allergens: ['Lait'],
  undeclaredLines: 1,
  undeclaredProducts: [],
  meats: [],
  drinksOnly: false,
  published: false,
}
const WINE: CarteDish = {
  ...SOUP,
  nomAffiche: 'Chablis',
  tvaRate: 20,
  coutMatiere: 0,
  undeclaredLines: 0,
}
export const CARTE: Carte = {
  id: '1a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a33',
  nom: 'La Table',
  heading: 'Automne',
  theme: 'ardoise',
  pageFormat: 'a5',
  showDescriptions: true,
  showLeaders: false,
  showCurrency: true,
  allergenNote: 'marks',
  footerLines: null,
  logo: null,
  createdAt: '2026-11-18T06:00:00.000Z',
  menus: [],
  gammes: [
    { id: '2a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a44', nom: 'Entrées', recettes: [SOUP] },
    { id: '2b0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a55', nom: 'Fromages', recettes: [] },
    { id: '2c0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a66', nom: 'Vins', recettes: [WINE] },
  ],
}
