import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#web/features/site/legal/legal-page.tsx'

export const Route = createFileRoute('/_public/legal')({
  beforeLoad: ({ context }) => context.texts.need('legal'),
  component: () => <LegalPage name="legal" />,
})
