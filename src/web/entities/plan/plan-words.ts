import type { ProductionLine } from '#domain/production/production-lines.ts'
import type { ProductionNode } from '#domain/production/production-node.ts'
import { convert } from '#domain/quantity/convert.ts'
import { type KitchenRounding, kitchenQuantity } from '#domain/quantity/kitchen-quantity.ts'
import { MEASURES } from '#domain/quantity/measure.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'
import { shownParts } from '#domain/quantity/shown-parts.ts'
import type { LineUnit, Unit } from '#domain/quantity/unit.ts'
import { dayInWords, LOCALES } from '#web/lib/format/format.ts'
import { kitchenText } from '#web/lib/format/kitchen-text.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

type Reason = ProductionNode['reasons'][number]

/** The day that is planned, and its services by name. */
export interface ReasonsOf {
  day: string
  /** @param service the key of a service of the day */
  serviceName: (service: string) => string
}

/** The amounts of a plan and what they are for, in the reader's language: on screen and on paper. */
export function planWords(t: Translate, language: Language) {
  /** '4,2 kg', '12 ½ portions' */
  const amount = (quantity: number, unit: LineUnit, rounding: KitchenRounding) => {
    const text = kitchenText(quantity, unit, rounding, language)
    return `${text.amount}\u00a0${t(`trade.counted.${text.unit}`, { count: text.count })}`
  }
  const weekday = (day: string) => {
    const format = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' })
    return dayInWords(format.format(new Date(day)), language)
  }
  const nameOf = (of: ServiceReason, { day, serviceName }: ReasonsOf) =>
    of.day === day ? serviceName(of.service) : weekday(of.day)
  /** '38 Bar', '2 kg Hollandaise', '9 ½ Midi'; the portions of a later day by its name. */
  const reason = (of: Reason, shown: number | undefined, context: ReasonsOf) => {
    if (of.by === 'service') {
      const { amount: figure } = kitchenText(shown ?? of.portions, 'portion', 'as-written', language)
      return t('tomorrow.production.forService', { figure, meal: nameOf(of, context) })
    }
    const { quantity, unit } = of.made
    const { title } = of.sheet
    // As the sheet that takes it shows what is made of it.
    return unit === 'portion'
      ? t('tomorrow.production.forDish', {
          figure: kitchenText(quantity, unit, 'made', language).amount,
          title,
        })
      : t('tomorrow.production.forSheet', { amount: amount(quantity, unit, 'made'), title })
  }
  /** A small part of a piece as what it weighs or holds, where that is known. */
  const measured = (quantity: number, unit: Unit, product: ProductMeasures | null) => {
    for (const to of ['g', 'ml'] as const) {
      const found = product && convert(quantity, unit, to, product)
      if (found?.known) return amount(found.quantity, to, 'kitchen')
    }
    return null
  }
  return {
    amount,
    /**
     * Of a line of what is made: '400 g'; of a part of a piece, too small to be counted, '≈ 2,3 g' or 'moins d’1 botte', and `exact` has '0,023 botte'.
     * @param quantity in the unit of the line
     */
    lineAmount: (quantity: number, { unit, product, preparation }: LineOf) => {
      // Products are weighed and counted as in every sheet; of a preparation it is what its own reasons show.
      const text = amount(quantity, unit, preparation === null ? 'kitchen' : 'made')
      if (unit === 'portion' || preparation !== null || !isSmallPart(quantity, unit))
        return { amount: text, exact: null }
      const weighed = measured(quantity, unit, product)
      const less = t('tomorrow.production.lessThanOne', { unit: t(`trade.counted.${unit}`, { count: 1 }) })
      return {
        amount: weighed === null ? less : t('tomorrow.production.about', { amount: weighed }),
        exact: text,
      }
    },
    /** 'mercredi' */
    weekday,
    /**
     * '24 Midi, 30 jeudi, 38 Bar, 2 kg Hollandaise': portions of the same service, or of the same later day, together. The
     * portions of services add up to what is shown of their sum.
     */
    reasons: (all: readonly Reason[], of: ReasonsOf) => {
      const groups = together(all, of)
      const shown = shownPortions(groups)
      return groups.map((each) => reason(each, shown.get(each), of)).join(', ')
    },
    /** One by one, each with its amount: these add up to what is shown of what is needed. */
    parts: (all: readonly Reason[], unit: LineUnit, of: ReasonsOf) => {
      const groups = together(all, of)
      const portions = shownPortions(groups)
      const shown = shownParts(
        groups.map(({ quantity }) => quantity),
        unit,
      )
      return groups.map((each, at) => ({
        amount: amount(shown[at] ?? each.quantity, unit, 'as-written'),
        // Portions that are the amount itself are named once.
        text:
          each.by === 'service' && unit === 'portion' && each.portions === each.quantity
            ? nameOf(each, of)
            : reason(each, portions.get(each), of),
      }))
    },
  }
}

type LineOf = Pick<ProductionLine, 'unit' | 'preparation'> & { product: ProductMeasures | null }

/** A count with decimals below one: no fraction that a knife cuts. */
function isSmallPart(quantity: number, unit: Unit): boolean {
  if (MEASURES[unit] !== null) return false
  const read = kitchenQuantity(quantity, unit, 'kitchen')
  return read.fraction === null && read.quantity > 0 && read.quantity < 1
}

type ServiceReason = Extract<Reason, { by: 'service' }>

/** What is shown of the portions of services. */
function shownPortions(reasons: readonly Reason[]): Map<Reason, number> {
  const services = reasons.filter((reason) => reason.by === 'service')
  const shown = shownParts(
    services.map(({ portions }) => portions),
    'portion',
  )
  return new Map(services.map((reason, at) => [reason, shown[at] ?? reason.portions]))
}

function together(reasons: readonly Reason[], { day, serviceName }: ReasonsOf): Reason[] {
  const groups = Map.groupBy(reasons, (reason) => {
    if (reason.by === 'sheet') return `sheet ${reason.sheet.id}`
    return reason.day === day ? `service ${serviceName(reason.service)}` : reason.day
  })
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined || first.by === 'sheet') return group
    const portions = group.reduce((sum, each) => sum + (each.by === 'service' ? each.portions : 0), 0)
    return [{ ...first, portions, quantity: group.reduce((sum, each) => sum + each.quantity, 0) }]
  })
}
