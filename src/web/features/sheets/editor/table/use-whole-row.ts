import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** How far from the window a row is whole. */
const MARGIN = '160px 0px'
/** Wherever the page is scrolled to: rows that Tab comes to next, and those with the focus or an error. */
const STAYS =
  ':first-child, :last-child, [data-state="wrong"], :focus-within, :focus-within + *, :has(+ :focus-within)'

interface RowInWindow {
  whole: boolean
  /** Pixels, once it has been in the window. */
  height?: number
}

const setters = new WeakMap<Element, (change: (before: RowInWindow) => RowInWindow) => void>()

const inWindow = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting || !stays(target)) setWhole(target, isIntersecting, boundingClientRect.height)
    }
  },
  { rootMargin: MARGIN },
)

function setWhole(row: Element, whole: boolean, height: number): void {
  setters.get(row)?.((before) => (before.whole === whole ? before : { whole, height }))
}

/** What opened over the page is placed by a row, and goes back to it. */
function stays(row: Element): boolean {
  return row.matches(STAYS) || document.querySelector('[role="dialog"]') !== null
}

/**
 * Whether a row is whole: it is while it is in the window or near it. Every cell in the document weighs on every
 * keystroke, so that of the rows far away no more is there than their names.
 * @param starts as long as its place in the window is not known
 */
export function useWholeRow(starts: boolean) {
  const [row, setRow] = useState<RowInWindow>({ whole: starts })
  const ref = useCallback((element: HTMLTableRowElement) => {
    setters.set(element, setRow)
    inWindow.observe(element)
    return () => inWindow.unobserve(element)
  }, [])
  return { ...row, ref }
}

/** Makes a row whole at once; false where it is. */
export function makeWhole(row: HTMLElement): boolean {
  if (row.dataset['far'] === undefined) return false
  flushSync(() => setWhole(row, true, row.offsetHeight))
  return true
}
