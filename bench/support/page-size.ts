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
 * Describes each visible target of which the square of 24 pixels about its middle does not answer as a whole. The label
 * of a field answers for it too; a link within a sentence is excepted, as in WCAG 2.5.8.
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
        const reach = least / 2 - 0.5
        const targets = [element, ...labels]
        const boxes = targets.map((target) => target.getBoundingClientRect())
        const answers = ({ left, top, width, height }: DOMRect, across: number, down: number) => {
          const hit = document.elementFromPoint(left + width / 2 + across, top + height / 2 + down)
          return hit !== null && targets.some((target) => target.contains(hit))
        }
        // Another element covers it, or it has no size: it cannot be pressed now.
        const pressed = boxes.filter((box) => box.width > 0 && box.height > 0 && answers(box, 0, 0))
        const square = [
          [-reach, 0],
          [reach, 0],
          [0, -reach],
          [0, reach],
        ] as const
        if (pressed.length === 0) continue
        if (pressed.some((box) => square.every(([across, down]) => answers(box, across, down)))) continue
        const [{ width, height }] = boxes as [DOMRect]
        const name = (element.getAttribute('aria-label') ?? text).slice(0, 40)
        small.push(`${Math.round(width)} × ${Math.round(height)} ${element.localName} ${name}`)
      }
      return small
    },
    { selector: INTERACTIVE, least: LEAST_TARGET },
  )
}
