import { useTranslations } from 'use-intl'
import type { LineProduct } from '#contract/sheet-lines.ts'
import type { CostStep } from '#domain/costing/explain-line.ts'
import { lossFactor, priceAfterLoss } from '#domain/costing/loss-formula.ts'
import { CONTENT_UNITS } from '#domain/quantity/unit.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { asWritten, signBefore, usePathFigures } from './path-figures.ts'

/** A step of a cost in words, with its figures; content and density have separate sentences. */
export function useStepWords() {
  const t = useTranslations('costs.steps')
  const tUnits = useTranslations('trade.units')
  const tMethods = useTranslations('trade.wastageMethods')
  const figures = usePathFigures()
  const format = useFormat()

  return (step: CostStep, product: LineProduct | null): string[] => {
    switch (step.kind) {
      case 'price': {
        const words = {
          price: figures.euro(step.price),
          unit: tUnits(step.unit),
          date: product === null ? '' : format.dateLong(product.priceChangedAt),
        }
        const supplier = product?.supplier?.name
        return [supplier === undefined ? t('price', words) : t('priceFrom', { ...words, supplier })]
      }
      case 'making':
        return [
          t('making', {
            cost: figures.euro(step.coutMatiere),
            gives: figures.measured(step.gives),
            price: `${signBefore(step.price, asWritten(step.coutMatiere) / asWritten(step.gives.quantity))} ${figures.euro(step.price)}`,
            unit: tUnits(step.gives.unit),
          }),
        ]
      case 'conversion': {
        const { content, densityKgPerL, from, to } = step
        // The content is of one counted unit, on either side.
        const counted = step.path === 'content' || step.path === 'content-and-density' ? [from, to] : []
        const one = counted.find(({ unit }) => !MEASURES.has(unit))
        const held =
          content !== null && one !== undefined
            ? [t('content', { unit: tUnits(one.unit), content: figures.measured(content) })]
            : []
        const weighs =
          densityKgPerL === null ? [] : [t('density', { density: figures.number(densityKgPerL) })]
        const converted = t('conversion', {
          from: figures.measured(from),
          to: `${signBefore(to.quantity)} ${figures.measured(to)}`,
        })
        return [...held, ...weighs, converted]
      }
      case 'loss': {
        const { sign, factor } = lossFactor(step.percent, step.method)
        const words = {
          before: figures.euro(step.before),
          sign,
          factor: figures.number(factor),
          after: `${signBefore(step.after, afterLoss(step))} ${figures.euro(step.after)}`,
          unit: tUnits(step.unit),
        }
        if (step.percent < 0) return [t('gain', words)]
        return [t('loss', { ...words, rate: figures.percent(step.percent), method: tMethods(step.method) })]
      }
      case 'cost':
        return [
          t('cost', {
            quantity: figures.measured(step),
            price: figures.euro(step.price),
            unit: tUnits(step.unit),
            cost: `${signBefore(step.cost, asWritten(step.quantity) * asWritten(step.price))} ${figures.euro(step.cost)}`,
          }),
        ]
      case 'qs':
        return [t('qs')]
      case 'forfait-portion': {
        const { forfait, portions: count, cost } = step
        const sign = signBefore(cost, asWritten(forfait) * count)
        return [
          t(step.kind, { forfait: figures.euro(forfait), count, cost: `${sign} ${figures.euro(cost)}` }),
        ]
      }
      case 'forfait-sheet':
        return [t(step.kind, { cost: figures.euro(step.cost) })]
      case 'forfait-percent': {
        const { percent, base, cost } = step
        const sign = signBefore(cost, (asWritten(base) * percent) / 100)
        const words = { rate: figures.percent(percent), base: figures.euro(base) }
        const made = t(step.kind, { ...words, cost: `${sign} ${figures.euro(cost)}` })
        return step.partial ? [made, t('partial')] : [made]
      }
    }
  }
}

const MEASURES: ReadonlySet<string> = new Set(CONTENT_UNITS)

/** The price after the loss, computed from the figures as they are displayed. */
function afterLoss({ before, method, percent }: Extract<CostStep, { kind: 'loss' }>): number {
  const { sign, factor } = lossFactor(percent, method)
  return priceAfterLoss(asWritten(before), { sign, factor: asWritten(factor) })
}
