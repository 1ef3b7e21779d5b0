import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import { orderedArticle } from '#domain/orders/ordered-article.ts'
import { ORDER_MAX_LENGTH } from '#domain/orders/order.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { orpc } from '#web/lib/query/api.ts'
import { filteredPages, longListPage } from '#web/lib/query/cursor-pages.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { PickerField } from '#web/ui/picker/picker-field.tsx'
import { PickerOptions } from '#web/ui/picker/picker-options.tsx'
import { usePicker } from '#web/ui/picker/use-picker.ts'
import classes from './order.module.css'
import { articleLine, freeLine, type TypedLine } from './typed-order.ts'

const PAUSE_MS = 150

export interface AddLineProps {
  /** Null once it is deleted: only free text is added then. */
  supplierId: string | null
  onAdd: (line: TypedLine) => void
  inputRef: Ref<HTMLInputElement>
}

function articlePages(supplierId: string, search: string) {
  return orpc.catalogue.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      id: supplierId,
      ...longListPage(cursor),
      ...(search !== '' && { search }),
    }),
    ...filteredPages,
  })
}

/** Adds an article of the supplier's catalogue by a part of its name or its number, or what is typed as free text. */
export function AddLine({ supplierId, onAdd, inputRef }: AddLineProps) {
  const t = useTranslations('orders.line')
  const sentence = useFailureSentence()
  const format = useFormat()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState(false)
  const wanted = typed.trim()
  const [search] = useDebouncedValue(wanted, PAUSE_MS)
  const articles = useInfiniteQuery({
    ...articlePages(supplierId ?? '', search),
    enabled: opened && supplierId !== null,
  })
  const rows = usePagedRows(articles)
  const add = (line: TypedLine) => {
    setTyped('')
    onAdd(line)
  }
  const addFree = () => add(freeLine(wanted, newId()))
  const picker = usePicker<CatalogueProduct>({
    items: supplierId === null ? [] : rows.items,
    opened,
    onOpenedChange: setOpened,
    onPick: (article) => add(articleLine(article, newId())),
    creations: wanted === '' ? [] : [addFree],
    ...(wanted !== '' && { onCreate: addFree }),
    fresh: supplierId === null || (wanted === search && articles.isSuccess && !articles.isPlaceholderData),
    ...(supplierId !== null && {
      findFirst: async () => {
        const { pages } = await queryClient.fetchInfiniteQuery(articlePages(supplierId, wanted))
        return pages[0]?.items[0]
      },
    }),
  })
  const facts = (article: CatalogueProduct) => {
    const { priceHt } = orderedArticle(article)
    return [article.packText, article.code, priceHt === null ? t('noPrice') : format.euro(priceHt)]
      .filter((fact) => fact !== null)
      .join(' · ')
  }
  return (
    <PickerField
      picker={picker}
      inMain
      ref={inputRef}
      mt="sm"
      label={t('add')}
      placeholder={t(supplierId === null ? 'addFree' : 'addHint')}
      maxLength={ORDER_MAX_LENGTH.name}
      value={typed}
      onType={setTyped}
      error={
        picker.lookup.state === 'failed'
          ? sentence(t('failed'), picker.lookup.failure)
          : articles.isError && sentence(t('failed'), articles.error)
      }
    >
      <PickerOptions
        picker={picker}
        label={t('add')}
        keyOf={({ id }) => id}
        busy={articles.isFetching}
        pages={rows}
        create={[t('free', { text: wanted })]}
        empty={t('noArticle')}
      >
        {(article) => (
          <>
            {article.name}
            <span className={classes.aside}>{facts(article)}</span>
          </>
        )}
      </PickerOptions>
    </PickerField>
  )
}
