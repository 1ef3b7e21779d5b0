import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '#web/features/account/credentials/sign-in-page.tsx'
import { ownPath } from '#web/lib/paths.ts'
import { visitorsOnly } from '#web/lib/visitors-only.ts'

export const Route = createFileRoute('/_public/login')({
  validateSearch: (search: Record<string, unknown>) => ({ from: ownPath(search.from) }),
  beforeLoad: ({ context, search }) => visitorsOnly(context.queryClient, search.from),
  component: LoginPage,
})

function LoginPage() {
  return <SignInPage from={Route.useSearch().from} />
}
