import type { Locator, Page } from '@playwright/test'
import type { TechSheet } from '../../src/contract/sheets.ts'
import { expect } from './test.ts'

/** Opens a sheet's editor and waits until it can be typed in. */
export async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/recipes/${id}/edit`)
  await expect(page.getByRole('combobox', { name: 'Ajouter un produit' })).toBeVisible()
}

/** The products of the lines, in their order. */
export function productNames(page: Page): Locator {
  return page.getByRole('rowheader').locator('[data-column="product"]')
}

export function quantityOf(page: Page, product: string): Locator {
  return page.getByLabel(`Quantité, ${product}`)
}

/** 'Coût total', as it is shown; every kind of space is a plain one. */
export async function costTotal(page: Page): Promise<string> {
  return ((await page.getByTestId('cost-total').textContent()) ?? '').replace(/\s/gu, ' ')
}

export async function waitUntilSaved(page: Page): Promise<void> {
  await expect(page.getByText('Fiche technique enregistrée avec succès !')).toBeVisible()
}

export async function storedSheet(page: Page, id: string): Promise<TechSheet> {
  return (await (await page.request.get(`/api/tech-sheets/${id}`)).json()) as TechSheet
}
