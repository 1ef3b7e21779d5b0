import { VisuallyHidden } from '@mantine/core'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { useTranslations } from 'use-intl'
import { PickerOptions } from '#web/ui/picker/picker-options.tsx'
import type { PickerControl } from '#web/ui/picker/use-picker.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { sourceId, sourceName } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import { useEditorState } from '../state/use-editor.ts'
import type { TypedAmount } from './line-reader.ts'
import classes from './product-options.module.css'
import { SourceName, usePreparationFacts, useSourcePrice } from './source-words.tsx'
import { useRefusal } from './use-refusal.ts'

/** What can be made of a typed name that is none of the user's. */
export interface Creation {
  text: string
  make: () => void
}

interface ProductOptionsProps {
  amount: TypedAmount | null
  picker: PickerControl<LineSource>
  creations: readonly Creation[]
  /** Why the chosen option cannot be taken. */
  refused: LineSource | null
  fresh: boolean
  failed: boolean
}

export function ProductOptions({ amount, picker, creations, refused, fresh, failed }: ProductOptionsProps) {
  const t = useTranslations('editor.entry')
  const refusalOf = useRefusal()
  const count = picker.items.length
  const reason = refused === null ? null : refusalOf(refused)

  return (
    // A press here must not take the focus out of the input.
    <div onMouseDown={(event) => event.preventDefault()} role="presentation">
      {amount !== null && <ReadQuantity amount={amount} />}
      {failed && <p className={classes.remark}>{t('failed')}</p>}
      {!failed && !fresh && count === 0 && <p className={classes.remark}>{t('searching')}</p>}
      {fresh && count === 0 && <p className={classes.remark}>{t('nothing')}</p>}
      <PickerOptions
        picker={picker}
        label={t('results')}
        keyOf={(source) => sourceId(source) ?? ''}
        isRefused={(source) => refusalOf(source) !== null}
        followsPointer
        optionClassName={classes.option}
        create={creations.map(({ text }) => (
          <span key={text} className={classes.create}>
            <IconPlus size={16} stroke={2} aria-hidden />
            {text}
          </span>
        ))}
      >
        {(source) => <SourceOption source={source} />}
      </PickerOptions>
      <div role="alert">
        {refused !== null && reason !== null && (
          <p className={classes.refusal}>{t(`cannot.${reason}`, { name: sourceName(refused) ?? '' })}</p>
        )}
      </div>
      <VisuallyHidden component="output">{fresh ? t('found', { count }) : ''}</VisuallyHidden>
    </div>
  )
}

/** What is taken of the chosen product: 'Quantité : 20 cl', or that it is to be typed. */
function ReadQuantity({ amount: { read, open } }: { amount: TypedAmount }) {
  const t = useTranslations('editor.entry')
  const tCounted = useTranslations('trade.counted')
  const format = useFormat()
  const { quantity, unit, counted, doubt } = read
  const words =
    counted !== null || quantity === null
      ? (doubt?.written ?? '')
      : [format.quantity(quantity), unit && tCounted(unit, { count: quantity })].filter(Boolean).join(' ')
  return (
    <p className={classes.remark}>{open === null ? t('quantity', { words }) : t('open', { words: open })}</p>
  )
}

function SourceOption({ source }: { source: LineSource }) {
  const t = useTranslations('editor.entry')
  const priceOf = useSourcePrice()
  const factsOf = usePreparationFacts()
  const { product, preparation } = source
  const already = useEditorState(({ draft }) =>
    draft.lines.some((line) => sourceId(line) === sourceId(source)),
  )
  const refusal = useRefusal()(source)
  const facts = product === null ? [factsOf(preparation)] : [product.supplier?.name, product.brand]
  const remark = refusal !== null ? t(refusal) : already ? t('already') : null
  const origin = [...facts, remark].filter(Boolean).join(' · ')

  return (
    <>
      <span className={classes.words}>
        <SourceName source={source} />
        {origin !== '' && <span className={classes.origin}>{origin}</span>}
      </span>
      <span className={classes.price}>{priceOf(source)}</span>
    </>
  )
}
