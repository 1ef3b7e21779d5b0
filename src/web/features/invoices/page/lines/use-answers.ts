import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Invoice, InvoiceLineAnswer, ResolvedLine } from '#contract/invoice-shapes.ts'
import { chargedAlike } from '#domain/invoices/line-charge.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { client } from '#web/lib/query/api.ts'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { notifyFailure } from '#web/ui/notices.tsx'
import { invoiceQuery, useInvoiceStored } from '../../invoices-api.ts'
import { type AnsweredLine, createAnswerQueue } from './answer-queue.ts'
import { isOpen, type LineAnswer, toResolved, withAnswer } from './line-state.ts'

const NONE: readonly AnsweredLine[] = []

/** The lines of an invoice with the answers that are given to them, stored or on their way. */
export function useAnswers({ id, items }: Pick<Invoice, 'id' | 'items'>) {
  const t = useTranslations('invoice')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const stored = useInvoiceStored()
  const send = async (answers: readonly AnsweredLine[]) => {
    const { queryKey } = invoiceQuery(id)
    const version = queryClient.getQueryData(queryKey)?.version ?? 0
    try {
      await stored(await client.invoices.resolve({ id, version, lines: merged(answers) }))
    } catch (failure) {
      const current = storedVersionOf(failure)
      if (current === undefined) notifyFailure(sentence(t('failure.answer'), failure))
      else {
        queryClient.setQueryData(queryKey, current as Invoice)
        notifyFailure(t('notice.conflict'))
      }
      throw failure
    }
  }
  const [queue] = useState(() => createAnswerQueue(send))
  const pending = useAtomValue(queue.pending, NONE)
  const lines = useMemo(() => {
    const answered = Map.groupBy(pending, ({ line }) => line.id)
    return items.map((line) =>
      (answered.get(line.id) ?? NONE).reduce((now, { answer }) => withAnswer(now, answer), line),
    )
  }, [items, pending])
  const give = useCallback(
    (line: InvoiceLineAnswer, answer: LineAnswer) => {
      const answers = withAlike(lines, { line, answer })
      if (!refusedInDemo()) queue.give(answers)
      return answers
    },
    [queue, lines],
  )
  const giveAll = useCallback(
    (answers: readonly AnsweredLine[]) => {
      if (!refusedInDemo()) queue.give(answers)
    },
    [queue],
  )
  return { lines, isStoring: pending.length > 0, give, giveAll }
}

/** An answer with those that it gives to other lines: what is a charge is so wherever the invoice has it. */
function withAlike(lines: readonly InvoiceLineAnswer[], answered: AnsweredLine): AnsweredLine[] {
  const { line, answer } = answered
  if (answer.as !== 'charge') return [answered]
  const open = lines.filter((other) => other.id !== line.id && isOpen(other))
  const alike = chargedAlike([{ ...line, charge: answer.charge }], open)
  return [answered, ...alike.map((other) => ({ line: other.line, answer }))]
}

/** One change of a line, which its later answers complete or replace. */
function merged(answers: readonly AnsweredLine[]): ResolvedLine[] {
  const lines = new Map<string, ResolvedLine>()
  for (const { line, answer } of answers)
    lines.set(line.id, { ...lines.get(line.id), ...toResolved(line, answer) })
  return [...lines.values()]
}
