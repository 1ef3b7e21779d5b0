import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { usePublishCarte, useUnpublishCarte } from './publication-api.ts'

type Step = 'renew' | 'unpublish'

interface AddressStepsProps {
  carteId: string
  token: string
}

/** What cannot be taken back: printed codes stop working. */
export function AddressSteps({ carteId, token }: AddressStepsProps) {
  const t = useTranslations('publication')
  const textOf = useFailureText()
  const [target, setTarget] = useState<Step | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const renewing = usePublishCarte({
    onDone: ({ address }) => finish(t(address === null ? 'renew.gone' : 'renew.done')),
    onFailed: setFailure,
  })
  const closing = useUnpublishCarte({
    onDone: ({ address }) => {
      if (address === null) return finish(t('unpublish.done'))
      setTarget(null)
      notifyFailure(t('unpublish.renewed'))
    },
    onFailed: setFailure,
  })

  const ask = (step: Step) => {
    setFailure(null)
    setTarget(step)
  }
  function finish(text: string) {
    setTarget(null)
    notifySuccess(text)
  }
  const confirm = (step: Step) => {
    setFailure(null)
    if (step === 'renew') renewing.mutate({ id: carteId, renew: token })
    else closing.mutate({ id: carteId, token })
  }
  const busy = renewing.isPending || closing.isPending
  const worded = useLastValue(target) ?? 'renew'

  return (
    <Group gap="sm">
      <Button variant="default" onClick={() => ask('renew')}>
        {t('renew.button')}
      </Button>
      <Button variant="outline" color="beetroot" onClick={() => ask('unpublish')}>
        {t('unpublish.button')}
      </Button>
      <ConfirmModal
        opened={target !== null}
        title={t(`${worded}.question`)}
        confirmLabel={t(`${worded}.button`)}
        busyLabel={t(`${worded}.busy`)}
        busy={busy}
        danger
        error={failure === null ? undefined : textOf(failure, t(`${worded}.failed`))}
        onConfirm={() => confirm(worded)}
        onCancel={() => setTarget(null)}
      >
        <Text>{t(`${worded}.consequence`)}</Text>
      </ConfirmModal>
    </Group>
  )
}
