import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import type { Moulds } from '#domain/scaling/scale-way.ts'
import { formatQuantity } from '#web/lib/format/format.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import type { Scale } from './scaled-to.ts'

interface Words {
  t: Translate
  language: Language
}

/** Significant figures of a factor below one. */
const FIGURES = 3

/** '× 1,6'; a small factor with three figures. */
export function timesText(times: number, { t, language }: Words): string {
  const zeros = times < 1 ? Math.ceil(-Math.log10(times)) : 0
  return t('scaleWays.times', { times: formatQuantity(times, language, Math.min(FIGURES + zeros, 12)) })
}

/** 'pour 3,2 kg brut de « Épaule de veau »'. */
export function scaleText({ way, line, portions, estimated }: Scale, { t, language }: Words): string {
  switch (way.kind) {
    case 'covers':
      return t('scaleWays.scaledTo.covers', { count: portions })
    case 'hand':
      return t('scaleWays.scaledTo.hand', {
        amount: amountText(way.quantity, way.unit, { t, language }),
        weighing: line?.hasLoss ? way.weighing : 'other',
        name: line?.name ?? t('document.ingredients.noProduct'),
      })
    case 'made':
      return t(`scaleWays.scaledTo.${estimated ? 'estimated' : 'made'}`, {
        amount: amountText(way.quantity, way.unit, { t, language }),
      })
    case 'moulds':
      return t('scaleWays.scaledTo.moulds', {
        to: mouldsText(way.to, { t, language }),
        from: mouldsText(way.from, { t, language }),
      })
  }
}

/** What is no whole number of portions, to the tenth; less than one portion with two figures. */
export function shownPortions(portions: number): number {
  if (Number.isInteger(portions)) return portions
  return portions < 1 ? Number(portions.toPrecision(2)) : roundHalfAwayFromZero(portions, 1)
}

/** '250', '≈ 14,8'. */
export function portionsFigure(portions: number, language: Language): string {
  const shown = shownPortions(portions)
  return `${shown === portions ? '' : '≈\u00a0'}${formatQuantity(shown, language)}`
}

/** '≈ 14,8 portions'. */
export function portionsText(portions: number, { t, language }: Words): string {
  return `${portionsFigure(portions, language)} ${t('trade.counted.portion', { count: shownPortions(portions) })}`
}

/** '3,2 kg', with every decimal that was typed. */
function amountText(quantity: number, unit: LineUnit, { t, language }: Words): string {
  return `${formatQuantity(quantity, language)}\u00a0${t(`trade.counted.${unit}`, { count: quantity })}`
}

function mouldsText(moulds: Moulds, { t, language }: Words): string {
  const { count } = moulds
  const side = (centimetres: number) => formatQuantity(centimetres, language)
  switch (moulds.shape) {
    case 'round':
      return t('scaleWays.moulds.round', {
        count,
        diameter: side(moulds.diameter),
        height: side(moulds.height),
      })
    case 'rectangular':
      return t('scaleWays.moulds.rectangular', {
        count,
        length: side(moulds.length),
        width: side(moulds.width),
        height: side(moulds.height),
      })
    case 'content':
      return t('scaleWays.moulds.content', { count, content: side(moulds.content) })
  }
}
