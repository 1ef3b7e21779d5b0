import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const SCHEMES = ['light', 'dark'] as const

/** No violation that axe knows of, in the light theme and in the dark one; the page is left as it was found. */
export async function expectAccessible(page: Page): Promise<void> {
  const html = page.locator('html')
  const before = (await html.getAttribute('data-mantine-color-scheme')) ?? 'light'
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const scheme of SCHEMES) {
    await html.evaluate((root, name) => root.setAttribute('data-mantine-color-scheme', name), scheme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => ({
      rule: id,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    }))
    expect(found, `${scheme} theme of ${page.url()}`).toEqual([])
  }
  await html.evaluate((root, name) => root.setAttribute('data-mantine-color-scheme', name), before)
  await page.emulateMedia({ reducedMotion: null })
}

/** Nothing of the page lies beside the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `pixels beside the screen on ${page.url()}`).toBe(0)
}
