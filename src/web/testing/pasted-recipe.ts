import { page } from 'vitest/browser'

/** The dialog in which a recipe is pasted. */
export const pasteDialog = page.getByRole('dialog', { name: 'Coller une recette' })

export const pastedText = pasteDialog.getByLabelText('Une ligne par ingrédient, ou des lignes d’un tableur')

export const readRecipe = pasteDialog.getByRole('button', { name: 'Lire la recette' })

export async function openPasteDialog(): Promise<void> {
  await page.getByRole('button', { name: 'Coller une recette' }).click()
}
