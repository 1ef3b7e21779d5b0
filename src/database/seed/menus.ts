export interface SeedMenu {
  nom: string
  description: string
  /** EUR with VAT. */
  prixTtc: number
  /** Each with the titles of its sheets. */
  choices: readonly (readonly [nom: string, titles: readonly string[]])[]
}

/** How many of each were sold in the month of the dishes' sales, and which dishes where the till recorded them. */
export const SOLD_MENUS: Readonly<
  Record<string, { sold: number; taken: Readonly<Record<string, Readonly<Record<string, number>>>> }>
> = {
  'Formule du midi': { sold: 214, taken: {} },
  'Menu du bistrot': {
    sold: 96,
    taken: {
      Plat: {
        'Bœuf bourguignon': 41,
        'Blanquette de veau à l’ancienne': 33,
        'Confit de canard, pommes sarladaises': 22,
      },
    },
  },
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
