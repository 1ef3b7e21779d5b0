import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'

export interface AgainButtonProps {
  /** Whether the user has answered something about these files. */
  hasAnswers: boolean
  onAgain: () => void
}

/** 'Recommencer': asks first where answers about the files would be lost. */
export function AgainButton({ hasAnswers, onAgain }: AgainButtonProps) {
  const t = useTranslations('sheetFiles')
  const [confirming, setConfirming] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        onClick={() => (hasAnswers ? setConfirming(true) : onAgain())}
      >
        {t('summary.again')}
      </Button>
      <ConfirmModal
        opened={confirming}
        danger
        title={t('answers.restartTitle')}
        confirmLabel={t('summary.again')}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          onAgain()
        }}
      >
        {t('answers.restartBody')}
      </ConfirmModal>
    </>
  )
}
