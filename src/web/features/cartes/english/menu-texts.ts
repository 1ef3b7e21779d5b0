import type { Menu } from '#contract/menus.ts'
import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { MENU_MAX_LENGTH } from '#domain/menus/limits.ts'
import type { EnglishField, EnglishTexts } from './english-record.tsx'

const courseKey = (choiceId: string) => `course ${choiceId}`
const dishKey = (choiceId: string, ficheId: string) => `dish ${choiceId} ${ficheId}`

/** The texts of a menu; a dish that a gamme of the carte has is named there. */
export function menuFields(
  menu: Menu,
  { name: label, description: described }: { name: string; description: string },
): EnglishField[] {
  const { nom, description, choices } = menu
  const maximum = MENU_MAX_LENGTH.description
  return [
    { key: 'nomEn', french: nom, label, maximum: MENU_MAX_LENGTH.nom },
    ...(description === '' ? [] : [{ key: 'descriptionEn', french: description, label: described, maximum }]),
    ...choices.flatMap((choice) => [
      { key: courseKey(choice.id), french: choice.nom, label, maximum: MENU_MAX_LENGTH.choice },
      ...choice.dishes
        .filter(({ nomAffiche }) => nomAffiche === null)
        .map(({ ficheId, title }) => ({
          key: dishKey(choice.id, ficheId),
          french: title,
          label,
          maximum: GAMME_MAX_LENGTH.nomAffiche,
        })),
    ]),
  ]
}

export function textsOfMenu({
  nomEn,
  descriptionEn,
  choices,
}: Pick<Menu, 'nomEn' | 'descriptionEn' | 'choices'>): EnglishTexts {
  return {
    nomEn,
    descriptionEn,
    ...Object.fromEntries(
      choices.flatMap((choice) => [
        [courseKey(choice.id), choice.nomEn ?? ''],
        ...choice.dishes.map(({ ficheId, nomEn: name = '' }) => [dishKey(choice.id, ficheId), name]),
      ]),
    ),
  }
}

/** The choices of a menu as they were read, with the texts that have changed. */
export function choicesOf({ choices }: Pick<Menu, 'choices'>, texts: EnglishTexts) {
  return choices.map(({ id, nom, nomEn = '', dishes }) => ({
    id,
    nom,
    nomEn: texts[courseKey(id)] ?? nomEn,
    ficheIds: dishes.map(({ ficheId }) => ficheId),
    dishNamesEn: Object.fromEntries(
      dishes.map(({ ficheId, nomEn: name = '' }) => [ficheId, texts[dishKey(id, ficheId)] ?? name]),
    ),
  }))
}
