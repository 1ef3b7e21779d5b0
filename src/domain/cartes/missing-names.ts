import type { TextLanguage } from './languages.ts'

/** A name as guests read it in French, and in English; empty or absent while it has no English one. */
interface NamedTwice {
  nom: string
  nomEn?: string | undefined
}

/** The names on a carte that guests read. */
export interface NamesOfCarte {
  gammes: readonly (NamedTwice & { dishes: readonly NamedTwice[] })[]
  menus: readonly (NamedTwice & { courses: readonly (NamedTwice & { dishes: readonly NamedTwice[] })[] })[]
}

export const NAMED_PARTS = ['dishes', 'gammes', 'menus', 'courses'] as const
/** The French names, by what they name. */
export type MissingNames = Record<(typeof NAMED_PARTS)[number], string[]>

/**
 * The names that have no English text. A dish of a menu that a gamme has under the same name counts once. The name of the
 * carte itself is none of them: without an English one it is the same.
 */
export function missingNames({ gammes, menus }: NamesOfCarte): MissingNames {
  const offered = menus.filter(({ courses }) => courses.length > 0)
  const courses = offered.flatMap((menu) => menu.courses)
  const served = gammes.filter(({ dishes }) => dishes.length > 0)
  const dishes = withoutEnglish(served.flatMap((gamme) => gamme.dishes))
  const onMenusAlone = withoutEnglish(courses.flatMap((course) => course.dishes))
  return {
    dishes: [...dishes, ...new Set(onMenusAlone.filter((nom) => !dishes.includes(nom)))],
    gammes: withoutEnglish(served),
    menus: withoutEnglish(offered),
    courses: withoutEnglish(courses),
  }
}

function withoutEnglish(named: readonly NamedTwice[]): string[] {
  return named.filter(({ nomEn = '' }) => nomEn.trim() === '').map(({ nom }) => nom)
}

/** Whether guests can read every name of a carte in a language; each has its French one. */
export function isComplete(language: TextLanguage, carte: NamesOfCarte): boolean {
  return language === 'fr' || NAMED_PARTS.every((part) => missingNames(carte)[part].length === 0)
}
