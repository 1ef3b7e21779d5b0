import { use, type ComponentProps } from 'react'
import { usePathAccess } from '#web/entities/use-page-access.ts'
import { PathnameContext } from '#web/lib/navigation/link-context.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { isCurrent } from './navigation.ts'

interface NavLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  entry: { to: AppPath; also?: readonly AppPath[]; exact?: boolean; except?: readonly AppPath[] }
}

/** A bare link of a navigation that knows whether its page is the one shown; none to a page that is not for the reader's role. */
export function NavLink({ entry, ...props }: NavLinkProps) {
  const current = isCurrent(entry, use(PathnameContext))
  const mayOpen = usePathAccess()
  if (!mayOpen(entry.to)) return null
  return (
    <PageLink
      {...props}
      to={entry.to}
      aria-current={current ? 'page' : undefined}
      data-current={current || undefined}
    />
  )
}
