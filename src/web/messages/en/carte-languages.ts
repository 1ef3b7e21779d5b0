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
  title: 'English texts',
  lead: 'Enter goes to the next text. Everything is saved as you type.',
  back: 'My menu',
  open: 'Type the English texts',
  first: 'Go to the first one missing',
  carte: 'The menu',
  failed: 'The texts could not be loaded',
  missing: {
    title: 'Without an English name: {counted}',
    dishes: '{count, plural, one {# dish} other {# dishes}}',
    gammes: '{count, plural, one {# range} other {# ranges}}',
    menus: '{count, plural, one {# set menu} other {# set menus}}',
    courses: '{count, plural, one {# course of a set menu} other {# courses of set menus}}',
    titleOfTexts: 'Texts still in French',
    notOffered: 'The online page is not offered in English: your guests read it in French.',
    printed: 'Until then their French name is printed.',
    hours: 'On the online page the opening hours stay in French:',
    lines:
      '{count, plural, one {One line at the foot stays in French} other {# lines at the foot stay in French}}:',
    meat: 'In the line of the meat’s origin countries are translated, and these products keep their French name:',
    so: 'Until then their French name is printed, and your guests read the menu online in French.',
  },
} satisfies Translation<typeof frenchEnglish>
