export interface SeedMenu {
  nom: string
  description: string
  /** EUR with VAT. */
  prixTtc: number
  /** Each with the titles of its sheets. */
  choices: readonly (readonly [nom: string, titles: readonly string[]])[]
}

/** The formules of the house: one for those in a hurry, one for the evening, with its glass of wine. */
export const MENUS: readonly SeedMenu[] = [
  {
    nom: 'Formule du midi',
    description: 'Du mardi au vendredi, au déjeuner',
    prixTtc: 19.5,
    choices: [
      ['Entrée', ['Œufs mayonnaise', 'Poireaux vinaigrette, œuf mimosa']],
      ['Plat', ['Saucisse de Toulouse, lentilles vertes', 'Brandade de morue gratinée']],
    ],
  },
  {
    nom: 'Menu du bistrot',
    description: 'Midi et soir, un verre de vin compris',
    prixTtc: 36,
    choices: [
      ['Entrée', ['Terrine de campagne', 'Soupe à l’oignon gratinée', 'Salade de chèvre chaud']],
      ['Plat', ['Bœuf bourguignon', 'Blanquette de veau à l’ancienne', 'Magret de canard au miel']],
      ['Dessert', ['Crème brûlée à la vanille', 'Mousse au chocolat noir', 'Île flottante']],
      ['Vin', ['Verre de saumur-champigny']],
    ],
  },
]
