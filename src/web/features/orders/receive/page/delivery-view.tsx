import { Button, Card, Flex, Stack, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { allows } from '#domain/orders/order.ts'
import { paths } from '#web/entities/paths.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { OutcomeBar } from '#web/ui/table-file/outcome-bar.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useOrderWords } from '../../use-order-words.ts'
import { uncounted, unticked, withTheRestHere } from '../receipt-draft.ts'
import { ReceiptProblem } from '../receipt-problem.tsx'
import classes from '../receive.module.css'
import { useReceiptWords } from '../use-receipt-words.ts'
import type { Receiving } from '../use-receiving.ts'
import type { OrderReceiving } from '../waiting-receipt.ts'
import { DeliveryFacts } from './delivery-facts.tsx'
import { LineTick } from './line-tick.tsx'
import { Photos } from './photos.tsx'
import { Unreceive } from './unreceive.tsx'
import { useReceiptDraft } from './use-receipt-draft.ts'

interface DeliveryViewProps {
  /** As it was read last. */
  found: Order
  waiting: OrderReceiving | undefined
  receiving: Receiving
}

/** Each line, then what is true of the whole delivery; at the foot of the screen what ends it. */
export function DeliveryView({ found, waiting, receiving }: DeliveryViewProps) {
  const t = useTranslations('deliveries')
  const orders = useTranslations('orders')
  const words = useOrderWords()
  const receipts = useReceiptWords()
  const navigate = useNavigate()
  const id = useId()
  const typing = useReceiptDraft(found, waiting, receiving)
  const { order, draft, files } = typing
  const open = unticked(order.items, draft).length
  const [toCount] = uncounted(order.items, draft)
  const back = () => void navigate({ to: paths.receive })
  const finish = async (finished: typeof draft) => {
    if ((await typing.finish(finished)) !== undefined) back()
  }
  return (
    <>
      <PageHeader
        title={order.supplierName}
        crumb={{ label: t('title'), to: paths.receive }}
        aside={<TextLink to={paths.order(order.id)}>{orders('one', { number: order.number })}</TextLink>}
        meta={words.delivery(order)}
        actions={
          waiting ? (
            <Button
              variant="default"
              className={classes.target}
              onClick={() => {
                void receiving.drop(waiting)
                back()
              }}
            >
              {t('drop')}
            </Button>
          ) : (
            allows(found.state, 'unreceive') && <Unreceive order={found} receiving={receiving} />
          )
        }
      />
      <Stack gap="md">
        {waiting?.ready && <ReceiptProblem receipt={waiting} receiving={receiving} />}
        <Card component="section" aria-labelledby={id}>
          <Title order={2} size="h4" id={id} mb="xs">
            {orders('facts.lines')}
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
          <Photos files={files} stored={found.receipt} onChange={typing.changeFiles} />
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
    </>
  )
}

const rowOf = ({ id }: { id: string }) => `line-${id}`

/** To the field of how many came of a line. */
function focusCount(line: { id: string }): void {
  const field = document.querySelector<HTMLInputElement>(`#${rowOf(line)} [data-count] input`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
