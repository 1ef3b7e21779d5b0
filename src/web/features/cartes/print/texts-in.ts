import type { CarteLanguages } from '#domain/cartes/languages.ts'

/** A name in the languages of a carte: without an English text it is the French one. The same name is not repeated. */
export function named(
  languages: CarteLanguages,
  nom: string,
  nomEn = '',
): { name: string; secondName?: string } {
  if (languages === 'en') return { name: nomEn || nom }
  return { name: nom, ...(languages === 'fr+en' && differs(nom, nomEn) && { secondName: nomEn }) }
}

/** A description, or the text below the name of the carte: one without an English text is left out in English. */
export function described(
  languages: CarteLanguages,
  description: string,
  descriptionEn = '',
): { description: string; secondDescription?: string } {
  if (languages === 'en') return { description: descriptionEn }
  return {
    description,
    ...(languages === 'fr+en' && differs(description, descriptionEn) && { secondDescription: descriptionEn }),
  }
}

function differs(text: string, english: string): boolean {
  return english.trim() !== '' && english.trim() !== text.trim()
}
