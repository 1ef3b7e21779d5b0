import { Flex, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { toLineProduct } from '#contract/line-product.ts'
import type { LineProduct } from '#contract/sheet-lines.ts'
import { paths } from '#web/entities/paths.ts'
import { PriceForm } from '#web/entities/price/change/price-form.tsx'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useLeadsBack } from '#web/lib/navigation/came-from.ts'
import { NamedDrawer } from '#web/ui/named-dialog.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ofProduct } from '../state/line-source.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import classes from './price-drawer.module.css'

interface PriceDrawerProps {
  product: LineProduct
  /** What the product has cost. */
  history: ReactNode
  onClose: () => void
}

/**
 * The price of a line's product beside the sheet: what it is, from whom and since when, what it was, and another one.
 * That is stored with the product at once; the sheet stays as it is typed, and its costs follow.
 */
export function PriceDrawer({ product, history, onClose }: PriceDrawerProps) {
  const t = useTranslations('editor.price')
  const phone = usePhone()
  const store = useEditor()
  const title = useEditorState(({ stored }) => stored.title)
  const leadsBack = useLeadsBack(title)
  const { id, name, unit, priceHt, version, brand, supplier } = product
  return (
    <NamedDrawer
      opened
      onClose={onClose}
      position="right"
      size={phone ? '100%' : 460}
      title={t('title', { product: name })}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 150 }}
    >
      <Stack gap="lg">
        <PriceForm
          hit={{ kind: 'product', id, name, unit, priceHt, version, brand, supplier: supplier?.name ?? null }}
          onDone={onClose}
          onBack={onClose}
          onStored={(stored) => {
            if ('densityKgPerL' in stored)
              store.dispatch({ type: 'source-read', source: ofProduct(toLineProduct(stored)) })
          }}
        />
        <PriceFacts product={product} />
        {history}
        <TextLink to={paths.editProduct(id)} state={leadsBack}>
          {t('open')}
        </TextLink>
      </Stack>
    </NamedDrawer>
  )
}

function PriceFacts({ product }: { product: LineProduct }) {
  const t = useTranslations('editor.price')
  const texts = usePriceTexts()
  const { priceHt, priceChangedAt, supplier, brand } = product
  const facts = [
    ...(priceHt === null ? [] : [{ key: 'since', value: texts.day(priceChangedAt) } as const]),
    { key: 'supplier', value: supplier?.name ?? brand ?? t('noSupplier') },
  ] as const
  return (
    <Flex component="dl" direction="column" className={classes.facts}>
      {facts.map(({ key, value }) => (
        <div key={key}>
          <dt className="dimmed">{t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Flex>
  )
}
