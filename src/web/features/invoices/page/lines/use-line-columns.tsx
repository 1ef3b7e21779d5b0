import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import { plannedMove } from '#contract/planned-move.ts'
import type { Column } from '#web/ui/table/column.ts'
import classes from './lines.module.css'
import { LineMove } from './line-move.tsx'
import { LineName } from './line-name.tsx'
import { LinePrice } from './line-price.tsx'
import type { Giving, LineAnswer, PlanOfLines } from './line-state.ts'
import { type LineKind, sureAnswer } from './line-state.ts'
import type { LineTexts } from './use-line-texts.ts'

export interface LineActions {
  /** Null where lines cannot be answered now. */
  onAnswer: ((line: InvoiceLineAnswer, answer: LineAnswer) => void) | null
  onToggle: (line: InvoiceLineAnswer) => void
}

export interface LineColumnsOptions extends LineActions {
  plan: PlanOfLines
  kinds: ReadonlyMap<string, LineKind>
  giving: Giving
  texts: LineTexts
}

/** The columns of an invoice's lines: what was billed, the price before and after. */
export function useLineColumns({ plan, kinds, giving, texts, onAnswer, onToggle }: LineColumnsOptions) {
  const t = useTranslations('invoice.lines.columns')
  return useMemo((): Column<InvoiceLineAnswer>[] => {
    const before: Column<InvoiceLineAnswer> = {
      key: 'before',
      head: t('before'),
      width: '17%',
      end: true,
      cell: (line) => {
        const planned = plan.priceOf(line)
        const move = planned && plannedMove(planned)
        return (
          move && (
            <span className="dimmed" title={texts.since(move.since)}>
              {texts.price({ unit: move.unit, priceHt: move.before })}
            </span>
          )
        )
      },
    }
    return [
      {
        key: 'line',
        head: t('line'),
        text: ({ name }) => name,
        cell: (line, { selected }) => (
          <span className={classes.named}>
            <LineName {...{ line, selected, onToggle }} onTake={() => take(line, { onAnswer, onToggle })} />
            {line.code !== null && <span className={`dimmed ${classes.code}`}>{line.code}</span>}
            <span className={`dimmed ${classes.tied}`}>{texts.tied(line)}</span>
          </span>
        ),
      },
      {
        key: 'billed',
        head: t('billed'),
        width: '17%',
        end: true,
        cell: (line) => (
          <>
            {texts.amount(line.lineTotal)} <span className="dimmed">{texts.billed(line)}</span>
          </>
        ),
      },
      ...(giving === 'waiting' ? [before] : []),
      {
        key: 'after',
        head: t('after'),
        width: '16%',
        end: true,
        cell: (line) => <LinePrice {...{ line, texts }} planned={plan.priceOf(line)} />,
      },
      {
        key: 'state',
        head: t(giving === 'waiting' ? 'move' : 'state'),
        width: '17%',
        cell: (line) => (
          <LineMove
            {...{ line, texts, onAnswer }}
            kind={kinds.get(line.id) ?? 'none'}
            planned={plan.priceOf(line)}
            onOpen={onToggle}
          />
        ),
      },
    ]
  }, [t, plan, kinds, giving, texts, onAnswer, onToggle])
}

/** Takes what is proposed; where that is not certain, shows what may be answered. */
function take(line: InvoiceLineAnswer, { onAnswer, onToggle }: LineActions): void {
  const sure = sureAnswer(line)
  if (sure === null || onAnswer === null) onToggle(line)
  else onAnswer(line, sure)
}
