import { Card, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeliveryDay } from '#contract/deliveries.ts'
import type { Order } from '#contract/order-shapes.ts'
import { DeliveryRow } from './delivery-row.tsx'
import { receiveRows, type ReceiveRow } from './receive-rows.ts'
import { ReceivedList } from './received-list.tsx'
import type { Receiving } from './use-receiving.ts'

const NONE: readonly Order[] = []

/** What is late, what is to arrive today, and what came without an order or before the page was opened. */
export function ReceiveList({ day, receiving }: { day: DeliveryDay; receiving: Receiving }) {
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
      {late.length > 0 && <Rows title={t('late')} rows={late} receiving={receiving} areLate />}
      {today.length > 0 ? (
        <Rows title={t('today')} rows={today} receiving={receiving} />
      ) : (
        <p className="dimmed">{t(late.length > 0 ? 'noneToday' : 'none')}</p>
      )}
      {day.more > 0 && <p className="note">{t('more', { count: day.more })}</p>}
      <ReceivedList deliveries={day.received.filter(({ order }) => order === null || !shown.has(order.id))} />
    </>
  )
}

interface RowsProps {
  title: string
  rows: readonly ReceiveRow[]
  receiving: Receiving
  areLate?: boolean
}

function Rows({ title, rows, receiving, areLate = false }: RowsProps) {
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
