import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

/** The box that says how an amount was made. */
export const explanation = page.getByRole('dialog', { name: 'D’où vient ce montant' })

/** The amount of a line, by what it is of. */
export function amountOf(name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`, ${name}\\s:`, 'u') })
}

export function expectExplanation(text: string | RegExp): Promise<void> {
  return expect.element(explanation).toMatchTextContent(text)
}
