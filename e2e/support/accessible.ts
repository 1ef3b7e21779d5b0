import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A theme changes colours alone: in the second one only the rules about colours can answer otherwise. */
const CHECKS = [
  ['light', undefined],
  ['dark', ['color-contrast', 'link-in-text-block']],
] as const
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** No violation that axe knows of in the light theme, nor of contrast in the dark one; the page is left as it was found. */
export async function expectAccessible(page: Page): Promise<void> {
  const html = page.locator('html')
  const before = (await html.getAttribute('data-mantine-color-scheme')) ?? 'light'
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(AXE)
  for (const [scheme, rules] of CHECKS) {
    await html.evaluate((root, name) => root.setAttribute('data-mantine-color-scheme', name), scheme)
    expect(await violations(page, rules), `${scheme} theme of ${page.url()}`).toEqual([])
  }
  await html.evaluate((root, name) => root.setAttribute('data-mantine-color-scheme', name), before)
  await page.emulateMedia({ reducedMotion: null })
}

/** What axe finds in the page itself, once the colours have changed. */
function violations(page: Page, rules: readonly string[] | undefined) {
  return page.evaluate(async (only) => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    // Scroll-driven animations never finish.
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
    await Promise.allSettled(timed.map((animation) => animation.finished))
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const found = await run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    })
    return found.violations.map(({ id, nodes }) => ({
      rule: id,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    }))
  }, rules)
}

/** Nothing of the page overflows the screen sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `pixels beside the screen on ${page.url()}`).toBe(0)
}
