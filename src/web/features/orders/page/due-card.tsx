import { Button, Card, Group, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { DueLine } from '#contract/due-shapes.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import entries from '#web/ui/entry-list.module.css'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import { dueQuery, useDismissDue } from '../orders-api.ts'
import classes from './order.module.css'
import { remainderLine, type TypedLine } from './typed-order.ts'

export interface DueCardProps {
  supplierId: string
  lines: readonly TypedLine[]
  onAdd: (lines: TypedLine[]) => void
}

/** 'Reste à livrer': what the supplier owes of former orders, to be ordered again here; nothing where it owes nothing. */
export function DueCard({ supplierId, lines, onAdd }: DueCardProps) {
  const t = useTranslations('orders.due')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const titleId = useId()
  const { data } = useQuery(dueQuery(supplierId))
  const dismiss = useDismissDue()
  const taken = new Set(lines.map(({ carriedFrom }) => carriedFrom))
  const items = data?.items.filter(({ id }) => !taken.has(id)) ?? []
  if (items.length === 0) return null
  const failed = (failure: unknown) => notifyFailure(sentence(t('failed'), failure))
  const leave = async ({ id, name }: DueLine) => {
    try {
      await dismiss([id], true)
      notifyUndo(t('dismissed', { name }), common('undo'), () => void dismiss([id], false).catch(failed))
    } catch (failure) {
      failed(failure)
    }
  }
  const add = (due: readonly DueLine[]) => onAdd(due.map((each) => remainderLine(each, newId())))
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id={titleId}>
          {t('title')}
        </Title>
        {items.length > 1 && (
          <DemoLock>
            <Button variant="default" size="compact-md" onClick={() => add(items)}>
              {t('addAll', { count: items.length })}
            </Button>
          </DemoLock>
        )}
      </Group>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={entries.entry}>
            <DueWords item={item} />
            <Group gap="xs">
              <DemoLock>
                <Button
                  variant="light"
                  size="compact-md"
                  aria-label={t('addNamed', { name: item.name })}
                  onClick={() => add([item])}
                >
                  {t('add')}
                </Button>
              </DemoLock>
              <DemoLock>
                <Button
                  variant="subtle"
                  size="compact-md"
                  aria-label={t('dismissNamed', { name: item.name })}
                  onClick={() => void leave(item)}
                >
                  {t('dismiss')}
                </Button>
              </DemoLock>
            </Group>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** '3 sur 5 Beurre doux', of which order and why. */
function DueWords({ item: { name, packText, due, packs, order, receivedAt, reason } }: { item: DueLine }) {
  const t = useTranslations('orders.due')
  const format = useFormat()
  return (
    <div>
      <p>
        <strong>{name}</strong>
        {packText !== null && <span className="note"> {packText}</span>}
      </p>
      <p>
        {due === null ? (
          <span className={classes.doubt}>{t('uncounted')}</span>
        ) : (
          t('count', { due: format.quantity(due), of: packs === null ? 'none' : format.quantity(packs) })
        )}
      </p>
      <p className={classes.aside}>
        {[t('from', { number: order.number, date: format.dateLong(receivedAt) }), reason]
          .filter((fact) => fact !== '')
          .join(' · ')}
      </p>
    </div>
  )
}
