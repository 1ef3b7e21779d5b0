import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { GAMME_FACTS } from '#contract/facts/gamme.ts'
import { type Gamme, type GammeInput, gammeInput } from '#contract/gammes.ts'
import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#web/entities/paths.ts'
import { address } from '#web/lib/navigation/address.ts'
import { cartesQuery } from '#web/entities/carte/cartes-query.ts'
import { useConflictForm } from '#web/entities/use-conflict-form.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { changedFields } from '#web/lib/form/changed-fields.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { trimTexts } from '#web/lib/form/trim-texts.ts'
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
  const navigate = useNavigate()
  const saving = useConflictForm({
    form,
    opened,
    open: setOpened,
    valuesOf: draftOf,
    parts: formParts(contentOf, {
      nom: { label: t('form.name'), textOf: ({ nom }) => nom.trim() },
      nomEn: { label: carteText('englishName'), textOf: ({ nomEn }) => nomEn.trim() || common('none') },
      carteId: {
        label: carteText('carte'),
        textOf: (draft) => cartes.find(({ id }) => id === draft.carteId)?.nom ?? common('none'),
      },
    }),
    requestOf: (from: NamedGamme, typed) => {
      const changes = changedFields(draftOf(from), contentOf(typed))
      return Object.keys(changes).length === 0 ? null : { id: from.id, version: from.version, ...changes }
    },
    change: rename,
    create: (_, { nomEn, ...facts }) =>
      create.mutate(
        { ...facts, ...(nomEn.trim() !== '' && { nomEn }) },
        {
          onSuccess: ({ id }) => {
            notifySuccess(t('notice.added'))
            onDone()
            void navigate({ href: address(paths.gamme(id)), ignoreBlocker: true })
          },
        },
      ),
    creation: create,
    invalidates: 'gammes',
    notice: t('notice.changed'),
    onSaved: onDone,
    onUnchanged: onDone,
    onFailure: (failure) => {
      // The gamme itself is read again once the form is closed: its page goes, and would take the form along.
      if (statusOf(failure) === 404) void queryClient.invalidateQueries(gammesQuery())
    },
  })

  const failureText = () => {
    const { createError, changeError } = saving
    if (form.heldBack) return undefined
    const { error } = create
    const noCarte = error instanceof CarteMissing
    const refusal = noCarte ? error.cause : error
    if (create.isError && statusOf(refusal) === 401) return t('failure.signedOut')
    if (createError) return sentence(t(noCarte ? 'failure.createWithoutCarte' : 'failure.create'), refusal)
    return changeError ? sentence(t('failure.change'), changeError) : undefined
  }

  return { ...saving, form, creation: create, failure: failureText() }
}
