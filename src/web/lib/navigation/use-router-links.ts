import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { ownLink } from './own-link.ts'
import { address } from './address.ts'

/**
 * Lets the plain `<a href>` inside an element lead through the application without a reload. For lists
 * that paint rows by the dozen while they scroll: a router's link costs more than the rest of its row.
 */
export function useRouterLinks(container: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = ownLink(link)
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (path === undefined || modified || event.button !== 0 || event.defaultPrevented) return
    event.preventDefault()
    void router.navigate({ href: address(path) })
  })
  useEffect(() => {
    const element = container.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [container])
}
