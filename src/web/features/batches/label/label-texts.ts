import type { Batch } from '#contract/batch-shapes.ts'
import { initialsOfLot } from '#domain/batches/lot-number.ts'
import { HOUSE_TIME_ZONE } from '#domain/house/house-day.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import { pdfText } from '#web/lib/pdf/pdf-text.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { batchText, houseTime } from '../house-words.ts'
import type { LabelTexts } from './compose-label.ts'

/** What of a batch its label says. */
export type Labelled = Pick<
  Batch,
  | 'kind'
  | 'name'
  | 'madeAt'
  | 'useBy'
  | 'quantity'
  | 'unit'
  | 'lot'
  | 'allergens'
  | 'traces'
  | 'undeclaredLines'
  | 'storage'
>
type Words = { t: Translate; language: Language; address: string }

/** What the label of a batch says, as a PDF can set it. @param words.address where its code leads */
export function labelTexts(batch: Labelled, { t, language, address }: Words): LabelTexts {
  const { kind, name, madeAt, useBy, quantity, unit, lot, storage } = batch
  const much = () => {
    if (quantity === null || unit === null) return []
    const { amount, unit: readIn, count } = batchText(quantity, unit, language)
    return [`${amount}\u00a0${t(`trade.counted.${readIn}`, { count })}`]
  }
  const facts = [
    t(`label.kinds.${kind}`, { when: momentText(madeAt, language) }),
    [...much(), lot, initialsOfLot(lot)].join(' · '),
  ]
  return {
    name: pdfText(name),
    useBy: pdfText(momentText(useBy, language).toLocaleUpperCase(language)),
    allergens: pdfText(allergensText(batch, t)),
    facts: facts.map((fact) => pdfText(fact)),
    storage: pdfText(storage),
    address,
  }
}

/** 'jeu. 1 oct. 14:30', where the house is; at the end of a day, the day alone. */
function momentText(instant: string, language: Language): string {
  const day = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: HOUSE_TIME_ZONE,
  })
    .format(new Date(instant))
    .replace(/,/gu, '')
  return [day, houseTime(instant, language)].filter(Boolean).join(' ')
}

/** Nothing that is undeclared reads as absent. */
function allergensText({ allergens, traces, undeclaredLines }: Labelled, t: Translate): string {
  const namesOf = (those: Labelled['allergens']) =>
    those.map((each) => t(`trade.allergens.${each}`)).join(', ')
  const contained = allergens.length > 0 ? t('label.allergens', { allergens: namesOf(allergens) }) : null
  const toCheck = contained === null ? t('label.toCheck') : t('label.alsoToCheck', { allergens: contained })
  const known = undeclaredLines > 0 ? toCheck : (contained ?? t('label.none'))
  return traces.length > 0 ? `${known}. ${t('trade.traces', { allergens: namesOf(traces) })}` : known
}
