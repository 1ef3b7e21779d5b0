import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { GAMME_FACTS } from '#contract/facts/gamme.ts'
import { type Gamme, type GammeInput, gammeInput } from '#contract/gammes.ts'
import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { cartesQuery } from '#web/entities/carte/cartes-query.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { changedFields } from '#web/lib/form/changed-fields.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { trimTexts } from '#web/lib/form/trim-texts.ts'
import { useConflict } from '#web/lib/form/use-conflict.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { CarteMissing, gammesQuery, useCreateGamme, useChangeGamme } from '../gammes-api.ts'

/** What the form knows of a gamme. */
export type NamedGamme = Pick<Gamme, 'id' | 'nom' | 'nomEn' | 'carteId' | 'version'>
/** Without a carte it goes on the first. */
export type GammeDraft = Pick<GammeInput, 'carteId'> & Required<Omit<GammeInput, 'carteId'>>

const contentOf = (draft: GammeDraft): GammeDraft => trimTexts(GAMME_FACTS, draft)

/**
 * The form of a gamme's name and carte; null is a new gamme, for the carte that is given. A save names the version that was opened: another name that another
 * window has given is asked about, and a gamme that it has deleted can be made again.
 */
export function useSaveGamme(gamme: NamedGamme | null, carteId: string | undefined, onDone: () => void) {
  const draftOf = (of: NamedGamme | null): GammeDraft => ({
    nom: of?.nom ?? '',
    nomEn: of?.nomEn ?? '',
    carteId: of?.carteId ?? carteId,
  })
  const t = useTranslations('gammes')
  const carteText = useTranslations('trade.cartes')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(gamme)
  const create = useCreateGamme()
  const rename = useChangeGamme()
  const { data: cartes = [] } = useQuery({ ...cartesQuery(), enabled: false })
  const form = useForm({
    initialValues: draftOf(opened),
    schema: gammeInput,
    immediate: ['too-long'],
    texts: {
      nom: {
        required: t('form.nameRequired'),
        'too-long': t('form.tooLong', { maximum: GAMME_MAX_LENGTH.nom }),
      },
      nomEn: { 'too-long': t('form.tooLong', { maximum: GAMME_MAX_LENGTH.nom }) },
    },
  })
  const conflict = useConflict<NamedGamme | null, GammeDraft>({
    opened,
    mine: form.values,
    valuesOf: draftOf,
    parts: formParts(contentOf, {
      nom: { label: t('form.name'), textOf: ({ nom }) => nom.trim() },
      nomEn: { label: carteText('englishName'), textOf: ({ nomEn }) => nomEn.trim() || common('none') },
      carteId: {
        label: carteText('carte'),
        textOf: (draft) => cartes.find(({ id }) => id === draft.carteId)?.nom ?? common('none'),
      },
    }),
    begin: (stored, values) => {
      setOpened(stored)
      form.reset(values)
      // The lists show the other window's version.
      void invalidateAfter(queryClient, 'gammes')
    },
    save: send,
  })
  const gone = statusOf(rename.error) === 404

  const done = (notice: string) => () => {
    notifySuccess(notice)
    onDone()
  }

  function send(from: NamedGamme | null, typed: GammeDraft) {
    if (from === null) return
    const changes = changedFields(draftOf(from), contentOf(typed))
    // Another window, or a save whose answer was lost, has given it this name and carte.
    if (Object.keys(changes).length === 0) return done(t('notice.changed'))()
    rename.mutate(
      { id: from.id, version: from.version, ...changes },
      {
        onSuccess: done(t('notice.changed')),
        onError: (failure) => {
          if (conflict.meet(failure, from, typed)) return
          form.reportFailure(failure)
          // The gamme itself is read again once the form is closed: its page goes, and would take the form along.
          if (statusOf(failure) === 404) void queryClient.invalidateQueries(gammesQuery())
        },
      },
    )
  }

  const save = () =>
    form.submit((_, draft) => {
      if (opened === null || gone) {
        const { nomEn: english, ...facts } = draft
        const input = { ...facts, ...(english.trim() !== '' && { nomEn: english }) }
        return create.mutate(input, { onSuccess: done(t('notice.added')) })
      }
      if (Object.keys(changedFields(draftOf(opened), draft)).length === 0) return onDone()
      send(opened, draft)
    })

  /** Gives what the first attempt has made the name that is typed. */
  const correct = (made: NamedGamme) => form.submit((_, draft) => send(made, draft))

  const failureText = () => {
    if (form.heldBack) return undefined
    const { error } = create
    const noCarte = error instanceof CarteMissing
    const refusal = noCarte ? error.cause : error
    if (create.isError && statusOf(refusal) === 401) return t('failure.signedOut')
    if (create.isError && create.madeBefore === null)
      return sentence(t(noCarte ? 'failure.createWithoutCarte' : 'failure.create'), refusal)
    if (!rename.isError || gone || storedVersionOf(rename.error) !== undefined) return undefined
    return sentence(t('failure.change'), rename.error)
  }

  return {
    form,
    conflict,
    creation: create,
    correct,
    /** Another window has deleted it: a submission makes it again. */
    gone,
    save,
    busy: create.isPending || rename.isPending,
    failure: failureText(),
  }
}
