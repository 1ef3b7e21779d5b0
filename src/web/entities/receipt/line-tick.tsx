import { Button, Stack, TextInput, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ORDER_MAX_LENGTH } from '#domain/orders/order.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Columns } from '#web/ui/columns.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { useOrderWords } from '#web/entities/order/use-order-words.ts'
import type { ReceivableLine } from './receivable.ts'
import { HERE, type Tick, tickedAs } from './receipt-draft.ts'
import classes from './receipt.module.css'
import { LineDetails } from './line-details.tsx'
import { PackStepper } from './pack-stepper.tsx'

const CHOICES = ['ok', 'short', 'refused', 'replaced'] as const

export interface LineTickProps {
  /** Of its row on the page. */
  rowId: string
  line: ReceivableLine
  tick: Tick | undefined
  /** Undefined takes the tick back. */
  onTick: (tick: Tick | undefined) => void
}

/** One line of a delivery: what became of it, and below that what only that needs. */
export function LineTick({ rowId, line, tick, onTick }: LineTickProps) {
  const t = useTranslations('deliveries.line')
  const format = useFormat()
  const words = useOrderWords()
  const { name, packs, packText, code } = line
  const hasPrice = line.notedPriceHt !== undefined
  const ordered = [
    packs === null ? t('uncounted') : t('ordered', { packs: format.quantity(packs), count: packs }),
    packText,
    words.content(line),
    code,
  ].filter((fact) => fact !== null && fact !== '')
  const change = (changes: Partial<Tick>) => tick && onTick({ ...tick, ...changes })
  return (
    <li id={rowId} className={classes.row}>
      <fieldset className={classes.tick}>
        <VisuallyHidden component="legend">{name}</VisuallyHidden>
        <p className={classes.name} aria-hidden>
          {name}
        </p>
        <p className={classes.facts}>{ordered.join(' · ')}</p>
        <Columns base={4} gap={6} mt={6}>
          {CHOICES.map((receipt) => (
            <Button
              key={receipt}
              variant={tick?.receipt === receipt ? 'filled' : 'default'}
              aria-pressed={tick?.receipt === receipt}
              className={classes.choice}
              px={0}
              onClick={() => onTick(tick?.receipt === receipt ? undefined : tickedAs(tick, receipt))}
            >
              {t(`choices.${receipt}`)}
            </Button>
          ))}
        </Columns>
        {tick && (
          <Stack gap="xs" mt="xs">
            {(tick.receipt === 'short' || tick.receipt === 'refused') && (
              <>
                <PackStepper
                  label={t(tick.receipt === 'short' ? 'receivedPacks' : 'keptPacks')}
                  ordered={packs}
                  value={tick.receivedQuantity}
                  onChange={(receivedQuantity) => change({ receivedQuantity })}
                />
                <Reason
                  reasons={REASONS[tick.receipt]}
                  value={tick.reason}
                  onChange={(reason) => change({ reason })}
                />
              </>
            )}
            {tick.receipt === 'replaced' && (
              <>
                <PackStepper
                  label={t('replacedPacks')}
                  ordered={packs}
                  value={tick.receivedQuantity}
                  onChange={(receivedQuantity) => change({ receivedQuantity })}
                />
                <TextInput
                  label={t('replacedBy')}
                  classNames={{ input: classes.field }}
                  maxLength={ORDER_MAX_LENGTH.replacedBy}
                  value={tick.replacedBy}
                  onChange={({ currentTarget }) => change({ replacedBy: currentTarget.value })}
                />
              </>
            )}
          </Stack>
        )}
        <Fold summary={t(hasPrice ? 'more' : 'moreWithoutPrice')}>
          <LineDetails
            tick={tick ?? HERE}
            withPrice={hasPrice}
            onChange={(changes) => onTick({ ...(tick ?? HERE), ...changes })}
          />
        </Fold>
      </fieldset>
    </li>
  )
}

const REASONS = {
  short: ['outOfStock', 'forgotten'],
  refused: ['damaged', 'warm', 'date', 'wrong'],
} as const

interface ReasonProps {
  reasons: (typeof REASONS)[keyof typeof REASONS]
  value: string
  onChange: (reason: string) => void
}

/** Why, in a word of the trade or in one's own. */
function Reason({ reasons, value, onChange }: ReasonProps) {
  const t = useTranslations('deliveries.line')
  return (
    <>
      <Columns base={2} gap={6}>
        {reasons.map((reason) => {
          const text = t(`reasons.${reason}`)
          return (
            <Button
              key={reason}
              variant={value === text ? 'light' : 'default'}
              aria-pressed={value === text}
              className={classes.choice}
              px={0}
              onClick={() => onChange(value === text ? '' : text)}
            >
              {text}
            </Button>
          )
        })}
      </Columns>
      <TextInput
        label={t('reason')}
        classNames={{ input: classes.field }}
        maxLength={ORDER_MAX_LENGTH.reason}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  )
}
