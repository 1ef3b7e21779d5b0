import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#web/features/gammes/service/service-page.tsx'

export const Route = createFileRoute('/_workspace/cartes/service')({
  beforeLoad: ({ context }) => context.texts.need('gammes'),
  component: ServicePage,
})
