import type axe from 'axe-core'

/** A theme changes colours alone: in the second one only the rules about colours can answer otherwise. */
export const ACCESSIBILITY_CHECKS = [
  ['light', undefined],
  ['dark', ['color-contrast', 'link-in-text-block']],
] as const

/**
 * What axe finds in the document once its animations have ended. A page behind a modal dialog is left out:
 * other tests check it without the dialog. Sent to the page as text, so it refers to nothing outside.
 */
export async function axeViolations(only: readonly string[] | undefined) {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  // Scroll-driven animations never finish.
  const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
  await Promise.allSettled(timed.map((animation) => animation.finished))
  const { configure, run } = (globalThis as unknown as { axe: typeof axe }).axe
  const modal = document.querySelector('[aria-modal="true"]')
  const behind = [...document.body.children].filter((part) => !part.hasAttribute('data-portal'))
  const check = (selectors: boolean) =>
    run(modal === null ? document : { exclude: behind }, {
      resultTypes: ['violations'],
      selectors,
      // Asks for every stylesheet again, for a rule about screens that may be turned: no style here depends on that.
      preload: false,
      ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    })
  // The markup of each element that a rule looks at is not reported, its selector only where a rule is broken.
  configure({ noHtml: true })
  if ((await check(false)).violations.length === 0) return []
  const found = await check(true)
  return found.violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }))
}
