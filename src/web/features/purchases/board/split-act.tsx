import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { PurchaseList } from '#domain/purchases/purchase-item.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { orpc } from '#web/lib/query/api.ts'
import { notifyFailure } from '#web/ui/notices.tsx'
import type { BoughtProduct } from '../document/purchase-columns.ts'
import { type Choices, needsOf } from './use-choices.ts'

export interface SplitActProps {
  /** As it is needed. */
  list: PurchaseList<BoughtProduct>
  choices: Choices
}

/** 'Répartir au moins cher'; nothing where no product has another article. */
export function SplitAct({ list, choices }: SplitActProps) {
  const t = useTranslations('purchases.split')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const split = useMutation({
    mutationFn: (needs: ReadonlyMap<string, number>) =>
      queryClient.fetchQuery(
        orpc.orders.split.queryOptions({
          input: { needs: [...needs].map(([userProductId, quantity]) => ({ userProductId, quantity })) },
          staleTime: 0,
        }),
      ),
    onSuccess: (answer, needs) => choices.takeSplit(answer, needs),
    onError: (failure) => notifyFailure(sentence(t('failed'), failure)),
  })
  if (!list.items.some(({ product }) => product.offers.length > 1)) return null
  return (
    <Button variant="default" disabled={split.isPending} onClick={() => split.mutate(needsOf(list))}>
      {t(split.isPending ? 'busy' : 'act')}
    </Button>
  )
}
