import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '#web/features/account/credentials/sign-up-page.tsx'
import { visitorsOnly } from '#web/lib/visitors-only.ts'

export const Route = createFileRoute('/_public/register')({
  beforeLoad: ({ context }) => visitorsOnly(context.queryClient),
  component: SignUpPage,
})
