import { useCanGoBack, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { type AppPath, ownPath } from './app-path.ts'

/** The page that a link was followed on, as its link says it. */
export interface CameFrom {
  label: string
  to: AppPath
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    cameFrom?: CameFrom
  }
}

/** For the links of a page to others that lead back to it: what they pass on as `state`. */
export function useLeadsBack(label: string): { cameFrom: CameFrom } {
  const href = useLocation({ select: ({ href }) => href })
  return { cameFrom: { label, to: ownPath(href) ?? '/' } }
}

interface Crumb extends CameFrom {
  onClick?: (event: MouseEvent) => void
}

/** The crumb of a page: back to the page that led here, as it was left, or else to the one above. */
export function useCrumb(above: CameFrom): Crumb {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const from = useLocation({ select: ({ state }) => state.cameFrom })
  if (from === undefined) return above
  const onClick = (event: MouseEvent) => {
    if (!canGoBack || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    // With its scroll position, which a new visit would not have.
    router.history.back()
  }
  return { ...from, onClick }
}
