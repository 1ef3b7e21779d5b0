import type { KitchenState } from '#contract/kitchen-shapes.ts'

type Language = KitchenState['language']

const WORDS = {
  fr: {
    portions: 'Portions',
    show: 'Afficher',
    badPortions: 'Un nombre de portions au-dessus de 0, s’il vous plaît.',
    allergens: 'Allergènes',
    traces: 'Traces possibles',
    none: 'aucun déclaré',
    undeclared: 'Certains ingrédients n’ont pas été déclarés\u00a0: demandez.',
    amounts: 'Quantités',
    steps: 'Étapes',
    equipment: 'Matériel',
    storage: 'Conservation',
    notes: 'Notes',
    asNeeded: 'QS',
    noAmount: '—',
    gross: (amount: string) => `brut\u00a0: ${amount}`,
    gone: 'Ingrédient supprimé',
    written: (portions: string) => `Quantités telles qu’elles sont écrites, pour ${portions}.`,
    writtenText: (portions: string) =>
      `Les quantités écrites dans le texte sont celles de la recette pour ${portions}.`,
    counted: {
      unité: ['unité', 'unités'],
      pièce: ['pièce', 'pièces'],
      botte: ['botte', 'bottes'],
      barquette: ['barquette', 'barquettes'],
      bouteille: ['bouteille', 'bouteilles'],
      sachet: ['sachet', 'sachets'],
      portion: ['portion', 'portions'],
    },
    unknown: ['Ce lien n’ouvre aucune fiche', 'Vérifiez qu’il est entier, ou demandez-en un autre.'],
    expired: ['Ce lien ne sert plus', 'Il a expiré\u00a0: demandez-en un autre.'],
    tooMany: [
      'Un instant, s’il vous plaît',
      'Trop d’adresses inconnues ont été demandées d’ici. Réessayez dans une minute.',
    ],
    failed: ['La fiche n’est pas disponible pour le moment', 'Réessayez dans un instant.'],
  },
  en: {
    portions: 'Portions',
    show: 'Show',
    badPortions: 'A number of portions above 0, please.',
    allergens: 'Allergens',
    traces: 'Possible traces',
    none: 'none declared',
    undeclared: 'Some ingredients have not been declared: please ask.',
    amounts: 'Amounts',
    steps: 'Steps',
    equipment: 'Equipment',
    storage: 'Storage',
    notes: 'Notes',
    asNeeded: 'as needed',
    noAmount: '—',
    gross: (amount: string) => `gross: ${amount}`,
    gone: 'Deleted ingredient',
    written: (portions: string) => `Amounts as they are written, for ${portions}.`,
    writtenText: (portions: string) => `Amounts in the text are those of the recipe for ${portions}.`,
    counted: {
      unité: ['unit', 'units'],
      pièce: ['piece', 'pieces'],
      botte: ['bunch', 'bunches'],
      barquette: ['tray', 'trays'],
      bouteille: ['bottle', 'bottles'],
      sachet: ['sachet', 'sachets'],
      portion: ['portion', 'portions'],
    },
    unknown: ['This link opens no sheet', 'Check that it is whole, or ask for another one.'],
    expired: ['This link is no longer good', 'It has expired: ask for another one.'],
    tooMany: [
      'One moment, please',
      'Too many unknown addresses were asked for from here. Try again in a minute.',
    ],
    failed: ['The sheet is not available right now', 'Try again in a moment.'],
  },
} as const satisfies Record<Language, unknown>

export type SheetWords = (typeof WORDS)[Language]
export type PageMessage = 'unknown' | 'expired' | 'tooMany' | 'failed'

export const wordsOf = (language: Language): SheetWords => WORDS[language]
