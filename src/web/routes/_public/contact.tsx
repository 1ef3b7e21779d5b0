import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#web/features/site/contact/contact-page.tsx'

export const Route = createFileRoute('/_public/contact')({
  beforeLoad: ({ context }) => context.texts.need('contact'),
  component: ContactPage,
})
