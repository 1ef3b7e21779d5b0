/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- no HTML element is the list of a combobox, and its keys are the input's */
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { useRefusal } from '../product-entry/use-refusal.ts'
import { SourceName, usePreparationFacts, useSourcePrice } from '../product-entry/source-words.tsx'
import { sourceId } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import classes from './picker-list.module.css'

interface PickerListProps {
  id: string
  sources: readonly LineSource[]
  picked: ReadonlyMap<string | null, LineSource>
  active: number
  loaded: boolean
  onPoint: (index: number) => void
  onToggle: (source: LineSource) => void
}

export function PickerList({ id, sources, picked, active, loaded, onPoint, onToggle }: PickerListProps) {
  const t = useTranslations('editor.picker')
  const tEntry = useTranslations('editor.entry')
  const tTrade = useTranslations('trade')
  const priceOf = useSourcePrice()
  const preparationFacts = usePreparationFacts()
  const refusalOf = useRefusal()
  const remarkOf = (source: LineSource) => {
    const refusal = refusalOf(source)
    return refusal !== null && tEntry(refusal)
  }
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  if (!loaded) return <TableSkeleton />
  if (sources.length === 0) return <p className={classes.empty}>{t('empty')}</p>
  return (
    <ul
      id={id}
      ref={list}
      role="listbox"
      aria-multiselectable
      aria-label={tEntry('results')}
      className={classes.list}
    >
      {sources.map((source, index) => (
        <li
          key={sourceId(source)}
          id={`${id}-${String(index)}`}
          role="option"
          aria-selected={picked.has(sourceId(source))}
          data-active={index === active || undefined}
          className={classes.option}
          onMouseDown={(event) => event.preventDefault()}
          aria-disabled={refusalOf(source) !== null || undefined}
          onClick={() => {
            onPoint(index)
            onToggle(source)
          }}
        >
          <span className={classes.tick} aria-hidden>
            {picked.has(sourceId(source)) && <IconCheck size={14} stroke={2.4} />}
          </span>
          <span className={classes.words}>
            <SourceName source={source} />
            <span className={classes.origin}>
              {(source.product === null
                ? [preparationFacts(source.preparation), remarkOf(source)]
                : [
                    tTrade(`productCategories.${source.product.category}`),
                    source.product.supplier?.name,
                    source.product.brand,
                  ]
              )
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className={classes.price}>{priceOf(source)}</span>
        </li>
      ))}
    </ul>
  )
}
