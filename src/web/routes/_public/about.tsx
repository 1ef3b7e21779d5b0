import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#web/features/site/about/about-page.tsx'

export const Route = createFileRoute('/_public/about')({
  beforeLoad: ({ context }) => context.texts.need('about'),
  component: AboutPage,
})
