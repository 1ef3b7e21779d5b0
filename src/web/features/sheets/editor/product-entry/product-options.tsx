import { VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { PickerOptions } from '#web/ui/picker/picker-options.tsx'
import type { PickerControl } from '#web/ui/picker/use-picker.ts'
import { sourceId, sourceName } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import { useEditorState } from '../state/use-editor.ts'
import classes from './product-options.module.css'
import { SourceName, usePreparationFacts, useSourcePrice } from './source-words.tsx'
import { useRefusal } from './use-refusal.ts'

/** What can be made of a typed name that is none of the user's. */
export interface Creation {
  text: string
  make: () => void
}

interface ProductOptionsProps {
  picker: PickerControl<LineSource>
  creations: readonly Creation[]
  /** Why the chosen option cannot be taken. */
  refused: LineSource | null
  fresh: boolean
  failed: boolean
}

export function ProductOptions({ picker, creations, refused, fresh, failed }: ProductOptionsProps) {
  const t = useTranslations('editor.entry')
  const refusalOf = useRefusal()
  const count = picker.items.length
  const reason = refused === null ? null : refusalOf(refused)

  return (
    // A press here must not take the focus out of the input.
    <div onMouseDown={(event) => event.preventDefault()} role="presentation">
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
