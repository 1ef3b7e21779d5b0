import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { id, requiredText, text } from '../shapes.ts'
import { type Fact, keysOf } from './fact.ts'

/** What is typed of a gamme. */
export const GAMME_FACTS = {
  nom: { schema: requiredText(GAMME_MAX_LENGTH.nom), kind: 'text', heading: 'Nom' },
  nomEn: { schema: text(GAMME_MAX_LENGTH.nom), kind: 'text', heading: 'Nom anglais', blank: '' },
  /** Of a new gamme the first where none is sent. */
  carteId: {
    schema: id.meta({ description: "one of the user's cartes; absent, the first" }),
    kind: 'own',
    heading: 'Carte',
  },
} as const satisfies Record<string, Fact>

export const GAMME_FACT_NAMES = keysOf(GAMME_FACTS)
