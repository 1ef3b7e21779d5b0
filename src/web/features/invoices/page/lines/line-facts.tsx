import { useTranslations } from 'use-intl'
import type { InvoiceLineAnswer, PlannedPrice } from '#contract/invoice-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './lines.module.css'
import type { LineKind } from './line-state.ts'
import type { LineTexts } from './use-line-texts.ts'

export interface LineFactsProps {
  line: InvoiceLineAnswer
  kind: LineKind
  planned: PlannedPrice | undefined
  texts: LineTexts
}

/** What a line is and says: its article and product, the printed price beside the paid one, lot and origin. */
export function LineFacts({ line, kind, planned, texts }: LineFactsProps) {
  const t = useTranslations('invoice.details')
  const format = useFormat()
  const { article, charge, printed, agreedPriceHt, unit } = line
  const facts = [
    line.code !== null && t('facts.code', { value: line.code }),
    line.ean !== null && t('facts.ean', { value: line.ean }),
    line.vatRate !== null && t('facts.vat', { value: format.rate(line.vatRate) }),
    line.origin !== null && t('facts.origin', { value: line.origin }),
    line.lot !== null && t('facts.lot', { value: line.lot }),
    line.deliveryNote !== null && t('facts.deliveryNote', { value: line.deliveryNote }),
  ].filter((fact) => fact !== false)
  return (
    <div className={classes.facts}>
      {charge !== null && <p>{t('isCharge', { charge: texts.charge(charge) })}</p>}
      {article !== null && (
        <p>
          {kind === 'toLookAt'
            ? t('isAt', { name: article.name, price: texts.price(article) })
            : t('is', { name: article.name })}
        </p>
      )}
      {article !== null && <ProductWords {...{ line, kind, planned, texts }} />}
      {planned != null && planned.before !== null && (
        <p>
          {t('before', {
            price: texts.price({ unit: planned.unit, priceHt: planned.before }),
            since: planned.since === null ? 'none' : texts.prices.day(planned.since),
          })}
        </p>
      )}
      {planned?.sameDay != null && <p>{t('sameDay', { what: planned.sameDay })}</p>}
      {printed?.cause != null && (
        <p>
          {t('printed', {
            printed: texts.amount(printed.printed),
            paid: texts.amount(printed.paid),
            cause: printed.cause,
          })}
        </p>
      )}
      {agreedPriceHt !== null && unit !== null && (
        <p>
          {t('agreed', {
            price: texts.price({ unit, priceHt: agreedPriceHt }),
            later: line.agreedLater && line.agreedAt !== null ? texts.prices.day(line.agreedAt) : 'none',
          })}
        </p>
      )}
      {facts.length > 0 && <p className="dimmed">{facts.join(' · ')}</p>}
      {charge === null && article !== null && (
        <p>
          <TextLink to={paths.whereabouts} search={{ ligne: line.id }}>
            {t('whereabouts')}
          </TextLink>
        </p>
      )}
    </div>
  )
}

/** What becomes of the user's product that follows the article. */
function ProductWords({ line, kind, planned, texts }: LineFactsProps) {
  const t = useTranslations('invoice.details')
  const moved = planned?.product ?? null
  if (moved !== null) {
    const { name, unit, before, after, newer } = moved
    const was = before === null ? texts.prices.price(null) : texts.price({ unit, priceHt: before })
    const number = planned?.laterInvoice ?? null
    return (
      <p>
        {newer
          ? number === null
            ? t('productKept', { product: name, before: was })
            : t('productKeptBy', { product: name, number, before: was })
          : t('productMove', { product: name, before: was, after: texts.price({ unit, priceHt: after }) })}
      </p>
    )
  }
  if (kind === 'silent' || kind === 'left') return null
  if (kind === 'kept') return <p>{t('kept')}</p>
  const product = line.article?.product ?? null
  return (
    <p className="dimmed">{product === null ? t('noProduct') : t('product', { product: product.name })}</p>
  )
}
