import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

/** The box that says how an amount was made. */
export const explanation = page.getByRole('dialog', { name: 'D’où vient ce montant' })

/** The amount of a line, by what it is of. */
export function amountOf(name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`, ${name}\\s:`, 'u') })
}

/** Asks how the amount of a line came about: in the table of the editor its row is pointed at for that. */
export async function openExplanation(name: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: name }).first()
  if (row.query() !== null) await row.hover()
  await amountOf(name).click()
}

export function expectExplanation(text: string | RegExp): Promise<void> {
  return expect.element(explanation).toMatchTextContent(text)
}
