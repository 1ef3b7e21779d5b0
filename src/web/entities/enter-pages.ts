import { redirect } from '@tanstack/react-router'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { enterWorkspace } from '#web/lib/session/require-session.ts'

type Entering = Parameters<typeof enterWorkspace>[0] & { location: { pathname: string } }

/** `beforeLoad` of the routes behind the sign-in: a cook, whose pages are those of the kitchen, is led there from any other. */
export async function enterPages(entering: Entering): ReturnType<typeof enterWorkspace> {
  const entered = await enterWorkspace(entering)
  if (entered.session?.role !== 'cook') return entered
  // Every other reader needs it later, with the page.
  const { isOpenTo } = await import('./page-access.ts')
  if (!isOpenTo('cook', entering.location.pathname as AppPath))
    throw redirect({ to: '/cuisine', replace: true })
  return entered
}
