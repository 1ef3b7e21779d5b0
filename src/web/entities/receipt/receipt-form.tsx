import { Button, Card, Flex, Stack, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { OutcomeBar } from '#web/ui/table-file/outcome-bar.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'
import { LineTick } from './line-tick.tsx'
import { uncounted, unticked, withTheRestHere } from './receipt-draft.ts'
import { ReceiptProblem } from './receipt-problem.tsx'
import classes from './receipt.module.css'
import type { ReceiptTyping } from './use-receipt-draft.ts'
import { useReceiptWords } from './use-receipt-words.ts'
import type { Receiving } from './use-receiving.ts'
import type { OrderReceiving } from './waiting-receipt.ts'

interface ReceiptFormProps {
  typing: ReceiptTyping
  waiting: OrderReceiving | undefined
  receiving: Receiving
  /** Once the receipt is on the device. */
  onFinished: () => void
  /** What else is noted of the whole delivery. */
  children?: ReactNode
}

/** Each line, then what is true of the whole delivery; at the foot of the screen what ends it. */
export function ReceiptForm({ typing, waiting, receiving, onFinished, children }: ReceiptFormProps) {
  const t = useTranslations('deliveries')
  const lines = useTranslations('orders')('facts.lines')
  const receipts = useReceiptWords()
  const id = useId()
  const { order, draft } = typing
  const open = unticked(order.items, draft).length
  const [toCount] = uncounted(order.items, draft)
  const finish = async (finished: typeof draft) => {
    if ((await typing.finish(finished)) !== undefined) onFinished()
  }
  return (
    <Stack gap="md">
      {waiting?.ready && <ReceiptProblem receipt={waiting} receiving={receiving} />}
      <Card component="section" aria-labelledby={id}>
        <Title order={2} size="h4" id={id} mb="xs">
          {lines}
        </Title>
        <ul aria-labelledby={id}>
          {order.items.map((line) => (
            <LineTick
              key={line.id}
              rowId={rowOf(line)}
              line={line}
              tick={draft.ticks[line.id]}
              onTick={(tick) => typing.tick(line.id, tick)}
            />
          ))}
        </ul>
      </Card>
      <Card component="section" aria-label={t('whole')}>
        <DeliveryFacts
          temperature={draft.temperature}
          note={draft.note}
          onTemperature={(temperature) => typing.change({ temperature })}
          onNote={(note) => typing.change({ note })}
        />
        {children}
      </Card>
      <OutcomeBar label={t('ending')}>
        <Flex wrap="wrap" align="center" gap="xs">
          <output className={classes.summary}>{receipts.summary(order.items, draft)}</output>
          {toCount !== undefined && (
            <Button className={classes.send} onClick={() => focusCount(toCount)}>
              {t('count', { name: toCount.name })}
            </Button>
          )}
          {toCount === undefined && open > 0 && open < order.items.length && (
            <DemoLock>
              <Button variant="default" className={classes.send} onClick={() => void finish(draft)}>
                {t('finishOpen')}
              </Button>
            </DemoLock>
          )}
          {toCount === undefined && (
            <DemoLock>
              <Button
                className={classes.send}
                onClick={() => void finish(withTheRestHere(order.items, draft))}
              >
                {t(open === order.items.length ? 'all' : open > 0 ? 'restHere' : 'finish')}
              </Button>
            </DemoLock>
          )}
        </Flex>
      </OutcomeBar>
    </Stack>
  )
}

const rowOf = ({ id }: { id: string }) => `line-${id}`

/** To the field of how many came of a line. */
function focusCount(line: { id: string }): void {
  const field = document.querySelector<HTMLInputElement>(`#${rowOf(line)} [data-count] input`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
