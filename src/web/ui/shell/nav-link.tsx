import { createLink, useLocation, type AnyRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { AppPath } from '#web/lib/paths.ts'
import { isCurrent } from './navigation.ts'

const RouterLink = createLink(({ children, ...props }: ComponentProps<'a'>) => <a {...props}>{children}</a>)

interface NavLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  entry: { to: AppPath; also?: readonly AppPath[]; exact?: boolean; except?: readonly AppPath[] }
}

/** A bare link of a navigation that knows whether its page is the one shown. */
export function NavLink({ entry, ...props }: NavLinkProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const current = isCurrent(entry, pathname)
  return (
    <RouterLink<AnyRouter>
      {...props}
      to={entry.to}
      activeProps={{}}
      aria-current={current ? 'page' : undefined}
      data-current={current || undefined}
    />
  )
}
