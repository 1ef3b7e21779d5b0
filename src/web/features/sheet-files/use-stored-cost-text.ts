import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { ShownReason } from './reading/shown-reasons.ts'
import { useFileTexts } from './use-file-texts.ts'

/** Lines that are named, at most. */
const MOST_CAUSES = 3

/** What a sheet will cost once it is imported, beside what its file says, with the lines that make the difference. */
export function useStoredCostText(): (reason: ShownReason) => string {
  const t = useTranslations('sheetReasons')
  const format = useFormat()
  const text = useFileTexts()
  return ({ stated, computed, stored, currency }) => {
    const { wasExact = false, isIncomplete = false, causes = [] } = stored ?? {}
    const named = causes.slice(0, MOST_CAUSES)
    const lines = named.map(({ cause, name, price, inFile, unit, source }) =>
      t(`storedCauses.${cause}`, {
        name,
        source,
        price: price === null ? t('noQuantity') : text.price(price, unit, null),
        own: inFile === null ? t('noQuantity') : text.price(inFile, unit, currency),
      }),
    )
    return t('storedCost', {
      exact: wasExact ? 'yes' : 'no',
      incomplete: isIncomplete ? 'yes' : 'no',
      stated: text.money(stated ?? 0, currency),
      computed: format.euro(computed ?? 0),
      causes: t('storedOthers', { causes: lines.join('\u00a0; '), others: causes.length - named.length }),
    })
  }
}
