import type { Page } from '@playwright/test'

/** What can be pressed or typed into, by mouse, finger or keyboard. */
const INTERACTIVE = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  '[role=button]',
  '[role=checkbox]',
  '[role=switch]',
  '[role=tab]',
  '[role=menuitem]',
  '[role=combobox]',
].join(',')

/** WCAG 2.5.8: the least side of a target, in CSS pixels. */
const LEAST_TARGET = 24

/** The height of the whole page in CSS pixels, its words, and its visible elements that can be pressed or typed into. */
export function pageSize(page: Page): Promise<{ height: number; words: number; interactive: number }> {
  return page.evaluate((selector) => {
    const visible = [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    return {
      height: document.documentElement.scrollHeight,
      words: document.body.innerText.split(/\s+/u).filter(Boolean).length,
      interactive: visible.length,
    }
  }, INTERACTIVE)
}

/**
 * Describes each visible target of which the square of 24 pixels about its middle does not answer as a whole. A label
 * answers for its field; a link within a sentence is excepted, as in WCAG 2.5.8.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ selector, least }) => {
      const small: string[] = []
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const text = (element.textContent ?? '').trim()
        const isInline = element.localName === 'a' && getComputedStyle(element).display === 'inline'
        if (isInline && (element.parentElement?.textContent ?? '').trim().length > text.length + 2) continue
        const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
        if (element.closest('label')) labels.push(element.closest('label') as HTMLLabelElement)
        element.scrollIntoView({ block: 'center', inline: 'center' })
        const { left, top, width, height } = element.getBoundingClientRect()
        if (width === 0 || height === 0) continue
        const reach = least / 2 - 0.5
        const [x, y] = [left + width / 2, top + height / 2]
        const answers = (across: number, down: number) => {
          const hit = document.elementFromPoint(x + across, y + down)
          return (
            hit !== null &&
            [element, ...labels].some(
              (target) => target.contains(hit) || (hit.contains(target) && hit.localName === 'label'),
            )
          )
        }
        // Another element covers its middle: it cannot be pressed now.
        if (!answers(0, 0)) continue
        if (
          ![
            [-reach, 0],
            [reach, 0],
            [0, -reach],
            [0, reach],
          ].every(([across = 0, down = 0]) => answers(across, down))
        )
          small.push(
            `${Math.round(width)} × ${Math.round(height)} ${element.localName} ${(element.getAttribute('aria-label') ?? text).slice(0, 40)}`,
          )
      }
      return small
    },
    { selector: INTERACTIVE, least: LEAST_TARGET },
  )
}
