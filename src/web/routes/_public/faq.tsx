import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '#web/features/site/faq/faq-page.tsx'

export const Route = createFileRoute('/_public/faq')({
  beforeLoad: ({ context }) => context.texts.need('faq'),
  component: FaqPage,
})
