import { Card, Group, Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { address } from '#web/lib/navigation/address.ts'
import receive from '#web/entities/receipt/receipt.module.css'

/** What was noted of the whole delivery of an order: when it came, how warm, a remark and its photos. */
export function ReceiptFacts({ receipt }: { receipt: NonNullable<Order['receipt']> }) {
  const t = useTranslations('deliveries')
  const format = useFormat()
  const id = useId()
  const { receivedAt, temperature, note, photos } = receipt
  const [day, time] = [format.dateLong(receivedAt), format.time(receivedAt)]
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="xs">
        {t('whole')}
      </Title>
      <p>
        {t('receivedAt', { day, time })}
        {temperature !== null && `, ${t('degrees', { count: format.quantity(temperature) })}`}
      </p>
      {note !== '' && <p>{note}</p>}
      {photos.length > 0 && (
        <Group gap="xs" mt="xs">
          {photos.map((photo, index) => {
            const src = address(`/api/deliveries/${receipt.id}/photos/${photo.id}`)
            return (
              <a key={photo.id} href={src} target="_blank" rel="noreferrer">
                <img className={receive.photo} src={src} alt={t('photos.alt', { number: index + 1 })} />
              </a>
            )
          })}
        </Group>
      )}
    </Card>
  )
}
