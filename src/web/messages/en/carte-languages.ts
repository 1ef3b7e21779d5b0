import type { carteEnglish as frenchEnglish, carteLanguages as french } from '../fr/carte-languages.ts'
import type { Translation } from '../translation.ts'

export const carteLanguages = {
  label: 'Languages of the menu',
  fr: 'French',
  en: 'English',
  'fr+en': 'French and English',
  hint: 'For your guests, on paper and online. Gramme stays in your language.',
} satisfies Translation<typeof french>

export const carteEnglish = {
  nom: 'English name',
  heading: 'Below the name, in English',
  footer: 'English foot of the menu',
  openingHours: 'Opening hours in English',
  description: 'English description',
} satisfies Translation<typeof frenchEnglish>
