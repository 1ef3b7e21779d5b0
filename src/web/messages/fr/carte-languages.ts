/** The languages of a carte, and its English texts. */
export const carteLanguages = {
  label: 'Langues de la carte',
  fr: 'Français',
  en: 'Anglais',
  'fr+en': 'Français et anglais',
  hint: 'Pour vos clients, sur papier et en ligne. Gramme reste dans votre langue.',
} as const

export const carteEnglish = {
  nom: 'Nom anglais',
  heading: 'Sous le nom, en anglais',
  footer: 'Pied de page anglais',
  openingHours: 'Horaires en anglais',
  description: 'Description anglaise',
} as const
