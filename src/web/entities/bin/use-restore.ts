import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { CannotRestore, Restored } from '#contract/bin.ts'
import { paths } from '#web/entities/paths.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { codeOf, dataOf, statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { client } from '#web/lib/query/api.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { notifyFailure, notifyOpening, notifySuccess } from '#web/ui/notices.tsx'
import { address } from '#web/lib/navigation/address.ts'

/**
 * Brings back what one act has deleted, and says so with a button that leads there; what did not come back with it is named until the notice is closed.
 * @param onRestored once it is there again
 */
export function useRestore(onRestored?: (restored: Restored) => void) {
  const t = useTranslations('bin')
  const failureText = useRestoreFailure()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useCreateOnce(client.bin.restore, {
    intentionOf: ({ id }) => id,
    onSuccess: (restored) => {
      const { name, things, waiting, lost, left } = restored
      const sentence = t('notice.restored', { name, others: things - 1 })
      const place = placeOf(restored)
      if (place === null) notifySuccess(sentence)
      else notifyOpening(sentence, t('notice.open'), () => void navigate({ href: address(place) }))
      if (waiting > 0) notifyFailure(t('notice.waiting', { count: waiting }))
      if (lost > 0) notifyFailure(t('notice.lost', { count: lost }))
      if (left > 0) notifyFailure(t('notice.left', { count: left }))
      onRestored?.(restored)
    },
    onError: (failure) => notifyFailure(failureText(failure)),
    onSettled: () => invalidateAfter(queryClient, 'bin'),
  })
}

/** Why something does not come back. */
export function useRestoreFailure() {
  const t = useTranslations('bin.failure')
  const errors = useTranslations('errors')
  const sentence = useFailureSentence()
  return useCallback(
    (failure: unknown): string => {
      const why = reasonOf(failure)
      if (why) {
        const { reason, name, inBin } = why
        return errors('with', {
          what: t('restore'),
          why: t(reason, { name: name ?? '', inBin: String(inBin) }),
        })
      }
      if (statusOf(failure) === 404) return errors('with', { what: t('restore'), why: t('gone') })
      return sentence(t('restore'), failure)
    },
    [t, errors, sentence],
  )
}

function reasonOf(failure: unknown): CannotRestore | undefined {
  if (codeOf(failure) !== 'CANNOT_RESTORE') return undefined
  const [reason, name, inBin] = ['reason', 'name', 'inBin'].map((part) => dataOf(failure, part))
  return { reason, name, inBin } as CannotRestore
}

/** Where it is again; null for what no page shows. */
function placeOf({ kind, id, gammeId, things }: Restored) {
  if (kind === 'delivery') return null
  if (kind === 'order') return things === 1 ? paths.order(id) : paths.orders
  if (kind === 'sheet') return paths.editRecipe(id)
  if (kind === 'import') return paths.recipes
  if (kind === 'product') return things === 1 ? paths.editProduct(id) : paths.products
  if (kind === 'supplier') return paths.supplierProducts(id)
  if (kind === 'menu') return paths.menu(id)
  if (kind === 'carte') return `${paths.cartes}?carte=${id}` as const
  return paths.gamme(gammeId ?? id)
}
