import axe from 'axe-core'
import { expect } from 'vitest'

/** A theme changes colours alone: in the second one only the rules about colours can answer otherwise. */
const CHECKS = [
  ['light', undefined],
  ['dark', ['color-contrast', 'link-in-text-block']],
] as const

/** No violation that axe knows of in the light theme, nor of contrast in the dark one; the page is left as it was found. */
export async function expectAccessible(): Promise<void> {
  const { dataset } = document.documentElement
  const before = dataset['mantineColorScheme'] ?? 'light'
  for (const [scheme, rules] of CHECKS) {
    dataset['mantineColorScheme'] = scheme
    expect(await violations(rules), `${scheme} theme`).toEqual([])
  }
  dataset['mantineColorScheme'] = before
}

/** What axe finds, once the colours have changed. */
async function violations(only: readonly string[] | undefined) {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  // Scroll-driven animations never finish.
  const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
  await Promise.allSettled(timed.map((animation) => animation.finished))
  const found = await axe.run(document, {
    resultTypes: ['violations'],
    ...(only && { runOnly: { type: 'rule', values: [...only] } }),
  })
  return found.violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }))
}

/** Nothing of the page overflows the screen sideways. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth, 'pixels beside the screen').toBe(0)
}
