import { factsOf } from '#contract/facts/fact.ts'
import { MENU_FACTS, type MenuValues } from '#contract/facts/menu.ts'
import type { Menu, MenuChoiceInput, MenuDish } from '#contract/menus.ts'
import { trimTexts } from '#web/lib/form/trim-texts.ts'

export interface DraftChoice {
  /** Stored with it. */
  id: string
  nom: string
  nomEn?: string | undefined
  dishes: readonly MenuDish[]
}

export interface MenuDraft extends Omit<MenuValues, 'prixTtc'> {
  prixTtc: number | null
  choices: readonly DraftChoice[]
}

/** A menu as it is written on. */
export function draftOf(menu: Menu): MenuDraft {
  return { ...factsOf(MENU_FACTS, menu), choices: menu.choices }
}

/** All that is sent of a menu. */
export type MenuContent = MenuValues & { choices: Required<MenuChoiceInput>[] }

/** What is sent of a draft. */
export function contentOf({ choices, prixTtc, ...facts }: MenuDraft): MenuContent {
  return {
    ...trimTexts(MENU_FACTS, facts),
    prixTtc: prixTtc ?? 0,
    choices: choices.map((choice) => ({
      id: choice.id,
      nom: choice.nom.trim(),
      nomEn: (choice.nomEn ?? '').trim(),
      dishNamesEn: Object.fromEntries(choice.dishes.map(({ ficheId, nomEn = '' }) => [ficheId, nomEn])),
      ficheIds: choice.dishes.map(({ ficheId }) => ficheId),
    })),
  }
}

/** What is checked of a draft: the price may be missing. */
export function checkedContent(draft: MenuDraft) {
  return { ...contentOf(draft), prixTtc: draft.prixTtc }
}

/** Whether a draft says what is stored, under whatever ids. */
export function saysTheSame(draft: MenuDraft, menu: Menu): boolean {
  const textsOf = (one: MenuDraft) => {
    const { choices, ...facts } = contentOf(one)
    return JSON.stringify([facts, choices.map(({ id: _id, ...choice }) => choice)])
  }
  return draft.prixTtc !== null && textsOf(draft) === textsOf(draftOf(menu))
}

/** What is known of the dishes by now; the draft itself stays. */
export function withFacts(draft: MenuDraft, menu: Menu): MenuDraft {
  const known = new Map(menu.choices.flatMap(({ dishes }) => dishes).map((dish) => [dish.ficheId, dish]))
  return {
    ...draft,
    choices: draft.choices.map((choice) => ({
      ...choice,
      dishes: choice.dishes.map((dish) => known.get(dish.ficheId) ?? dish),
    })),
  }
}
