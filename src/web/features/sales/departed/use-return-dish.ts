import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useRestoreFailure } from '#web/entities/bin/use-restore.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { paths } from '#web/entities/paths.ts'
import { address } from '#web/lib/navigation/address.ts'
import { client } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { notifyFailure, notifyOpening } from '#web/ui/notices.tsx'
import type { PeriodRef } from '../sales-api.ts'

/** Puts a dish back on its gamme, and says so with a button that leads there. */
export function useReturnDish() {
  const t = useTranslations('sales.departed')
  const failureText = useRestoreFailure()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useSingleMutation({
    mutationFn: ({ id, periodId, dishId }: PeriodRef & { dishId: string; name: string }) =>
      client.sales.returnDish({ id, periodId, dishId }),
    onSuccess: ({ gammeId }, { name }) =>
      notifyOpening(t('returned', { name }), t('open'), () => {
        void navigate({ href: address(paths.gamme(gammeId)) })
      }),
    onError: (failure) => notifyFailure(failureText(failure)),
    onSettled: () => invalidateAfter(queryClient, 'bin'),
  })
}
