import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { PlannedService } from '#contract/service-shapes.ts'
import { SERVICE_MARKS } from '#domain/services/service.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { type FormParts, formParts } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { client } from '#web/lib/query/api.ts'
import { useMergingAutosave } from '#web/ui/conflict/use-merging-autosave.ts'
import { pendingSave } from '../pending-saves.ts'
import { itemId, type PlannedCarte } from '#web/entities/plan/service-view.ts'
import { serviceIs } from '../tomorrow-api.ts'

/** What is typed of a service: its covers, its mark, and the portions of a dish or a menu by their ids. */
export type TypedService = Record<string, number | string | null>

const FIGURES = ['covers', 'served'] as const

/** A service as it is typed, saved as it is typed. */
export function useService(carte: PlannedCarte, stored: PlannedService) {
  const queryClient = useQueryClient()
  const demo = useDemo()
  const { change, autosave, ...saving } = useMergingAutosave<PlannedService, TypedService>({
    stored,
    valuesOf,
    parts: useServiceParts(carte),
    write: demo
      ? null
      : async (typed, read) => {
          const service = await pendingSave(client.services.write(requestOf(read, typed)))
          serviceIs(queryClient, service)
          return service
        },
    show: (service) => serviceIs(queryClient, service),
  })
  const { unsaved } = autosave
  const service = useMemo(() => withTyped(stored, unsaved), [stored, unsaved])
  return {
    /** What is stored with what is typed over it. */
    service,
    autosave,
    ...saving,
    type: (typed: TypedService) => change(typed, true),
    choose: (typed: TypedService) => change(typed),
  }
}

function valuesOf({ covers, served, mark, items }: PlannedService): TypedService {
  return {
    covers,
    served,
    mark,
    ...Object.fromEntries(items.map((item) => [itemId(item), item.portions])),
  }
}

function withTyped(stored: PlannedService, typed: Partial<TypedService>): PlannedService {
  const figure = (name: string, before: number | null) => {
    const { [name]: value } = typed
    return value === undefined ? before : numberOf(value)
  }
  return {
    ...stored,
    covers: figure('covers', stored.covers),
    served: figure('served', stored.served),
    mark: typed.mark === undefined ? stored.mark : markOf(typed.mark),
    items: stored.items.map((item) => ({ ...item, portions: figure(itemId(item), item.portions) })),
  }
}

const numberOf = (value: number | string | null) => (typeof value === 'number' ? value : null)
const markOf = (value: number | string | null) => SERVICE_MARKS.find((mark) => mark === value) ?? null

/** What is sent of the fields that were typed; the others stay. */
function requestOf(read: PlannedService, typed: Partial<TypedService>) {
  const { day, carteId, meal, version, expected, items } = read
  const portions = items.flatMap((item) => {
    const { [itemId(item)]: value } = typed
    if (value === undefined) return []
    const { gammeRecetteId, menuId } = item
    return [{ gammeRecetteId, menuId, portions: numberOf(value) }]
  })
  const figures = FIGURES.flatMap((name) => {
    const { [name]: value } = typed
    return value === undefined ? [] : [[name, numberOf(value)] as const]
  })
  return {
    day,
    carteId,
    meal,
    version,
    ...(Object.fromEntries(figures) as { [Name in (typeof FIGURES)[number]]?: number | null }),
    ...(typed.mark !== undefined && { mark: markOf(typed.mark) }),
    ...(expected !== null && { proposedCovers: expected.covers }),
    ...(portions.length > 0 && { items: portions }),
  }
}

/** The portions that were typed of a service, as they are sent. */
export function itemsOf({ items }: PlannedService) {
  return items.flatMap(({ gammeRecetteId, menuId, portions }) =>
    portions === null ? [] : [{ gammeRecetteId, menuId, portions }],
  )
}

/** What two versions of a service are compared by: each figure by itself. */
function useServiceParts({ gammes, menus }: PlannedCarte): FormParts<TypedService> {
  const t = useTranslations('tomorrow')
  const none = useTranslations('common')('none')
  const format = useFormat()
  const figureText = (value: TypedService[string] | undefined) =>
    typeof value === 'number' ? format.quantity(value) : t('proposal')
  const part = (key: string, label: string, textOf: (value: TypedService[string] | undefined) => string) =>
    [
      key,
      {
        label,
        contentOf: ({ [key]: value }: TypedService) => value ?? null,
        textOf: ({ [key]: value }: TypedService) => textOf(value),
      },
    ] as const
  const dishes = gammes.flatMap((gamme) => gamme.dishes)
  return formParts(
    (typed: TypedService) => typed,
    Object.fromEntries([
      part('covers', t('covers.label'), figureText),
      part('served', t('past.served'), figureText),
      part('mark', t('marks.label'), (value) => {
        const mark = markOf(value ?? null)
        return mark === null ? none : t(`marks.${mark}`)
      }),
      ...dishes.map(({ id, nomAffiche }) => part(id, nomAffiche, figureText)),
      ...menus.map(({ id, nom }) => part(id, nom, figureText)),
    ]),
  )
}
