import { SignUpPage } from '#web/features/account/credentials/sign-up-page.tsx'
import { paths } from '#web/entities/paths.ts'
import { useLeadOn } from '../use-lead-on.ts'

export function Page() {
  useLeadOn(paths.dashboard)
  return <SignUpPage />
}
