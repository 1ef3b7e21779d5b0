import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SupplierDetail } from '#contract/suppliers.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { houseWall } from '#domain/house/house-instant.ts'
import { LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { deliversOn, nextDelivery, orderUntil } from '#domain/orders/delivery.ts'
import { ORDER_MAX_LENGTH } from '#domain/orders/order.ts'
import { useOrderWords } from '#web/entities/order/use-order-words.ts'
import classes from './order.module.css'
import type { TypingOrder } from './use-order.ts'

export interface OrderFactsProps {
  typing: TypingOrder
  /** Undefined while it is read, and once it is deleted. */
  supplier: SupplierDetail | undefined
  mayEdit: boolean
}

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** When it is delivered, until when it can be ordered, and what the supplier is to know. */
export function OrderFacts({ typing, supplier, mayEdit }: OrderFactsProps) {
  const t = useTranslations('orders')
  const { order, type, choose, flush } = typing
  const today = houseDay(useNow())
  // A day that is already past is shown and not stored, as is a year that is half typed.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? order.deliverOn ?? ''
  return (
    <Stack gap="sm">
      <Group gap="md" align="end">
        <TextInput
          type="date"
          label={t('facts.deliverOn')}
          value={shown}
          min={today}
          max={LATEST_DAY}
          readOnly={!mayEdit}
          error={mayEdit && shown !== '' && shown < today && t('terms.past')}
          onChange={({ currentTarget: { value } }) => {
            const isPast = value !== '' && value < today
            setTyped(isPast ? value : null)
            if (!isPast) choose({ deliverOn: value || null })
          }}
        />
        {mayEdit && supplier && <Terms typing={typing} supplier={supplier} />}
      </Group>
      <Textarea
        label={t('facts.note')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={ORDER_MAX_LENGTH.note}
        readOnly={!mayEdit}
        value={order.note}
        onChange={({ currentTarget }) => type({ note: currentTarget.value })}
        onBlur={flush}
      />
    </Stack>
  )
}

/** The next delivery, and how long an order can wait; nothing where the supplier's are not known. */
function Terms({ typing: { order, choose }, supplier }: { typing: TypingOrder; supplier: SupplierDetail }) {
  const t = useTranslations('orders.terms')
  const words = useOrderWords()
  const now = useNow()
  const next = nextDelivery(supplier, now)
  const { deliverOn } = order
  return (
    <div className={classes.terms}>
      {next === null && <p>{t('unknown')}</p>}
      {next !== null && next !== deliverOn && (
        <Button variant="default" size="compact-md" onClick={() => choose({ deliverOn: next })}>
          {t('next', { day: words.day(next) })}
        </Button>
      )}
      {deliverOn !== null && <Until until={orderUntil(supplier, deliverOn)} now={now} />}
      {deliverOn !== null && deliversOn(supplier, deliverOn) === false && (
        <p className={classes.doubt}>{t('notThatDay')}</p>
      )}
    </div>
  )
}

/** 'À commander avant 18:00, encore 50 min'. */
function Until({ until, now }: { until: string | null; now: Date }) {
  const t = useTranslations('orders.terms')
  const words = useOrderWords()
  if (until === null) return null
  const left = Math.floor((Date.parse(until) - now.getTime()) / MINUTE_MS)
  if (left < 0) return <p className={classes.missing}>{t('late')}</p>
  const { day, time } = houseWall(until)
  const isToday = day === houseDay(now)
  return (
    <p>
      {isToday
        ? t('until', { time, hours: Math.floor(left / HOUR_MINUTES), minutes: left % HOUR_MINUTES })
        : t('untilDay', { day: words.day(day), time })}
    </p>
  )
}

/** This minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [])
  return now
}
