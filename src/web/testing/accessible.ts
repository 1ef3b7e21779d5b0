import 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { ACCESSIBILITY_CHECKS, axeViolations } from './axe-violations.ts'

/** No violation that axe knows of in the light theme, nor of contrast in the dark one. */
export async function expectAccessible(): Promise<void> {
  const root = document.documentElement
  const before = root.getAttribute('data-mantine-color-scheme') ?? 'light'
  for (const [scheme, rules] of ACCESSIBILITY_CHECKS) {
    root.setAttribute('data-mantine-color-scheme', scheme)
    expect(await axeViolations(rules), `${scheme} theme`).toEqual([])
  }
  root.setAttribute('data-mantine-color-scheme', before)
}

/** Nothing of the page overflows the window sideways, once a window that was resized is laid out. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { documentElement } = document
  const beside = () => documentElement.scrollWidth - documentElement.clientWidth
  await expect.poll(beside, { message: 'pixels beside the window' }).toBe(0)
}

/** Both of these on a desktop, then on a phone, whose width the page keeps. */
export async function expectAccessibleAtBothWidths(): Promise<void> {
  await expectAccessible()
  await page.viewport(390, 844)
  await expectAccessible()
  await expectNoSidewaysScroll()
}
