import { Button, Card, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UnconfirmedProduct } from '#contract/product-names.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { orpc } from '#web/lib/query/api.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { RefuseNamesModal } from './refuse-names-modal.tsx'
import { UnconfirmedRow } from './unconfirmed-row.tsx'
import classes from './unconfirmed-products.module.css'
import { useConfirmNames } from './use-confirm-names.ts'

/** '6 produits à confirmer': what imports have taken names for that may mean another product; nothing where all is confirmed. */
export function UnconfirmedProducts() {
  const t = useTranslations('products.unconfirmed')
  const [refused, setRefused] = useState<UnconfirmedProduct | null>(null)
  const card = useRef<HTMLElement>(null)
  const { data } = useQuery(orpc.productNames.unconfirmed.queryOptions())
  const items = data?.items ?? []
  // The product is removed from the list with its button.
  const focusHead = () => card.current?.querySelector('summary')?.focus()
  if (items.length === 0) return null
  const title = t('title', { count: items.length })
  return (
    <Card ref={card} py={4} px="sm" mb="md" component="section" aria-label={title}>
      <Fold summary={title} value={t('lead')}>
        {() => <UnconfirmedList items={items} onRefuse={setRefused} onConfirmed={focusHead} />}
      </Fold>
      {refused !== null && (
        <RefuseNamesModal
          key={refused.id}
          product={refused}
          onClose={() => setRefused(null)}
          onDone={focusHead}
        />
      )}
    </Card>
  )
}

interface UnconfirmedListProps {
  items: readonly UnconfirmedProduct[]
  onRefuse: (product: UnconfirmedProduct) => void
  onConfirmed: () => void
}

/** Each of them with its buttons, and one that confirms all. */
function UnconfirmedList({ items, onRefuse, onConfirmed }: UnconfirmedListProps) {
  const t = useTranslations('products.unconfirmed')
  const sentence = useFailureSentence()
  const near = useQuery(orpc.productNames.near.queryOptions())
  const nearOf = new Map(near.data?.items.map((item) => [item.id, item.near]))
  const confirm = useConfirmNames()
  const confirmAll = (products: UnconfirmedProduct[]) => confirm.mutate(products, { onSuccess: onConfirmed })
  return (
    <Stack gap={0} pb="xs">
      {confirm.isError && <ErrorBanner text={sentence(t('failure'), confirm.error)} />}
      <ul className={classes.list}>
        {items.map((product) => (
          <UnconfirmedRow
            key={product.id}
            product={product}
            near={nearOf.get(product.id) ?? []}
            busy={confirm.isPending}
            onConfirm={() => confirmAll([product])}
            onRefuse={() => onRefuse(product)}
          />
        ))}
      </ul>
      {items.length > 1 && (
        <Group mt="xs" justify="flex-end">
          <DemoLock>
            <Button
              size="compact-md"
              variant="default"
              disabled={confirm.isPending}
              onClick={() => confirmAll([...items])}
            >
              {t('all', { count: items.length })}
            </Button>
          </DemoLock>
        </Group>
      )}
    </Stack>
  )
}
