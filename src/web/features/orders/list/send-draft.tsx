import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderSummary } from '#contract/order-shapes.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { orderQuery } from '../orders-api.ts'
import { SendModal } from '../send/send-modal.tsx'

export interface SendDraftProps {
  order: OrderSummary
  /** Its button is gone with the draft. */
  onClosed: () => void
}

/** Shows a draft of the list as it would be sent, and sends it. */
export function SendDraft({ order: { id, number, supplierName }, onClosed }: SendDraftProps) {
  const t = useTranslations('orders')
  const sentence = useFailureSentence()
  const [wanted, setWanted] = useState(false)
  const query = useQuery({ ...orderQuery(id), enabled: wanted })
  const open = async () => {
    setWanted(true)
    const { error } = await query.refetch()
    if (error) {
      setWanted(false)
      notifyFailure(sentence(t('failure.one'), error))
    }
  }
  return (
    <>
      <DemoLock>
        <Button
          variant="light"
          size="compact-md"
          aria-label={t('send.openNamed', { number, supplier: supplierName })}
          onClick={() => void open()}
        >
          {t('send.open')}
        </Button>
      </DemoLock>
      {query.data !== undefined && (
        <SendModal
          order={query.data}
          unsaved={false}
          away
          opened={wanted}
          onClose={() => {
            setWanted(false)
            onClosed()
          }}
        />
      )}
    </>
  )
}
