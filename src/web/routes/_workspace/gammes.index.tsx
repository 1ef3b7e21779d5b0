import { createFileRoute } from '@tanstack/react-router'
import { GammesPage } from '#web/features/gammes/list/gammes-page.tsx'

export const Route = createFileRoute('/_workspace/gammes/')({
  beforeLoad: ({ context }) => context.texts.need('gammes'),
  component: GammesPage,
})
