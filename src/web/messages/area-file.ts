import type { Language } from '#web/lib/storage/preferences.ts'

/** The file with the texts of an area, which is named in camel case: relative to this folder. */
export function areaFile(language: Language, area: string): `${Language}/areas/${string}.ts` {
  return `${language}/areas/${area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}
