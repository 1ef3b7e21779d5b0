import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { createLink, useLocation, type AnyRouter } from '@tanstack/react-router'
import { useCallback, useMemo, type ComponentProps, type ReactNode } from 'react'
import { changeAccount } from '#web/lib/session/change-account.ts'
import { basePaths } from '#web/lib/navigation/base-paths.ts'
import { KITCHEN_KEY } from '#web/lib/session/kitchen-key.ts'
import { InnerLinkContext, PathnameContext, type PageLinkProps } from '#web/lib/navigation/link-context.ts'
import { sessionQuery, useSignOut } from '#web/lib/session/session.ts'
import { ShellContext, type Preference, type Shell } from '#web/lib/session/shell-context.ts'

const RouterLink = createLink(({ children, ...props }: ComponentProps<'a'>) => <a {...props}>{children}</a>)

function innerLink({ search, ...props }: PageLinkProps) {
  // The linked page validates its search params; the type of this call does not matter.
  return <RouterLink<AnyRouter> {...props} search={search as never} activeProps={{}} />
}

const isOfKitchen = (pathname: string) => `${pathname}/`.startsWith(`${basePaths.kitchen}/`)

/** Whether the pages of the kitchen are known to be looked at by somebody who is signed in. */
function useIsPersonAtKitchen(): boolean {
  const { data } = useQuery<{ device: object | null; account: string | null } | null>({
    queryKey: KITCHEN_KEY,
    queryFn: skipToken,
  })
  return data != null && data.device === null && data.account !== null
}

/** The application around its pages: its router leads from one to the next, its cache knows who is signed in. */
export function AppShellProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const signOut = useSignOut()
  const pathname = useLocation({ select: (location) => location.pathname })
  const isPerson = useIsPersonAtKitchen()
  // A tablet of the kitchen has no session, and to find none would clear what it has kept.
  const { data: session } = useQuery({ ...sessionQuery, enabled: !isOfKitchen(pathname) || isPerson })
  const saveToAccount = useCallback(
    ({ language, theme }: Preference) => changeAccount(queryClient, { settings: { language, theme } }),
    [queryClient],
  )
  const shell = useMemo<Shell>(() => ({ session, signOut, saveToAccount }), [session, signOut, saveToAccount])
  return (
    <InnerLinkContext value={innerLink}>
      <PathnameContext value={pathname}>
        <ShellContext value={shell}>{children}</ShellContext>
      </PathnameContext>
    </InnerLinkContext>
  )
}
