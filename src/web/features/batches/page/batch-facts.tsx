import { Card } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Batch } from '#contract/batch-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useBatchWords } from '../use-batch-words.ts'
import classes from './batch-facts.module.css'

/** What a batch was made of, when and how much, and what became of it. */
export function BatchFacts({ batch }: { batch: Batch }) {
  const t = useTranslations('batches.page')
  const format = useFormat()
  const words = useBatchWords()
  const { useBy, closedAt, reason, costHt, thrownCostHt, storage, extensions, state, thrownParts, unit } =
    batch
  return (
    <Card mt={16} mb={28}>
      <dl className={classes.facts}>
        <Fact label={t('source')}>
          <Source batch={batch} />
        </Fact>
        <Fact label={t(`kinds.${batch.kind}`)}>{words.moment(batch.madeAt)}</Fact>
        <Fact label={t('quantity')}>{words.quantity(batch) || t('unknown')}</Fact>
        <Fact label={t('useBy')}>{words.moment(useBy)}</Fact>
        {extensions.map(({ at, useBy: former, reason: why }) => (
          <Fact key={at} label={t('extended')}>
            {t('extension', { at: words.moment(at), former: words.moment(former), why })}
          </Fact>
        ))}
        {thrownParts.map(({ id, at, quantity, reason: why }) => (
          <Fact key={id} label={t('thrownPart')}>
            {[words.quantity({ quantity, unit }), words.moment(at), why].join(' · ')}
          </Fact>
        ))}
        {closedAt !== null && state !== 'kept' && (
          <Fact label={t(`closed.${state}`)}>
            {[words.moment(closedAt), reason].filter(Boolean).join(' · ')}
          </Fact>
        )}
        <Fact label={t('cost')}>
          {thrownCostHt !== null
            ? t('thrownCost', { cost: format.euro(thrownCostHt) })
            : costHt === null
              ? t('costUnknown')
              : t('costHt', { cost: format.euro(costHt) })}
        </Fact>
        {storage !== '' && <Fact label={t('storage')}>{storage}</Fact>}
        <Fact label={t('allergens')}>
          <Allergens batch={batch} />
        </Fact>
        {batch.labels > 0 && <Fact label={t('labels')}>{format.quantity(batch.labels)}</Fact>}
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The sheet with the version that was made, or the product; only its name once that is gone. */
function Source({ batch }: { batch: Batch }) {
  const t = useTranslations('batches.page')
  const { sheet, product, sheetVersion, contents } = batch
  if (sheet !== null)
    return (
      <>
        <TextLink to={paths.recipe(sheet.id)} inherit underline="always">
          {sheet.title}
        </TextLink>
        {sheetVersion !== null && ` · ${t('version', { version: sheetVersion })}`}
        {contents === 'changed' && ` · ${t('changed')}`}
      </>
    )
  if (product !== null)
    return (
      <TextLink to={paths.editProduct(product.id)} inherit underline="always">
        {product.name}
      </TextLink>
    )
  return <>{t('gone')}</>
}

/** As they were when it was made; without a declaration nothing is free of any. */
function Allergens({ batch: { allergens, traces, undeclaredLines } }: { batch: Batch }) {
  const t = useTranslations('batches.page')
  const names = useTranslations('trade.allergens')
  const parts = [
    allergens.length > 0 && allergens.map((each) => names(each)).join(', '),
    traces.length > 0 && t('traces', { names: traces.map((each) => names(each)).join(', ') }),
    undeclaredLines > 0 && t('undeclared', { count: undeclaredLines }),
  ].filter((part) => part !== false)
  return <>{parts.length === 0 ? t('noAllergens') : parts.join(' · ')}</>
}
