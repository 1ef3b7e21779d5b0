import { Button, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { InvoiceLineAnswer, PlannedPrice } from '#contract/invoice-shapes.ts'
import { plannedMove } from '#contract/planned-move.ts'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { IconArrowDownRight } from '#web/ui/icons/arrow-down-right.ts'
import { IconArrowUpRight } from '#web/ui/icons/arrow-up-right.ts'
import classes from './lines.module.css'
import { isReturned, type LineAnswer, type LineKind, sureAnswer } from './line-state.ts'
import type { LineTexts } from './use-line-texts.ts'

export interface LineMoveProps {
  line: InvoiceLineAnswer
  kind: LineKind
  planned: PlannedPrice | undefined
  texts: LineTexts
  /** Null where it cannot be answered now. */
  onAnswer: ((line: InvoiceLineAnswer, answer: LineAnswer) => void) | null
  onOpen: (line: InvoiceLineAnswer) => void
}

/** What becomes of a line: '+4,2 %', 'nouveau', or the button that answers its question. */
export function LineMove({ line, kind, planned, texts, onAnswer, onOpen }: LineMoveProps) {
  const t = useTranslations('invoice.lines')
  if (kind === 'silent') return null
  if (kind === 'toLookAt')
    return onAnswer === null ? (
      <span className="dimmed">{t('states.toLookAt')}</span>
    ) : (
      <OpenQuestion {...{ line, onAnswer, onOpen }} />
    )
  if (kind === 'charge') return <span className="dimmed">{line.charge && t(`charges.${line.charge}`)}</span>
  const none = isReturned(line) ? 'returned' : line.doubts.includes('free') ? 'free' : 'none'
  if (kind !== 'dearer' && kind !== 'cheaper')
    return <span className="dimmed">{t(`states.${kind === 'none' ? none : kind}`)}</span>
  const move = planned && plannedMove(planned)
  const Icon = kind === 'dearer' ? IconArrowUpRight : IconArrowDownRight
  return (
    <span className={classes.move} data-kind={kind}>
      <Icon size={15} aria-hidden />
      <VisuallyHidden>{t(`states.${kind}`)}</VisuallyHidden>
      {move && texts.prices.difference(move.before, move.after)}
    </span>
  )
}

interface OpenQuestionProps extends Pick<LineMoveProps, 'line' | 'onOpen'> {
  onAnswer: NonNullable<LineMoveProps['onAnswer']>
}

function OpenQuestion({ line, onAnswer, onOpen }: OpenQuestionProps) {
  const t = useTranslations('invoice.lines')
  const { name } = line
  const sure = sureAnswer(line)
  if (sure?.as !== 'article' && sure?.as !== 'new' && sure?.as !== 'charge')
    return (
      <Button
        variant="subtle"
        color="saffron"
        size="compact-sm"
        className={classes.question}
        leftSection={<IconAlertTriangle size={15} aria-hidden />}
        aria-label={t('chooseNamed', { name })}
        onClick={() => onOpen(line)}
      >
        {t('states.toLookAt')}
      </Button>
    )
  return (
    <Button
      variant="light"
      size="compact-sm"
      className={classes.question}
      aria-label={t(`takeNamed.${sure.as}`, { name })}
      onClick={() => onAnswer(line, sure)}
    >
      {t(`take.${sure.as}`)}
    </Button>
  )
}
