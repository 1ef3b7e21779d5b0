import { createFileRoute } from '@tanstack/react-router'
import { requireSession } from '#web/lib/session/require-session.ts'
import { FullPageError } from '#web/ui/full-page-error.tsx'
import { Workspace } from '#web/features/shell/workspace.tsx'

/** Pages behind the sign-in. */
export const Route = createFileRoute('/_workspace')({
  beforeLoad: async ({ context, location }) => {
    const [session] = await Promise.all([requireSession(context, location), context.texts.need('workspace')])
    return session
  },
  errorComponent: FullPageError,
  component: Workspace,
})
