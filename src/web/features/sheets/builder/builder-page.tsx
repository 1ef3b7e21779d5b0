import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DEMO_USER_ID } from '#contract/demo.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { useDemo } from '#web/lib/demo/demo.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { PageState } from '#web/ui/page-state.tsx'
import type { NewProductForm } from '../editor/editor-dialogs.ts'
import { sheetQuery } from '../sheets-api.ts'
import { BuilderWithDraft } from './builder-with-draft.tsx'

export interface BuilderPageProps {
  /** Undefined for a new sheet. */
  id: string | undefined
  /** A new sheet has been stored: the same page goes on under its address. */
  onCreated: (id: string) => void
  onDuplicated: (id: string) => void
  newProduct: (form: NewProductForm) => ReactNode
  priceHistory: (productId: string) => ReactNode
}

/** /recipes/builder: everything of one sheet in one form. */
export function BuilderPage(props: BuilderPageProps) {
  const { id, onCreated } = props
  // A sheet that gets its address while it is written is no other sheet: its page stays.
  const [instance, setInstance] = useState<{ id: string | undefined; created?: string; number: number }>({
    id,
    number: 0,
  })
  if (id !== instance.id) setInstance({ id, number: instance.number + (id === instance.created ? 0 : 1) })
  return (
    <LoadedBuilder
      key={instance.number}
      {...props}
      onCreated={(created) => {
        setInstance((before) => ({ ...before, created }))
        onCreated(created)
      }}
    />
  )
}

function LoadedBuilder({ id, ...props }: BuilderPageProps) {
  const t = useTranslations('editor')
  const session = useSession()
  const account = useDemo() ? DEMO_USER_ID : session?.account
  const settings = useSettings()
  const sheet = useQuery({ ...sheetQuery(id ?? ''), enabled: id !== undefined })
  const wanted = id === undefined || sheet.data !== undefined
  const data =
    settings.data !== undefined && account !== undefined && wanted
      ? { settings: settings.data, sheet: id === undefined ? undefined : sheet.data, account }
      : undefined
  return (
    <PageState
      query={{
        data,
        error: sheet.error ?? settings.error,
        isFetching: settings.isFetching || sheet.isFetching,
        refetch: () => Promise.all([settings.refetch(), ...(id === undefined ? [] : [sheet.refetch()])]),
      }}
      failureText={t('loadFailed')}
      notFound={<RecordNotFound of="sheet" />}
    >
      {(loaded) => <BuilderWithDraft {...loaded} {...props} />}
    </PageState>
  )
}
