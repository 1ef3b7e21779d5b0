import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { HomePage } from '#web/features/site/home/home-page.tsx'
import { useSession } from '#web/lib/session.ts'

export const Route = createFileRoute('/_public/')({
  beforeLoad: ({ context }) => context.texts.need('home'),
  component: Landing,
})

function Landing() {
  const t = useTranslations('home.meta')
  return (
    <>
      <title>{`Gramme · ${t('title')}`}</title>
      <HomePage session={useSession()} />
    </>
  )
}
