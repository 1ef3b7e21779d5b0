import { Card, Title } from '@mantine/core'
import { type ComponentType, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DeliveryRow } from './delivery-row.tsx'
import { receiveRows, type ReceiveRow } from './receive-rows.ts'
import type { ReceivableDay, ReceivableOrder } from './receivable.ts'
import type { Receiving } from './use-receiving.ts'

const NONE: readonly ReceivableOrder[] = []

interface ReceiveListProps<Day extends ReceivableDay> {
  day: Day
  receiving: Receiving
  /** What came without an order, or before the page was opened. */
  Received: ComponentType<{ deliveries: Day['received'][number][] }>
}

/** What is late, what is to arrive today, and what has arrived already. */
export function ReceiveList<Day extends ReceivableDay>({ day, receiving, Received }: ReceiveListProps<Day>) {
  const t = useTranslations('deliveries')
  const [seen, setSeen] = useState(NONE)
  const rows = receiveRows(day, receiving.receipts, seen)
  if (rows.some(({ order }) => seen.every(({ id }) => id !== order.id)))
    setSeen(rows.map(({ order }) => order))
  const isLate = ({ order }: ReceiveRow) => order.deliverOn !== null && order.deliverOn < day.day
  const late = rows.filter(isLate)
  const today = rows.filter((row) => !isLate(row))
  const shown = new Set(rows.map(({ order }) => order.id))
  return (
    <>
      {late.length > 0 && <DeliveryRows title={t('late')} rows={late} receiving={receiving} areLate />}
      {today.length > 0 ? (
        <DeliveryRows title={t('today')} rows={today} receiving={receiving} />
      ) : (
        <p className="dimmed">{t(late.length > 0 ? 'noneToday' : 'none')}</p>
      )}
      {day.more > 0 && <p className="note">{t('more', { count: day.more })}</p>}
      <Received deliveries={day.received.filter(({ order }) => order === null || !shown.has(order.id))} />
    </>
  )
}

interface DeliveryRowsProps {
  title: string
  rows: readonly ReceiveRow[]
  receiving: Receiving
  areLate?: boolean
}

/** Deliveries under a title. */
export function DeliveryRows({ title, rows, receiving, areLate = false }: DeliveryRowsProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="xs">
        {title}
      </Title>
      <ul aria-labelledby={id}>
        {rows.map((row) => (
          <DeliveryRow key={row.order.id} row={row} receiving={receiving} isLate={areLate} />
        ))}
      </ul>
    </Card>
  )
}
