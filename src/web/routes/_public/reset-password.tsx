import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ResetPasswordPage } from '#web/features/account/credentials/reset-password-page.tsx'

export const Route = createFileRoute('/_public/reset-password')({ component: ResetRoute })

function ResetRoute() {
  const hash = useLocation({ select: (location) => location.hash })
  // Another link opened in the same window starts anew.
  return <ResetPasswordPage key={hash} hash={hash} />
}
