import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ACCESSIBILITY_CHECKS, axeViolations } from '../../src/web/testing/axe-violations.ts'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** No violation that axe knows of in the light theme, nor of contrast in the dark one; the page is left as it was found. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolations(page, ACCESSIBILITY_CHECKS)
}

/** Every text has a contrast of 7 to 1, large ones of 4.5 to 1, in both themes; the page is left as it was found. */
export function expectReadableAtOneMetre(page: Page): Promise<void> {
  const rules = ['color-contrast-enhanced']
  return expectNoViolations(page, [
    ['light', rules],
    ['dark', rules],
  ])
}

type Check = readonly [scheme: 'light' | 'dark', rules: readonly string[] | undefined]

async function expectNoViolations(page: Page, checks: readonly Check[]): Promise<void> {
  const html = page.locator('html')
  const before = (await html.getAttribute('data-mantine-color-scheme')) ?? 'light'
  await page.evaluate(AXE)
  for (const [scheme, rules] of checks) {
    await html.evaluate((root, name) => root.setAttribute('data-mantine-color-scheme', name), scheme)
    expect(await page.evaluate(axeViolations, rules), `${scheme} theme of ${page.url()}`).toEqual([])
  }
  await html.evaluate((root, name) => root.setAttribute('data-mantine-color-scheme', name), before)
}

/** Nothing of the page overflows the screen sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `pixels beside the screen on ${page.url()}`).toBe(0)
}
