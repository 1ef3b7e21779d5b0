import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NearProducts, UnconfirmedProduct } from '#contract/product-names.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useUnitPriceText } from '../price/use-price-text.ts'
import { orpc } from '#web/lib/query/api.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FoldChevron } from '#web/ui/fold-chevron.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { paths } from '../paths.ts'
import { listPriceDecimals } from '../price/unit-price-decimals.ts'
import { RefuseNamesModal } from './refuse-names-modal.tsx'
import classes from './unconfirmed-products.module.css'
import { useConfirmNames } from './use-confirm-names.ts'
import { useQuotedNames } from './use-quoted-names.ts'

/** '6 produits à confirmer': what imports have taken names for that may mean another product; nothing where all is confirmed. */
export function UnconfirmedProducts() {
  const t = useTranslations('products.unconfirmed')
  const sentence = useFailureSentence()
  const [opened, setOpened] = useState(false)
  const [refused, setRefused] = useState<UnconfirmedProduct | null>(null)
  const head = useRef<HTMLButtonElement>(null)
  const { data } = useQuery(orpc.productNames.unconfirmed.queryOptions())
  const near = useQuery({ ...orpc.productNames.near.queryOptions(), enabled: opened })
  const nearOf = new Map(near.data?.items.map((item) => [item.id, item.near]))
  const confirm = useConfirmNames()
  const items = data?.items ?? []
  // The product is removed from the list with its button.
  const confirmAll = (products: UnconfirmedProduct[]) =>
    confirm.mutate(products, { onSuccess: () => head.current?.focus() })
  if (items.length === 0) return null
  return (
    <Card padding="sm" mb="md" component="section" aria-label={t('title', { count: items.length })}>
      <button
        ref={head}
        type="button"
        className={classes.head}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <FoldChevron />
        <strong>{t('title', { count: items.length })}</strong>
        <span className="note">{t('lead')}</span>
      </button>
      {opened && (
        <Stack gap={0} mt="xs">
          {confirm.isError && <ErrorBanner text={sentence(t('failure'), confirm.error)} />}
          <ul className={classes.list}>
            {items.map((product) => (
              <Unconfirmed
                key={product.id}
                product={product}
                near={nearOf.get(product.id) ?? []}
                busy={confirm.isPending}
                onConfirm={() => confirmAll([product])}
                onRefuse={() => setRefused(product)}
              />
            ))}
          </ul>
          {items.length > 1 && (
            <DemoLock>
              <Button
                mt="xs"
                size="compact-md"
                variant="default"
                disabled={confirm.isPending}
                onClick={() => confirmAll(items)}
              >
                {t('all', { count: items.length })}
              </Button>
            </DemoLock>
          )}
        </Stack>
      )}
      {refused !== null && (
        <RefuseNamesModal
          key={refused.id}
          product={refused}
          onClose={() => setRefused(null)}
          onDone={() => head.current?.focus()}
        />
      )}
    </Card>
  )
}

interface UnconfirmedProps {
  product: UnconfirmedProduct
  /** Other products that its names may mean. */
  near: NearProducts['near']
  busy: boolean
  onConfirm: () => void
  onRefuse: () => void
}

/** '« œufs » est pris pour Œuf · 0,20 € / pièce · 12 fiches', confirmed or refused at one press, or opened to be joined to another product. */
function Unconfirmed({ product, near, busy, onConfirm, onRefuse }: UnconfirmedProps) {
  const t = useTranslations('products.unconfirmed')
  const quoted = useQuotedNames()
  const priceText = useUnitPriceText(listPriceDecimals)
  const { id, name, unit, priceHt, names, sheets } = product
  return (
    <Group component="li" justify="space-between" gap="2px 16px" className={classes.row}>
      <Text size="sm">
        {t('names', { count: names.length, names: quoted(names) })}{' '}
        <TextLink to={paths.editProduct(id)}>{name}</TextLink>{' '}
        {near.length > 0 && (
          <>
            {t('near')}{' '}
            {near.map((other, at) => (
              <Fragment key={other.id}>
                {at > 0 && t('or')}
                <TextLink to={paths.editProduct(other.id)}>{other.name}</TextLink>
              </Fragment>
            ))}{' '}
          </>
        )}
        <span className="note">{[priceText(priceHt, unit), t('sheets', { count: sheets })].join(' · ')}</span>
      </Text>
      <Group gap="xs">
        <DemoLock>
          <Button
            size="compact-md"
            variant="subtle"
            disabled={busy}
            aria-label={t('refuseOf', { name })}
            onClick={onRefuse}
          >
            {t('refuse')}
          </Button>
        </DemoLock>
        <DemoLock>
          <Button
            size="compact-md"
            variant="default"
            disabled={busy}
            aria-label={t('confirmOf', { name })}
            onClick={onConfirm}
          >
            {t('confirm')}
          </Button>
        </DemoLock>
      </Group>
    </Group>
  )
}
