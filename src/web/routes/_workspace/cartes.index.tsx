import { createFileRoute } from '@tanstack/react-router'
import { CartesPage } from '#web/features/cartes/overview/cartes-page.tsx'

export const Route = createFileRoute('/_workspace/cartes/')({
  beforeLoad: ({ context }) => context.texts.need('cartes'),
  component: CartesPage,
})
