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
  title: 'Textes anglais',
  lead: 'Entrée passe au texte suivant. Tout s’enregistre à mesure.',
  back: 'Ma Carte',
  open: 'Saisir les textes anglais',
  first: 'Aller au premier qui manque',
  carte: 'La carte',
  failed: 'Les textes n’ont pas pu être chargés',
  missing: {
    title: 'Sans nom anglais\u00a0: {counted}',
    dishes: '{count, plural, one {# plat} other {# plats}}',
    gammes: '{count, plural, one {# gamme} other {# gammes}}',
    menus: '{count, plural, one {# menu} other {# menus}}',
    courses: '{count, plural, one {# choix de menu} other {# choix de menus}}',
    titleOfTexts: 'Textes restés en français',
    notOffered: 'La page en ligne n’est pas proposée en anglais\u00a0: vos clients la lisent en français.',
    printed: 'En attendant, leur nom français est imprimé.',
    hours: 'Sur la page en ligne, les horaires restent en français\u00a0:',
    lines:
      '{count, plural, one {Au pied de page, une ligne reste en français} other {Au pied de page, # lignes restent en français}}\u00a0:',
    meat: 'Dans la ligne d’origine des viandes, les pays sont traduits et ces produits gardent leur nom français\u00a0:',
    so: 'En attendant, leur nom français est imprimé, et vos clients lisent la carte en ligne en français.',
  },
} as const
