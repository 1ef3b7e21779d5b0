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
      ['Plat', ['Moules marinières, frites', 'Suprême de poulet à l’estragon']],
    ],
  },
  {
    nom: 'Menu du bistrot',
    description: 'Midi et soir, un verre de vin compris',
    prixTtc: 36,
    choices: [
      ['Entrée', ['Terrine de campagne', 'Poireaux vinaigrette, œuf mimosa', 'Os à moelle, fleur de sel']],
      [
        'Plat',
        ['Bœuf bourguignon', 'Blanquette de veau à l’ancienne', 'Confit de canard, pommes sarladaises'],
      ],
      ['Dessert', ['Crème brûlée à la vanille', 'Mousse au chocolat noir', 'Tarte au citron meringuée']],
      ['Vin', ['Verre de saumur-champigny, 12 cl']],
    ],
  },
]
