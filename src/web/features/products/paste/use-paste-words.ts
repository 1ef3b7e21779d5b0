import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { ManyChanged } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import { draftOf } from '#web/entities/product/form/product-draft.ts'
import { useFirstNames } from '#web/lib/format/use-first-names.ts'
import { CELL_FACTS, type CellFact } from '../cells/cell-facts.ts'
import { useCellTexts } from '../cells/use-cell-texts.ts'
import { changesOf, type Mark, type PastedCell, type PastePlan } from './plan-paste.ts'

/** The texts of a paste, and what a copied cell contains. */
export function usePasteWords() {
  const t = useTranslations()
  const language = useLocale()
  const firstNames = useFirstNames()
  const texts = useCellTexts()
  return useMemo(() => {
    const noSupplier = t('products.form.noSupplier')
    /** '12 prix et 3 catégories' */
    const counted = (cells: readonly Pick<PastedCell, 'fact'>[]) =>
      new Intl.ListFormat(language).format(
        CELL_FACTS.flatMap((fact) => {
          const count = cells.filter((cell) => cell.fact === fact).length
          return count === 0 ? [] : [t(`pasteCells.counted.${fact}`, { count })]
        }),
      )
    return {
      noSupplier,
      counted,
      /** A number without its unit and groups, so that a spreadsheet takes it for one. */
      copied: (fact: CellFact, product: UserProduct) => {
        if (fact !== 'price') return texts.value(fact, draftOf(product))
        const price = product.priceHt === null ? '' : String(product.priceHt)
        return language === 'fr' ? price.replace('.', ',') : price
      },
      /** 'Prix HT de Beurre : « sur demande » n’est pas un prix' */
      fault: ({ fact, product, text, fault }: PastePlan['faults'][number]) =>
        t('pasteCells.fault', {
          cell: texts.name(fact, product),
          why: t(`pasteCells.faults.${fault}`, { text }),
        }),
      /** 'Prix HT de Beurre : 9,80 € / kg → 10,20 € / kg' */
      change: ({ fact, product, given }: PastePlan['changes'][number]) => {
        const before = draftOf(product)
        return t('cells.changed', {
          name: texts.name(fact, product),
          before: texts.value(fact, before),
          after: texts.value(fact, { ...before, ...given }),
        })
      },
      /** 'Collé : 12 prix. 2 cellules laissées comme avant : « Beurre » et « Farine ».' */
      done: (plan: PastePlan, mark: Mark, { changed, left, gone }: ManyChanged) => {
        const away = new Set([...left.map(({ id }) => id), ...gone])
        const pasted = changesOf(plan, mark).filter(({ product }) => !away.has(product.id))
        const kept = [...plan.faults, ...(mark === null ? plan.doubts : [])]
        const done = changed === 0 ? t('pasteCells.none') : t('pasteCells.done', { what: counted(pasted) })
        const names = [...new Set(kept.map(({ product }) => product.name))]
        return kept.length === 0
          ? done
          : t('pasteCells.doneBut', { done, count: kept.length, names: firstNames(names) })
      },
    }
  }, [t, language, firstNames, texts])
}
