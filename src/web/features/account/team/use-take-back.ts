import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Member } from '#contract/members.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'

/** Takes back the offer of the house, which takes nothing from anybody and so asks nothing. */
export function useTakeBack(): (member: Pick<Member, 'id'>) => void {
  const t = useTranslations('team.offer')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const { mutate } = useSingleMutation(
    orpc.members.takeBackOffer.mutationOptions({
      onSuccess: () => notifySuccess(t('takenBack')),
      onError: (failure) => notifyFailure(sentence(t('failed'), failure)),
      onSettled: () => invalidateAfter(queryClient, 'members'),
    }),
  )
  return ({ id }) => mutate({ id })
}
