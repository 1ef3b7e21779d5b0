import { useEffect } from 'react'

/** Less than this is a browser's own bar coming and going. */
const LOWEST_KEYBOARD = 120

/**
 * Keeps `--keyboard-inset` at the height that the on-screen keyboard covers, and `data-keyboard` on the
 * root while it is open, so that what is pinned to the bottom stays above it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (viewport === null) return undefined
    const root = document.documentElement
    const measure = () => {
      const covered = innerHeight - viewport.height - viewport.offsetTop
      const open = viewport.scale === 1 && covered > LOWEST_KEYBOARD
      root.toggleAttribute('data-keyboard', open)
      root.style.setProperty('--keyboard-inset', open ? `${String(Math.round(covered))}px` : '0px')
    }
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
      root.removeAttribute('data-keyboard')
      root.style.removeProperty('--keyboard-inset')
    }
  }, [])
}
