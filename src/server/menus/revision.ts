import { createHash } from 'node:crypto'
import { factsOf } from '#contract/facts/fact.ts'
import { MENU_FACT_NAMES, MENU_FACTS, type MenuValues } from '#contract/facts/menu.ts'
import type { Menu, MenuChoiceInput } from '#contract/menus.ts'

/** What of a menu its user writes; which carte it is on is no content. */
export type MenuContent = Omit<MenuValues, 'carteId'> & { choices: MenuChoiceInput[] }

/** English texts come last, and only where there are any. */
const IN_FRENCH = MENU_FACT_NAMES.filter(
  (fact) => fact !== 'carteId' && fact !== 'nomEn' && fact !== 'descriptionEn',
)

/** A hash of a menu's content: the same content always has the same hash. */
export function revisionOf(content: MenuContent): string {
  const written = [
    ...IN_FRENCH.map((fact) => content[fact]),
    ...content.choices.map((choice) => [choice.nom, choice.ficheIds]),
    ...englishIn(content),
  ]
  return createHash('sha256').update(JSON.stringify(written)).digest('base64url').slice(0, 22)
}

function englishIn({ nomEn, descriptionEn, choices }: MenuContent): unknown[] {
  const texts = [
    nomEn,
    descriptionEn,
    ...choices.flatMap(({ nomEn: choice = '', ficheIds, dishNamesEn = {} }) => [
      choice,
      ...ficheIds.map((id) => dishNamesEn[id] ?? ''),
    ]),
  ]
  return texts.some((text) => text !== '') ? [texts] : []
}

export function contentOf(menu: Omit<Menu, 'revision'>): MenuContent {
  const { carteId: _carteId, ...facts } = factsOf(MENU_FACTS, menu)
  return { ...facts, choices: menu.choices.map(choiceOf) }
}

function choiceOf({ nom, nomEn = '', dishes }: Menu['choices'][number]) {
  return {
    nom,
    nomEn,
    ficheIds: dishes.map(({ ficheId }) => ficheId),
    dishNamesEn: Object.fromEntries(dishes.map(({ ficheId, nomEn = '' }) => [ficheId, nomEn])),
  }
}

/** Choices that are sent, with the English texts that the same choices have where none are sent. */
export function withEnglish(
  choices: readonly MenuChoiceInput[],
  current: Pick<Menu, 'choices'>,
): MenuChoiceInput[] {
  return choices.map((choice) => {
    const was = current.choices.find(({ id }) => id === choice.id)
    return was === undefined ? choice : { ...choiceOf(was), ...choice }
  })
}
