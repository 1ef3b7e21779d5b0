import { createFileRoute } from '@tanstack/react-router'
import { FeaturesPage } from '#web/features/site/features/features-page.tsx'

export const Route = createFileRoute('/_public/features')({
  beforeLoad: ({ context }) => context.texts.need('features'),
  component: FeaturesPage,
})
