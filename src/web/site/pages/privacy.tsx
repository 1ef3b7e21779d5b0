import { LegalPage } from '#web/features/site/legal/legal-page.tsx'

export function Page() {
  return <LegalPage name="privacy" />
}
