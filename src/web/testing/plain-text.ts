import type { Locator } from 'vitest/browser'

/** The text of each element that a locator finds now, every kind of space a plain one. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map(({ textContent }) => textContent.replaceAll(/\s+/gu, ' ').trim())
}
