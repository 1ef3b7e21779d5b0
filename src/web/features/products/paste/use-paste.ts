import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'
import { MAX_TOGETHER } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { isFarMove } from '#domain/pricing/far-move.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { readAll } from '#web/lib/export/read-all.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { client } from '#web/lib/query/api.ts'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { cellPlace } from '#web/ui/cells/cell-place.ts'
import { CELL_FACTS, type CellFact, type ProductEditing } from '../cells/cell-facts.ts'
import type { AnnounceUndoable } from '#web/ui/cells/use-undo-stack.ts'
import type { ProductFilters } from '../product-search.ts'
import { readMatching, useChangeMany } from '../selection/many-products-api.ts'
import { useRestoreProducts } from '../selection/use-restore-products.ts'
import {
  cellsOf,
  coveredFacts,
  type Mark,
  type PastePlan,
  pastedRows,
  planPaste,
  pricesOf,
} from './plan-paste.ts'
import { undoOfPaste } from './undo-of-paste.ts'
import { usePasteWords } from './use-paste-words.ts'

/** More rows of a clipboard are not counted. */
const MOST_ROWS = 100_000

interface PasteOptions {
  list: RefObject<HTMLElement | null>
  rows: Pick<PagedRows<UserProduct>, 'items' | 'total'>
  filters: ProductFilters
  announce: AnnounceUndoable
}

interface Pasted {
  text: string
  product: UserProduct
  fact: CellFact
}

/**
 * Ctrl+C copies the cell under the cursor, Ctrl+V pastes a block of a spreadsheet from it on. What can be read without
 * a doubt is changed at once, as one act; otherwise `plan` is shown, and `confirm` changes what is clear.
 */
export function usePaste({ list, rows, filters, announce }: PasteOptions) {
  const t = useTranslations('pasteCells')
  const language = useLocale()
  const sentence = useFailureSentence()
  const words = usePasteWords()
  const categoryOf = useCategoryOf()
  const restore = useRestoreProducts()
  const [plan, setPlan] = useState<PastePlan | null>(null)
  /** The products of the plan, as they were read. */
  const [products, setProducts] = useState<readonly UserProduct[]>([])
  const many = useChangeMany({ selecting: { products, keep: () => undefined } })

  const read = useMutation({
    mutationFn: async ({ text, product, fact }: Pasted) => {
      const pasted = pastedRows(text, MOST_ROWS)
      const below = await productsFrom(product, pasted.length, rows, filters)
      const suppliers = coveredFacts(pasted, fact).includes('supplier') ? await readSuppliers() : []
      const names = { language, categoryOf, suppliers, noSupplier: words.noSupplier } as const
      return { below, plan: planPaste(pasted, below, fact, names) }
    },
    onSuccess: ({ below, plan: made }) => {
      setProducts(below)
      if (isClear(made)) {
        if (made.changes.length === 0) notifySuccess(t('nothing'))
        else send(made, null, below)
      } else setPlan(made)
    },
    onError: (failure) => notifyFailure(sentence(t('failure'), failure)),
  })

  function send(made: PastePlan, mark: Mark, below: readonly UserProduct[]) {
    const cells = cellsOf(made, mark)
    const ids = new Set(cells.map(({ id }) => id))
    const touched = below.filter(({ id }) => ids.has(id))
    many.apply(
      { cells },
      {
        products: touched,
        onDone: (answer) => {
          setPlan(null)
          const undo = undoOfPaste(touched, cells, answer)
          const announcement = words.done(made, mark, answer)
          if (undo === null) notifySuccess(announcement)
          else announce(announcement, () => restore(undo))
        },
        // The plan keeps what was pasted, to be tried again.
        onFailure: () => setPlan(made),
      },
    )
  }

  useClipboard(list, rows.items, (pasted) => {
    if (!refusedInDemo() && !read.isPending && !many.busy) read.mutate(pasted)
  })

  return {
    plan,
    busy: many.busy,
    error: many.failure === null ? undefined : sentence(t('failure'), many.failure),
    confirm: (mark: Mark) => plan && send(plan, mark, products),
    close: () => {
      setPlan(null)
      many.reset()
    },
  }
}

/** The clipboard, while the cursor is on a cell. */
function useClipboard(
  list: RefObject<HTMLElement | null>,
  items: readonly UserProduct[],
  onPaste: (pasted: Pasted) => void,
): void {
  const words = usePasteWords()
  const place = () => {
    const focused = document.activeElement
    const found = list.current?.contains(focused)
      ? cellPlace<ProductEditing>(focused, items, CELL_FACTS)
      : undefined
    return found?.cell === focused ? found : undefined
  }
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const here = place()
    const isTextSelected = document.getSelection()?.isCollapsed === false
    if (here === undefined || isTextSelected || event.clipboardData === null) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', words.copied(here.fact, here.row))
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const here = place()
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (here === undefined || text === '') return
    event.preventDefault()
    onPaste({ text, product: here.row, fact: here.fact })
  })
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener('copy', onCopy, { signal: stop.signal })
    document.addEventListener('paste', paste, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}

/** So many products from one on, in the order of the list; the ones that are not loaded are read. */
async function productsFrom(
  first: UserProduct,
  count: number,
  { items, total }: PasteOptions['rows'],
  filters: ProductFilters,
): Promise<readonly UserProduct[]> {
  const from = (all: readonly UserProduct[]) => {
    const start = all.findIndex(({ id }) => id === first.id)
    return start < 0 ? [first] : all.slice(start, start + Math.min(count, MAX_TOGETHER))
  }
  const loaded = from(items)
  const isWhole = loaded.length >= Math.min(count, MAX_TOGETHER) || items.length >= total
  return isWhole ? loaded : from((await readMatching(filters)).items)
}

function readSuppliers() {
  return readAll(
    (cursor) => client.suppliers.list({ limit: MAX_PAGE_SIZE, cursor }),
    () => undefined,
  )
}

/** Nothing of it is to be asked. */
function isClear(plan: PastePlan): boolean {
  const { faults, doubts, rowsOver, columnsOver } = plan
  return faults.length + doubts.length + rowsOver + columnsOver === 0 && !pricesOf(plan, null).some(isFarMove)
}

/** A category by its name, accents and capitals aside. */
function useCategoryOf() {
  const t = useTranslations('trade.productCategories')
  return (text: string) => {
    const wanted = foldForSearch(text)
    return PRODUCT_CATEGORIES.find((one) => [one, t(one)].some((name) => foldForSearch(name) === wanted))
  }
}
