import type { Menu, MenuDish } from '#contract/menus.ts'
import { newId } from '#web/lib/browser/new-id.ts'

export interface DraftChoice {
  /** Its own, while it is on the screen. */
  id: string
  nom: string
  dishes: readonly MenuDish[]
}

export interface MenuDraft {
  nom: string
  description: string
  prixTtc: number | null
  onCarte: boolean
  choices: readonly DraftChoice[]
}

/** A menu as it is written on; its choices keep the ids that those before them had. */
export function draftOf(menu: Menu, before: readonly { id: string }[] = []): MenuDraft {
  const { nom, description, prixTtc, onCarte, choices } = menu
  return {
    nom,
    description,
    prixTtc,
    onCarte,
    choices: choices.map((choice, index) => ({
      id: before[index]?.id ?? newId(),
      nom: choice.nom,
      dishes: choice.dishes,
    })),
  }
}

/** What is sent of a draft. */
export function contentOf({ nom, description, prixTtc, onCarte, choices }: MenuDraft) {
  return {
    nom: nom.trim(),
    description: description.trim(),
    prixTtc: prixTtc ?? 0,
    onCarte,
    choices: choices.map((choice) => ({
      nom: choice.nom.trim(),
      ficheIds: choice.dishes.map(({ ficheId }) => ficheId),
    })),
  }
}

/** What is checked of a draft: the price may be missing. */
export function checkedContent(draft: MenuDraft) {
  return { ...contentOf(draft), prixTtc: draft.prixTtc }
}

/** Whether a draft says what is stored. */
export function saysTheSame(draft: MenuDraft, menu: Menu): boolean {
  return (
    draft.prixTtc !== null && JSON.stringify(contentOf(draft)) === JSON.stringify(contentOf(draftOf(menu)))
  )
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
