import { z } from 'zod'
import { MENU_MAX_LENGTH } from '#domain/menus/limits.ts'
import { rule } from '../rules.ts'
import { displayedAmount, id, requiredText, text } from '../shapes.ts'
import { type Fact, type FactValues, keysOf } from './fact.ts'

/** What is typed of a menu beside its choices, in the order of its page. */
export const MENU_FACTS = {
  nom: { schema: requiredText(MENU_MAX_LENGTH.nom), kind: 'text', heading: 'Nom' },
  prixTtc: {
    schema: displayedAmount.meta({
      description: 'EUR with VAT, what a guest pays for one dish of each choice',
    }),
    kind: 'own',
    heading: 'Prix TTC',
  },
  description: {
    schema: text(MENU_MAX_LENGTH.description),
    kind: 'text',
    heading: 'Description',
    blank: '',
  },
  nomEn: { schema: text(MENU_MAX_LENGTH.nom), kind: 'text', heading: 'Nom anglais', blank: '' },
  descriptionEn: {
    schema: text(MENU_MAX_LENGTH.description),
    kind: 'text',
    heading: 'Description anglaise',
    blank: '',
  },
  onCarte: {
    schema: z.boolean(rule('invalid')).meta({ description: 'whether the guest reads it on the carte' }),
    kind: 'own',
    heading: 'Sur la carte',
    blank: true,
  },
  /** Of a new menu the first where none is sent. */
  carteId: {
    schema: id.meta({ description: "one of the user's cartes; of a new menu, absent means the first" }),
    kind: 'own',
    heading: 'Carte',
  },
} as const satisfies Record<string, Fact>

export type MenuValues = FactValues<typeof MENU_FACTS>
export const MENU_FACT_NAMES = keysOf(MENU_FACTS)
