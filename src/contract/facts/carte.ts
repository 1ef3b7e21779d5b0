import { z } from 'zod'
import { ALLERGEN_NOTES, CARTE_THEMES, MAX_FIT_PAGES, PAGE_FORMATS } from '#domain/cartes/carte-look.ts'
import { CARTE_MAX_LENGTH, MAX_FOOTER_LINES } from '#domain/cartes/limits.ts'
import { CARTE_LANGUAGES } from '#domain/cartes/languages.ts'
import { rule } from '../rules.ts'
import { requiredText, text } from '../shapes.ts'
import { type Fact, type FactValues, keysOf } from './fact.ts'

const shown = z.boolean(rule('invalid'))

/** How a carte is called and set. */
export const CARTE_FACTS = {
  nom: { schema: requiredText(CARTE_MAX_LENGTH.nom), kind: 'text', heading: 'Nom' },
  heading: {
    schema: text(CARTE_MAX_LENGTH.heading).meta({ description: 'below the name' }),
    kind: 'text',
    heading: 'Sous-titre',
    blank: '',
  },
  theme: {
    schema: z.enum(CARTE_THEMES, rule('invalid')),
    kind: 'own',
    heading: 'Thème',
    blank: 'classique',
  },
  pageFormat: {
    schema: z.enum(PAGE_FORMATS, rule('invalid')),
    kind: 'own',
    heading: 'Format de page',
    blank: 'a4',
  },
  showDescriptions: { schema: shown, kind: 'own', heading: 'Montre les descriptions', blank: true },
  showLeaders: { schema: shown, kind: 'own', heading: 'Montre les points de conduite', blank: true },
  showCurrency: { schema: shown, kind: 'own', heading: 'Montre la monnaie', blank: true },
  allergenNote: {
    schema: z.enum(ALLERGEN_NOTES, rule('invalid')),
    kind: 'own',
    heading: 'Mention des allergènes',
    blank: 'none',
  },
  coverPage: {
    schema: shown.meta({ description: 'in print, a cover with its name comes before the other pages' }),
    kind: 'own',
    heading: 'Page de garde',
    blank: false,
  },
  fitPages: {
    schema: z
      .int(rule('invalid'))
      .min(1, rule('out-of-range'))
      .max(MAX_FIT_PAGES, rule('out-of-range'))
      .nullable()
      .meta({
        description:
          'in print, pages that it is to fit without its cover, set closer where needed; null: as many as it needs',
      }),
    kind: 'own',
    heading: 'Tenir sur (pages)',
    blank: null,
  },
  footerLines: {
    schema: z
      .array(requiredText(CARTE_MAX_LENGTH.footerLine))
      .max(MAX_FOOTER_LINES, rule('too-long'))
      .nullable()
      .meta({
        description: "null: the usual three; '{taux}' stands for the rates of VAT that are on the carte",
      }),
    kind: 'own',
    heading: 'Bas de page',
    blank: null,
  },
  phone: {
    schema: text(CARTE_MAX_LENGTH.phone).meta({ description: 'of the house, on the public page' }),
    kind: 'text',
    heading: 'Téléphone',
    blank: '',
  },
  openingHours: {
    schema: text(CARTE_MAX_LENGTH.openingHours).meta({ description: 'lines, on the public page' }),
    kind: 'text',
    heading: 'Horaires d’ouverture',
    blank: '',
  },
  languages: {
    schema: z.enum(CARTE_LANGUAGES, rule('invalid')).meta({
      description: "what guests read, on paper and online; 'fr+en' prints both below each other",
    }),
    kind: 'own',
    heading: 'Langues',
    blank: 'fr',
  },
  nomEn: {
    schema: text(CARTE_MAX_LENGTH.nom).meta({ description: 'in English; empty where it is the same' }),
    kind: 'text',
    heading: 'Nom anglais',
    blank: '',
  },
  headingEn: {
    schema: text(CARTE_MAX_LENGTH.heading),
    kind: 'text',
    heading: 'Sous-titre anglais',
    blank: '',
  },
  footerLinesEn: {
    schema: z
      .array(text(CARTE_MAX_LENGTH.footerLine))
      .max(MAX_FOOTER_LINES, rule('too-long'))
      .nullable()
      .meta({ description: 'line by line those of footerLines in English; an empty one is not written yet' }),
    kind: 'own',
    heading: 'Bas de page anglais',
    blank: null,
  },
  openingHoursEn: {
    schema: text(CARTE_MAX_LENGTH.openingHours),
    kind: 'text',
    heading: 'Horaires d’ouverture en anglais',
    blank: '',
  },
  indexed: {
    schema: shown.meta({ description: 'whether search engines may list the public page' }),
    kind: 'own',
    heading: 'Dans les moteurs de recherche',
    blank: false,
  },
} as const satisfies Record<string, Fact>

export type CarteValues = FactValues<typeof CARTE_FACTS>
export const CARTE_FACT_NAMES = keysOf(CARTE_FACTS)
