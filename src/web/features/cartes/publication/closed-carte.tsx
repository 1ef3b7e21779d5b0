import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CartePublication } from '#contract/public-cartes.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { HiddenSheets } from './hidden-sheets.tsx'
import { usePublishCarte } from './publication-api.ts'

interface ClosedCarteProps {
  carteId: string
  publication: CartePublication
}

export function ClosedCarte({ carteId, publication }: ClosedCarteProps) {
  const t = useTranslations('publication')
  const textOf = useFailureText()
  const [failure, setFailure] = useState<unknown>(null)
  const publishing = usePublishCarte({
    onDone: () => notifySuccess(t('publish.done')),
    onFailed: setFailure,
  })

  const publish = () => {
    setFailure(null)
    publishing.mutate({ id: carteId })
  }

  return (
    <>
      <Text c="dimmed" maw="40rem">
        {t('publish.lead')} {t('wouldShow', { count: publication.shown, menus: publication.shownMenus })}
        {publication.masked > 0 && ` ${t('masked', { count: publication.masked })}`}
      </Text>
      <HiddenSheets carteId={carteId} publication={publication} />
      {failure !== null && <ErrorBanner text={textOf(failure, t('publish.failed'))} />}
      <Button variant="default" onClick={publish} disabled={publishing.isPending}>
        {publishing.isPending ? t('publish.busy') : t('publish.button')}
      </Button>
    </>
  )
}
