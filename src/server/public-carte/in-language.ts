import type { PublicCarte, PublicDish, PublicMenu } from '#contract/public-cartes.ts'
import { footerLines, type FooterTexts } from '#domain/cartes/footer-lines.ts'
import { languagesOf, type SecondTexts, type TextLanguage } from '#domain/cartes/languages.ts'
import { isComplete } from '#domain/cartes/missing-names.ts'
import { type Meat, meatOriginLine } from '#domain/cartes/meat-origins.ts'
import type { VatRate } from '#domain/pricing/vat-rate.ts'

type Named = { nom: string; nomEn: string }
type Described = { description: string; descriptionEn: string }
type Course = PublicMenu['courses'][number]

/** What an open carte says, in both languages. */
export type OpenTexts = Pick<PublicCarte, 'nom' | 'heading' | 'openingHours' | 'phone'> &
  SecondTexts &
  FooterTexts & {
    gammes: (Named & { dishes: (PublicDish & Named & Described)[] })[]
    menus: (Omit<PublicMenu, 'courses'> &
      Named &
      Described & { courses: (Named & { dishes: (Course['dishes'][number] & Named)[] })[] })[]
    /** Of the dishes that guests see. */
    rates: VatRate[]
    meats: Meat[]
  }

/** In which guests can read it: those of the carte that have every name; French, which always has, where none of them does. */
export function offeredLanguages(texts: OpenTexts): [TextLanguage, ...TextLanguage[]] {
  const [first = 'fr', ...others] = languagesOf(texts.languages).filter((language) =>
    isComplete(language, texts),
  )
  return [first, ...others]
}

/**
 * What it says in a language. A name without an English text is the French one, as is a line of the foot and the opening
 * hours; a description is left out.
 */
export function inLanguage(texts: OpenTexts, language: TextLanguage): PublicCarte {
  const inEnglish = language === 'en'
  const either = (french: string, english: string) => (inEnglish && english !== '' ? english : french)
  const description = (french: string, english: string) => (inEnglish ? english : french)
  const meat = meatOriginLine([texts], language)
  const lines = footerLines(texts, texts.rates, language)
  return {
    language,
    languages: offeredLanguages(texts),
    nom: either(texts.nom, texts.nomEn),
    heading: description(texts.heading, texts.headingEn),
    menus: texts.menus.map(({ nomEn, descriptionEn, courses, ...menu }) => ({
      ...menu,
      nom: either(menu.nom, nomEn),
      description: description(menu.description, descriptionEn),
      courses: courses.map((course) => ({
        nom: either(course.nom, course.nomEn),
        dishes: course.dishes.map((dish) => {
          const { nomEn: english, ...known } = dish
          return { ...known, nom: either(dish.nom, english) }
        }),
      })),
    })),
    gammes: texts.gammes.map((gamme) => ({
      nom: either(gamme.nom, gamme.nomEn),
      dishes: gamme.dishes.map(({ nomEn, descriptionEn, ...dish }) => ({
        ...dish,
        nom: either(dish.nom, nomEn),
        description: description(dish.description, descriptionEn),
      })),
    })),
    footerLines: meat === null ? lines : [...lines, meat],
    openingHours: either(texts.openingHours, texts.openingHoursEn),
    phone: texts.phone,
  }
}
