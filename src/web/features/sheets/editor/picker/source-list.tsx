import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PickerList } from '#web/ui/picker/picker-list.tsx'
import type { PickerOptionsProps } from '#web/ui/picker/picker-options.tsx'
import type { PickerControl } from '#web/ui/picker/use-picker.ts'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { useRefusal } from '../product-entry/use-refusal.ts'
import { SourceName, usePreparationFacts, useSourcePrice } from '../product-entry/source-words.tsx'
import { sourceId } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import classes from './source-list.module.css'

interface SourceListProps {
  picker: PickerControl<LineSource>
  picked: ReadonlyMap<string | null, LineSource>
  loaded: boolean
  pages: PickerOptionsProps<LineSource>['pages']
}

/** Products and preparations to tick. */
export function SourceList({ picker, picked, loaded, pages }: SourceListProps) {
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
  if (!loaded) return <TableSkeleton />
  if (picker.items.length === 0)
    return (
      <Text c="dimmed" ta="center" my={32}>
        {t('empty')}
      </Text>
    )
  return (
    <PickerList
      picker={picker}
      label={tEntry('results')}
      keyOf={(source) => sourceId(source) ?? ''}
      isChosen={(source) => picked.has(sourceId(source))}
      isRefused={(source) => refusalOf(source) !== null}
      optionClassName={classes.option}
      pages={pages}
    >
      {(source) => (
        <>
          <span>
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
        </>
      )}
    </PickerList>
  )
}
