import { createHash } from 'node:crypto'
import type { Menu, MenuChoiceInput } from '#contract/menus.ts'

/** What of a menu its user writes. */
export type MenuContent = Pick<Menu, 'nom' | 'description' | 'prixTtc' | 'onCarte'> &
  Partial<Pick<Menu, 'nomEn' | 'descriptionEn'>> & { choices: MenuChoiceInput[] }

/** A hash of a menu's content: the same content always has the same hash. */
export function revisionOf(content: MenuContent): string {
  const { nom, description, prixTtc, onCarte, choices } = content
  const written = [
    nom,
    description,
    prixTtc,
    onCarte,
    ...choices.map((choice) => [choice.nom, choice.ficheIds]),
    ...englishIn(content),
  ]
  return createHash('sha256').update(JSON.stringify(written)).digest('base64url').slice(0, 22)
}

/** Nothing of a menu without English texts, which has the revision that it had before there were any. */
function englishIn({ nomEn = '', descriptionEn = '', choices }: MenuContent): unknown[] {
  const texts = [
    nomEn,
    descriptionEn,
    ...choices.flatMap(({ nomEn = '', ficheIds, dishNamesEn = {} }) => [
      nomEn,
      ...ficheIds.map((id) => dishNamesEn[id] ?? ''),
    ]),
  ]
  return texts.some((text) => text !== '') ? [texts] : []
}

export function contentOf(menu: Omit<Menu, 'revision'>): MenuContent {
  const { nom, description, nomEn, descriptionEn, prixTtc, onCarte } = menu
  return { nom, description, nomEn, descriptionEn, prixTtc, onCarte, choices: menu.choices.map(choiceOf) }
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
