import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { TechSheet } from '#contract/sheets.ts'
import type { Kitchen } from './kitchen.ts'
import { type FileRoutes, renderRoute } from './render-route.tsx'
import { Route } from '#web/routes/_workspace/recipes.$id.edit.tsx'

/** Opens a sheet of a kitchen in the editor and waits until it can be typed in; `others` are the pages that it leads to. */
export async function openEditor(kitchen: Kitchen, { id }: Pick<TechSheet, 'id'>, others: FileRoutes = {}) {
  const shown = await renderRoute(
    { ...others, '/_workspace/recipes/$id/edit': Route },
    `/recipes/${id}/edit`,
    {
      api: kitchen.answers,
    },
  )
  await expect.element(productSearch).toBeVisible()
  return shown
}

/** The line that the server gives a sheet that came without lines. */
export const EMPTY_LINE = { quantity: 0.001, unit: 'g' } as const

export function quantityOf(product: string): Locator {
  return page.getByLabelText(`Quantité, ${product}`)
}

/** The product names of the lines, in their order. */
export function productNames(): (string | null)[] {
  return [...document.querySelectorAll('tbody [data-column="product"]')].map(({ textContent }) => textContent)
}

/** Points at the row of a product in the table, where the rest that can be done with it then is. */
export async function pointAt(product: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: product }).hover()
}

export async function removeLine(product: string): Promise<void> {
  await pointAt(product)
  await page.getByRole('button', { name: `Supprimer ${product}` }).click()
}

/** Where the product of a new line is typed. */
export const productSearch = page.getByRole('combobox', { name: 'Ajouter un produit' })

/** 'Coût total', as it is shown. */
export const costTotal = page.getByTestId('cost-total')

/** The message over the page that says why the sheet is not saved. */
export const banner = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })

/** The 'Annuler' of each notice that is shown. */
export const undoButtons = page
  .getByRole('region', { name: 'Notifications' })
  .getByRole('button', { name: 'Annuler' })

export async function saveByKey(): Promise<void> {
  await userEvent.keyboard('{Control>}s{/Control}')
}

/** Types a text key by key in the place of a field's text. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.fill('')
  await userEvent.type(field, text)
}

/** The notice of a save that has gone through. */
export const savedNotice = page.getByText('Fiche technique enregistrée avec succès !')
