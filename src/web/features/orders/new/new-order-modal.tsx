import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderLineInput } from '#contract/order-shapes.ts'
import { nextDelivery } from '#domain/orders/delivery.ts'
import { paths } from '#web/entities/paths.ts'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useFocusBack } from '#web/lib/keyboard/use-focus-back.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { draftsQuery, lastOrderQuery, orderQuery, orderSupplierQuery, useCreateOrder } from '../orders-api.ts'
import { useOrderWords } from '#web/entities/order/use-order-words.ts'
import { linesAgain } from './lines-again.ts'
import { draftLike } from './use-order-of.ts'

export interface NewOrderModalProps {
  opened: boolean
  onClose: () => void
}

/** A supplier, and whether the order begins empty or with the lines of the last one. */
export function NewOrderModal({ opened, onClose }: NewOrderModalProps) {
  const t = useTranslations()
  useFocusBack(opened)
  return (
    <NamedModal
      opened={opened}
      onClose={onClose}
      title={t('orders.new.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <NewOrder />
    </NamedModal>
  )
}

function NewOrder() {
  const t = useTranslations('orders')
  const sentence = useFailureSentence()
  const format = useFormat()
  const words = useOrderWords()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [supplier, setSupplier] = useState<SupplierRef | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const terms = useQuery(orderSupplierQuery(supplier?.id))
  const last = useQuery(lastOrderQuery(supplier?.id)).data?.items[0]
  const drafts = useQuery({ ...draftsQuery(supplier?.id), enabled: supplier !== null })
  const [now] = useState(() => new Date())
  const deliverOn = terms.data ? nextDelivery(terms.data, now) : null
  const draft =
    supplier === null || terms.data === undefined
      ? undefined
      : draftLike({ supplierId: supplier.id, deliverOn }, drafts.data?.items ?? [])
  const create = useCreateOrder()

  const begin = async (linesOf: () => Promise<OrderLineInput[]>) => {
    if (supplier === null || busy) return
    setFailure(null)
    setBusy(true)
    try {
      const lines = await linesOf()
      create.mutate(
        { supplierId: supplier.id, deliverOn, lines },
        {
          onSuccess: ({ id }) => void navigate({ to: '/orders/$id', params: { id } }),
          onError: setFailure,
          onSettled: () => setBusy(false),
        },
      )
    } catch (reason) {
      setFailure(reason)
      setBusy(false)
    }
  }
  const again = async (id: string) => linesAgain(await queryClient.fetchQuery(orderQuery(id)))

  return (
    <Stack gap="md">
      <SupplierPicker
        label={t('new.supplier')}
        data-autofocus
        creatable
        value={supplier}
        onChange={setSupplier}
      />
      {last !== undefined && (
        <Text c="dimmed" size="sm">
          {t('new.last', {
            date: format.dateLong(last.createdAt),
            count: last.lines,
            sum: format.euro(last.totalHt),
          })}
        </Text>
      )}
      {draft !== undefined && (
        <Alert color="saffron" title={t('new.draftTitle', { count: 1 })}>
          <p>
            {t('new.draft', {
              day: words.delivery(draft),
              number: draft.number,
              count: draft.lines,
              sum: format.euro(draft.totalHt),
            })}
          </p>
          <TextLink to={paths.order(draft.id)}>{t('new.draftOpen')}</TextLink>
        </Alert>
      )}
      {failure !== null && <ErrorBanner text={sentence(t('failure.create'), failure)} />}
      <Group justify="flex-end" gap="sm">
        {last !== undefined && (
          <Button variant="default" disabled={busy} onClick={() => void begin(() => again(last.id))}>
            {t('new.again')}
          </Button>
        )}
        <Button
          disabled={supplier === null || terms.isPending || busy}
          onClick={() => void begin(() => Promise.resolve([]))}
        >
          {t('new.begin')}
        </Button>
      </Group>
    </Stack>
  )
}
