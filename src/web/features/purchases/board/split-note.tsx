import { Alert, Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { OrderSplit } from '#contract/order-split.ts'
import type { PurchaseList } from '#domain/purchases/purchase-item.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Fold } from '#web/ui/fold.tsx'
import type { BoughtProduct } from '../document/purchase-columns.ts'

export interface SplitNoteProps {
  split: OrderSplit
  list: PurchaseList<BoughtProduct>
  onClear: () => void
}

const APART_REASONS = ['no-article', 'pack-unknown', 'too-many-suppliers'] as const

/** What the split costs beside what is bought usually, how certain it is, and what it leaves out. */
export function SplitNote({ split, list, onClear }: SplitNoteProps) {
  const t = useTranslations('purchases.split')
  const format = useFormat()
  const { totalHt, usualHt, reachesFrancos, proven, atLeastHt, apart } = split
  const compared = split.suppliers.reduce((count, { lines }) => count + lines.length, 0)
  const nameOf = new Map(list.items.map(({ product }) => [product.id, product.name]))
  return (
    <Alert
      color={reachesFrancos ? 'bottle' : 'saffron'}
      title={t('title', { sum: format.euro(totalHt), count: compared })}
    >
      <p>
        {t(usualWord(split), {
          usual: format.euro(usualHt ?? 0),
          less: format.euro((usualHt ?? 0) - totalHt),
        })}
      </p>
      {!reachesFrancos && <p>{t(proven ? 'noFrancos' : 'noFrancosFound')}</p>}
      {reachesFrancos && !proven && atLeastHt !== null && (
        <p>{t('unproven', { least: format.euro(atLeastHt) })}</p>
      )}
      {apart.length > 0 && (
        <Fold summary={t('apart', { count: apart.length })}>
          <ul>
            {APART_REASONS.map((reason) => {
              const names = apart.flatMap((each) =>
                each.reason === reason ? [nameOf.get(each.userProductId) ?? ''] : [],
              )
              return (
                names.length > 0 && (
                  <li key={reason}>{t(`reasons.${reason}`, { names: names.join(', ') })}</li>
                )
              )
            })}
          </ul>
        </Fold>
      )}
      <Button variant="default" size="compact-md" mt="xs" onClick={onClear}>
        {t('clear')}
      </Button>
    </Alert>
  )
}

function usualWord({ usualHt, totalHt, reachesFrancos }: OrderSplit) {
  if (usualHt === null) return 'usualUnknown'
  if (usualHt > totalHt) return 'less'
  if (usualHt === totalHt) return 'same'
  return reachesFrancos ? 'francosCost' : 'same'
}
