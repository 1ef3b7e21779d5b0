import { z } from 'zod'
import { GAMME_MAX_LENGTH, MAX_REMAINING } from '#domain/cartes/limits.ts'
import { FURTHER_NOTICE } from '#domain/cartes/masked.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { rule } from '../rules.ts'
import { displayedAmount, requiredText, text } from '../shapes.ts'
import { type Fact, keysOf } from './fact.ts'

/** What a guest reads of a dish, in the order of its form, and the VAT in its price. */
export const DISPLAYED_FACTS = {
  nomAffiche: { schema: requiredText(GAMME_MAX_LENGTH.nomAffiche), kind: 'text', heading: 'Nom affiché' },
  prixTtcAffiche: { schema: displayedAmount, kind: 'own', heading: 'Prix TTC affiché' },
  description: {
    schema: text(GAMME_MAX_LENGTH.description),
    kind: 'text',
    heading: 'Description',
    blank: '',
  },
  nomAfficheEn: {
    schema: text(GAMME_MAX_LENGTH.nomAffiche),
    kind: 'text',
    heading: 'Nom affiché anglais',
    blank: '',
  },
  descriptionEn: {
    schema: text(GAMME_MAX_LENGTH.description),
    kind: 'text',
    heading: 'Description anglaise',
    blank: '',
  },
  ownTvaRate: {
    schema: z
      .literal(VAT_RATES, rule('invalid'))
      .nullable()
      .meta({ description: 'percent, of this dish alone; null for the rate of its sheet' }),
    kind: 'own',
    heading: 'TVA du plat (%)',
    blank: null,
  },
} as const satisfies Record<string, Fact>

export const DISPLAYED_NAMES = keysOf(DISPLAYED_FACTS)

/** What the evening's service sets of a dish. */
export const SERVICE_FACTS = {
  maskedUntil: {
    schema: z
      .union([z.literal(FURTHER_NOTICE), z.iso.datetime(rule('invalid'))])
      .nullable()
      .meta({
        description: `until when guests do not see it online; '${FURTHER_NOTICE}' until that is changed; null while they do`,
      }),
    kind: 'own',
    heading: 'Masqué jusqu’au',
    blank: null,
  },
  offPrint: {
    schema: z.boolean(rule('invalid')).meta({ description: 'not on the printed carte' }),
    kind: 'own',
    heading: 'Non imprimé',
    blank: false,
  },
  remaining: {
    schema: z
      .int(rule('invalid'))
      .min(0, rule('out-of-range'))
      .max(MAX_REMAINING, rule('out-of-range'))
      .nullable()
      .meta({ description: 'portions that are left, which guests read online; null while there are enough' }),
    kind: 'own',
    heading: 'Portions restantes',
    blank: null,
  },
} as const satisfies Record<string, Fact>
