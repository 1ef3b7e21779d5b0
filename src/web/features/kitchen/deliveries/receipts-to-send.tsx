import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useWaitingWrites } from '#web/lib/waiting/use-waiting-writes.ts'
import { useKitchen } from '../frame/kitchen-context.ts'
import { kitchenDeliveriesQuery } from './deliveries-api.ts'

/** Beside the name of their page: how many receipts wait on this tablet. What arrives today is read for when there is no network. */
export function ReceiptsToSend() {
  const t = useTranslations('kitchen.deliveries')
  const { account } = useKitchen()
  useQuery(kitchenDeliveriesQuery())
  const state = useWaitingWrites(account ?? undefined)
  const count = (state?.writes ?? []).filter(({ ready }) => ready).length
  return count > 0 && ` · ${t('toSend', { count })}`
}
