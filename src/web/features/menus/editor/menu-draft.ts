import type { Menu, MenuDish } from '#contract/menus.ts'

export interface DraftChoice {
  /** Stored with it. */
  id: string
  nom: string
  dishes: readonly MenuDish[]
}

export interface MenuDraft {
  carteId: string
  nom: string
  description: string
  prixTtc: number | null
  onCarte: boolean
  choices: readonly DraftChoice[]
}

/** A menu as it is written on. */
export function draftOf({ carteId, nom, description, prixTtc, onCarte, choices }: Menu): MenuDraft {
  return { carteId, nom, description, prixTtc, onCarte, choices }
}

/** What is sent of a draft. */
export function contentOf({ carteId, nom, description, prixTtc, onCarte, choices }: MenuDraft) {
  return {
    carteId,
    nom: nom.trim(),
    description: description.trim(),
    prixTtc: prixTtc ?? 0,
    onCarte,
    choices: choices.map((choice) => ({
      id: choice.id,
      nom: choice.nom.trim(),
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
  const said = (one: MenuDraft) => {
    const { choices, ...facts } = contentOf(one)
    return JSON.stringify([facts, choices.map(({ nom, ficheIds }) => [nom, ficheIds])])
  }
  return draft.prixTtc !== null && said(draft) === said(draftOf(menu))
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
