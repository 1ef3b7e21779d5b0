import { createFileRoute } from '@tanstack/react-router'
import { BinPage } from '#web/features/bin/bin-page.tsx'

export const Route = createFileRoute('/_workspace/bin')({
  beforeLoad: ({ context }) => context.texts.need('bin'),
  component: BinPage,
})
