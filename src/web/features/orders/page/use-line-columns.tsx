import { ActionIcon, TextInput, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_PACKS, ORDER_MAX_LENGTH } from '#domain/orders/order.ts'
import { lineAmount } from '#domain/orders/order-total.ts'
import { MIN_QUANTITY, QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { IconX } from '#web/ui/icons/x.ts'
import { MoneyField } from '#web/ui/money-field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { isFreeText } from '../free-text.ts'
import { useOrderWords } from '#web/entities/order/use-order-words.ts'
import classes from './order.module.css'
import { mayBeParted, type TypedLine } from './typed-order.ts'

export interface LineColumnsOptions {
  mayEdit: boolean
  onChange: (line: TypedLine, facts: Partial<TypedLine>) => void
  onLeave: () => void
  onRemove: (line: TypedLine) => void
  /** Below its name. */
  below: (line: TypedLine) => ReactNode
}

/** What is ordered, how many, at which price: each typed in its cell. */
export function useLineColumns({
  mayEdit,
  onChange,
  onLeave,
  onRemove,
  below,
}: LineColumnsOptions): Column<TypedLine>[] {
  const t = useTranslations('orders.line')
  const none = useTranslations('common')('none')
  const format = useFormat()
  const words = useOrderWords()
  return [
    {
      key: 'name',
      head: t('name'),
      namesRow: true,
      card: 'name',
      cell: (line) => (
        <>
          <LineName line={line} mayEdit={mayEdit} onChange={onChange} />
          {below(line)}
        </>
      ),
    },
    {
      key: 'packs',
      head: t('packs'),
      width: '7rem',
      end: true,
      card: 'fact',
      cell: (line) => {
        const unit = line.unit !== null && mayBeParted(line) ? line.unit : undefined
        if (!mayEdit)
          return line.packs === null
            ? none
            : [format.quantity(line.packs), unit].filter(Boolean).join('\u00a0')
        return (
          <NumberField
            size="sm"
            aria-label={t('packsOf', { name: line.name })}
            decimals={mayBeParted(line) ? QUANTITY_DECIMALS : 0}
            min={mayBeParted(line) ? MIN_QUANTITY : 1}
            max={MAX_PACKS}
            {...(unit !== undefined && { unit })}
            value={line.packs}
            onChange={(packs) => onChange(line, { packs })}
            onBlur={onLeave}
          />
        )
      },
    },
    {
      key: 'content',
      head: t('content'),
      width: '7rem',
      end: true,
      card: 'fact',
      cell: (line) => <Content line={line} />,
      isEmpty: (line) => words.content(line) === '' && words.leftover(line).text === '',
    },
    {
      key: 'price',
      head: t('price'),
      width: '7rem',
      end: true,
      card: 'fact',
      cell: (line) =>
        mayEdit && isFreeText(line) ? (
          <MoneyField
            size="sm"
            aria-label={t('priceOf', { name: line.name })}
            value={line.priceHt}
            onChange={(priceHt) => onChange(line, { priceHt })}
            onBlur={onLeave}
          />
        ) : line.priceHt === null ? (
          <span className={classes.doubt}>{t('noPrice')}</span>
        ) : (
          format.euro(line.priceHt)
        ),
    },
    {
      key: 'sum',
      head: t('sum'),
      width: '6rem',
      end: true,
      card: 'end',
      text: (line) => {
        const amount = lineAmount(line)
        return amount === null ? none : format.euro(amount)
      },
    },
    ...(mayEdit
      ? [
          {
            key: 'remove',
            head: <VisuallyHidden>{t('act')}</VisuallyHidden>,
            width: '3.25rem',
            end: true,
            card: 'end' as const,
            cell: (line: TypedLine) => (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={t('remove', { name: line.name })}
                title={t('remove', { name: line.name })}
                onClick={() => onRemove(line)}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            ),
          },
        ]
      : []),
  ]
}

/** What its packs hold, and what is left of that beyond the need. */
function Content({ line }: { line: TypedLine }) {
  const words = useOrderWords()
  const { text, isShort } = words.leftover(line)
  return (
    <>
      {words.content(line)}
      {text !== '' && <span className={`${classes.aside} ${isShort ? classes.doubt : ''}`}>{text}</span>}
    </>
  )
}

type LineNameProps = Pick<LineColumnsOptions, 'mayEdit' | 'onChange'> & { line: TypedLine }

/** An article by the words of its catalogue; free text is typed, and is never empty. */
function LineName({ line, mayEdit, onChange }: LineNameProps) {
  const t = useTranslations('orders.line')
  const [typed, setTyped] = useState<string | null>(null)
  const { name, code, packText, packQuantity, unit } = line
  if (mayEdit && isFreeText(line)) {
    return (
      <>
        <TextInput
          size="sm"
          aria-label={t('freeName', { name })}
          maxLength={ORDER_MAX_LENGTH.name}
          value={typed ?? name}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => {
            const wanted = typed?.trim() ?? ''
            if (wanted !== '' && wanted !== name) onChange(line, { name: wanted })
            setTyped(null)
          }}
        />
        {packText !== null && <span className={classes.aside}>{packText}</span>}
      </>
    )
  }
  const isRemainder = line.carriedFrom !== null
  const isGone = line.supplierProductId === null && !isFreeText(line)
  return (
    <>
      {name}
      <span className={classes.aside}>
        {[packText, code === null ? null : t('code', { code })].filter((fact) => fact !== null).join(' · ')}
      </span>
      {isRemainder && <span className={classes.aside}>{t('remainder')}</span>}
      {isGone && <span className={`${classes.aside} ${classes.doubt}`}>{t('gone')}</span>}
      {line.supplierProductId !== null && packQuantity === null && unit !== null && (
        <span className={`${classes.aside} ${classes.doubt}`}>{t('byCount')}</span>
      )}
    </>
  )
}
