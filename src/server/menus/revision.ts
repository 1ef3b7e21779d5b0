import { createHash } from 'node:crypto'
import type { Menu, MenuChoiceInput } from '#contract/menus.ts'

/** What of a menu its user writes. */
export type MenuContent = Pick<Menu, 'nom' | 'description' | 'prixTtc' | 'onCarte'> & {
  choices: MenuChoiceInput[]
}

/** A hash of a menu's content: the same content always has the same hash. */
export function revisionOf({ nom, description, prixTtc, onCarte, choices }: MenuContent): string {
  const written = [
    nom,
    description,
    prixTtc,
    onCarte,
    ...choices.map((choice) => [choice.nom, choice.ficheIds]),
  ]
  return createHash('sha256').update(JSON.stringify(written)).digest('base64url').slice(0, 22)
}

export function contentOf({
  nom,
  description,
  prixTtc,
  onCarte,
  choices,
}: Omit<Menu, 'revision'>): MenuContent {
  return {
    nom,
    description,
    prixTtc,
    onCarte,
    choices: choices.map((choice) => ({
      nom: choice.nom,
      ficheIds: choice.dishes.map(({ ficheId }) => ficheId),
    })),
  }
}
