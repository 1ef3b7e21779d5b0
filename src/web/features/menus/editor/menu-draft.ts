import type { Menu, MenuChoiceInput, MenuDish, MenuInput } from '#contract/menus.ts'

export interface DraftChoice {
  /** Stored with it. */
  id: string
  nom: string
  nomEn?: string | undefined
  dishes: readonly MenuDish[]
}

export interface MenuDraft {
  carteId: string
  nom: string
  description: string
  nomEn: string
  descriptionEn: string
  prixTtc: number | null
  onCarte: boolean
  choices: readonly DraftChoice[]
}

/** A menu as it is written on. */
export function draftOf(menu: Menu): MenuDraft {
  const { carteId, nom, description, nomEn, descriptionEn, prixTtc, onCarte, choices } = menu
  return { carteId, nom, description, nomEn, descriptionEn, prixTtc, onCarte, choices }
}

type WholeChoice = Required<MenuChoiceInput>
/** All that is sent of a menu. */
export type MenuContent = Required<Omit<MenuInput, 'choices'>> & { choices: WholeChoice[] }

/** What is sent of a draft. */
export function contentOf(draft: MenuDraft): MenuContent {
  const { carteId, nom, description, prixTtc, onCarte, choices, ...english } = draft
  return {
    carteId,
    nom: nom.trim(),
    description: description.trim(),
    nomEn: english.nomEn.trim(),
    descriptionEn: english.descriptionEn.trim(),
    prixTtc: prixTtc ?? 0,
    onCarte,
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
  const said = (one: MenuDraft) => {
    const { choices, ...facts } = contentOf(one)
    return JSON.stringify([facts, choices.map(({ id: _id, ...choice }) => choice)])
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
