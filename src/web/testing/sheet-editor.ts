import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { TechSheet } from '#contract/sheets.ts'
import type { Kitchen } from './kitchen.ts'
import { renderPage } from './render-page.tsx'

/** Opens a sheet of a kitchen in the editor and waits until it can be typed in. */
export async function openEditor(kitchen: Kitchen, { id }: Pick<TechSheet, 'id'>) {
  const shown = await renderPage(`/recipes/${id}/edit`, { api: kitchen.answers })
  await expect.element(page.getByRole('combobox', { name: 'Ajouter un produit' })).toBeVisible()
  return shown
}

export function quantityOf(product: string): Locator {
  return page.getByLabelText(`Quantité, ${product}`)
}

/** 'Coût total', as it is shown. */
export const costTotal = page.getByTestId('cost-total')

export async function saveByKey(): Promise<void> {
  await userEvent.keyboard('{Control>}s{/Control}')
}

/** The notice of a save that has gone through. */
export const savedNotice = page.getByText('Fiche technique enregistrée avec succès !')
