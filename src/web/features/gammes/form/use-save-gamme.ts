import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { CarteMissing, gammesQuery, useCreateGamme, useRenameGamme } from '../gammes-api.ts'

/** Makes a gamme of a name, or gives a gamme another. */
export function useSaveGamme(gamme: { id: string; nom: string } | null, onDone: () => void) {
  const t = useTranslations('gammes')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const create = useCreateGamme()
  const rename = useRenameGamme()
  const done = (notice: string) => () => {
    notifySuccess(notice)
    onDone()
  }

  const save = (nom: string) => {
    if (gamme === null) return create.mutate({ nom }, { onSuccess: done(t('notice.added')) })
    if (nom === gamme.nom) return onDone()
    rename.mutate(
      { id: gamme.id, nom },
      {
        onSuccess: done(t('notice.changed')),
        onError: (failure) => {
          // The gamme itself is read again once the form is closed: its page goes, and would take the form along.
          if (statusOf(failure) === 404) void queryClient.invalidateQueries(gammesQuery())
        },
      },
    )
  }

  const failureText = () => {
    const { error } = create
    const noCarte = error instanceof CarteMissing
    const refusal = noCarte ? error.cause : error
    if (create.isError && statusOf(refusal) === 401) return t('failure.signedOut')
    if (create.isError) return sentence(t(noCarte ? 'failure.createWithoutCarte' : 'failure.create'), refusal)
    if (!rename.isError) return undefined
    const gone = statusOf(rename.error) === 404
    return gone ? t('failure.gone') : sentence(t('failure.change'), rename.error)
  }

  return { save, busy: create.isPending || rename.isPending, failure: failureText() }
}
