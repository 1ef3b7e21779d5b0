import type { Locator } from 'vitest/browser'

/** The second press of a slow double click, which falls on what is there once the first has been answered. */
export function secondPress(on: Locator): void {
  on.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))
}
