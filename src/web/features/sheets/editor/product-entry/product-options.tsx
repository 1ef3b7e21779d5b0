/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- no HTML element is the list of a combobox, and its keys are the input's */
import { VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { sourceId, sourceName } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import { useEditorState } from '../state/use-editor.ts'
import classes from './product-options.module.css'
import { SourceName, usePreparationFacts, useSourcePrice } from './source-words.tsx'
import { useRefusal } from './use-refusal.ts'

interface ProductOptionsProps {
  id: string
  sources: readonly LineSource[]
  active: number
  /** What is typed, and whether no product is called so. */
  name: string
  creatable: boolean
  /** Why the chosen option cannot be taken. */
  refused: LineSource | null
  settled: boolean
  failed: boolean
  onPoint: (index: number) => void
  /** One past the sources is a new product. */
  onTake: (index: number) => void
}

export function ProductOptions(props: ProductOptionsProps) {
  const { id, sources, active, name, creatable, refused, settled, failed, onPoint, onTake } = props
  const t = useTranslations('editor.entry')
  const refusalOf = useRefusal()
  const count = sources.length
  const reason = refused === null ? null : refusalOf(refused)

  return (
    // A press here must not take the focus out of the input.
    <div onMouseDown={(event) => event.preventDefault()} role="presentation">
      {failed && <p className={classes.remark}>{t('failed')}</p>}
      {!failed && !settled && count === 0 && <p className={classes.remark}>{t('searching')}</p>}
      {settled && count === 0 && <p className={classes.remark}>{t('nothing')}</p>}
      <ul id={id} role="listbox" aria-label={t('results')} className={classes.list}>
        {sources.map((source, index) => (
          <SourceOption
            key={sourceId(source)}
            id={`${id}-${String(index)}`}
            source={source}
            active={index === active}
            onPoint={() => onPoint(index)}
            onTake={() => onTake(index)}
          />
        ))}
        {creatable && (
          <li
            id={`${id}-${String(count)}`}
            role="option"
            aria-selected={active === count}
            className={classes.option}
            onMouseMove={() => onPoint(count)}
            onClick={() => onTake(count)}
          >
            <span className={classes.create}>
              <IconPlus size={16} stroke={2} aria-hidden />
              {t('create', { name })}
            </span>
          </li>
        )}
      </ul>
      <div role="alert">
        {refused !== null && reason !== null && (
          <p className={classes.refusal}>{t(`cannot.${reason}`, { name: sourceName(refused) ?? '' })}</p>
        )}
      </div>
      <VisuallyHidden role="status">{settled ? t('found', { count }) : ''}</VisuallyHidden>
    </div>
  )
}

interface SourceOptionProps {
  id: string
  source: LineSource
  active: boolean
  onPoint: () => void
  onTake: () => void
}

function SourceOption({ id, source, active, onPoint, onTake }: SourceOptionProps) {
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
    <li
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={refusal !== null || undefined}
      className={classes.option}
      onMouseMove={onPoint}
      onClick={onTake}
    >
      <span className={classes.words}>
        <SourceName source={source} />
        {origin !== '' && <span className={classes.origin}>{origin}</span>}
      </span>
      <span className={classes.price}>{priceOf(source)}</span>
    </li>
  )
}
