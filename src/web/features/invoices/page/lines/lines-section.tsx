import { Button, Group, Text } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { CountFilter } from '#web/ui/count-filter/count-filter.tsx'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { focusLine, focusNextQuestion, useArrowAfterAnswer, useFirstArrow } from './focus-line.ts'
import { LineRows } from './line-rows.tsx'
import {
  type Giving,
  kindOf,
  LINE_KINDS,
  type LineAnswer,
  type LineKind,
  type PlanOfLines,
} from './line-state.ts'
import { questionOf, sureAnswer, withAnswer } from './line-state.ts'
import type { useAnswers } from './use-answers.ts'

export interface LinesSectionProps {
  answers: ReturnType<typeof useAnswers>
  plan: PlanOfLines
  currency: string
  giving: Giving
  /** Whether they can be given: what lines are is of a supplier. */
  isKnown: boolean
}

type View = LineKind | 'all'

/** The lines of an invoice with what is asked of them. */
export function LinesSection({ answers, plan, currency, giving, isKnown }: LinesSectionProps) {
  const waits = giving === 'waiting'
  const t = useTranslations('invoice.lines')
  const phone = usePhone()
  const { lines, give, giveAll } = answers
  const [view, setView] = useState<View>('all')
  const [openId, setOpenId] = useState<string | null>(null)
  const kinds = useMemo(
    () => new Map(lines.map((line) => [line.id, kindOf(line, plan, giving)])),
    [lines, plan, giving],
  )
  const counts = useMemo(() => Map.groupBy(kinds.values(), (kind) => kind), [kinds])
  const wanted = view === 'all' || counts.has(view) ? view : 'all'
  const shown = useMemo(
    () => (wanted === 'all' ? lines : lines.filter(({ id }) => kinds.get(id) === wanted)),
    [lines, kinds, wanted],
  )
  const toggle = useCallback(({ id }: InvoiceLineAnswer) => setOpenId((now) => (now === id ? null : id)), [])
  const afterAnswer = useArrowAfterAnswer()
  const answer = useCallback(
    (line: InvoiceLineAnswer, given: LineAnswer) => {
      const answered = new Set(give(line, given).map((one) => one.line.id))
      const isOpen = questionOf(withAnswer(line, given)) !== null
      setOpenId(isOpen ? line.id : null)
      if (isOpen) return
      focusNextQuestion(
        shown.filter(({ id }) => id === line.id || !answered.has(id)),
        line.id,
      )
      afterAnswer()
    },
    [give, shown, afterAnswer],
  )
  const close = () => {
    if (openId !== null) focusLine(openId)
    setOpenId(null)
  }
  useFirstArrow(shown)
  const added = (waits && isKnown ? lines : []).flatMap((line) => {
    const answer = sureAnswer(line)
    return answer?.as === 'new' ? [{ line, answer }] : []
  })
  return (
    <section aria-label={t('title')}>
      <Group justify="space-between" gap="sm" mb="sm">
        <CountFilter
          legend={t('filter')}
          options={[
            { view: 'all' as const, label: t('all'), count: t('count', { count: lines.length }) },
            ...LINE_KINDS.filter((kind) => counts.has(kind)).map((kind) => ({
              view: kind,
              label: t(`kinds.${kind}`),
              count: t('count', { count: counts.get(kind)?.length ?? 0 }),
              ...(kind === 'toLookAt' && { icon: <IconAlertTriangle size={15} aria-hidden /> }),
            })),
          ]}
          view={wanted}
          onView={setView}
        />
        {added.length > 1 && (
          <Button variant="light" size="compact-md" onClick={() => giveAll(added)}>
            {t('addAll', { count: added.length })}
          </Button>
        )}
      </Group>
      {waits && isKnown && !phone && (
        <Text c="dimmed" fz="sm" mb="xs">
          {t('keys')}
        </Text>
      )}
      <LineRows
        {...{ shown, currency, kinds, plan, giving, openId }}
        onAnswer={waits && isKnown ? answer : null}
        onToggle={toggle}
        onClose={close}
      />
    </section>
  )
}
